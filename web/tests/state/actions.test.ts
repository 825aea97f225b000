import { describe, expect, test } from "vitest";
import { Seat } from "./seat";
import type { Rules, Setting } from "./seat";
import { town } from "./town";

interface Case {
  rules: Rules;
  setting: Setting;
  /** Taps, draft, stage, the line. */
  rows: [string, string, string, string][];
}

const CASES: Record<string, Case> = {
  "a park is planted with its number, and may be left": {
    setting: { offers: [[9, "landscaper"]] },
    rules: {
      "": "write 1 a3, write 1 b2",
      "write 1 a3": "park a, confirm",
      "write 1 a3, park a": "confirm",
      "write 1 b2": "park b, confirm",
      "write 1 b2, park b": "confirm",
    },
    rows: [
      ["pick 1, lot a3", "write 1 a3, park a", "done", "9 on Juniper 3, park planted. Tap a star to move it."],
      ["pick 1, lot a3, action", "write 1 a3", "done", "9 on Juniper 3, no park."],
      ["pick 1, lot a3, action, action", "write 1 a3, park a", "done", "9 on Juniper 3, park planted. Tap a star to move it."],
      ["pick 1, lot a3, lot b2", "write 1 b2, park b", "done", "9 on Marigold 2, park planted. Tap a star to move it."],
      ["pick 1, lot a3, action, lot b2", "write 1 b2, park b", "done", "9 on Marigold 2, park planted. Tap a star to move it."],
      ["pick 1, lot a3, undo", "", "choose", "Choose a card."],
    ],
  },
  "a pool is dug with its number, and may be left": {
    setting: { offers: [[9, "pool"]] },
    rules: { "": "write 1 a3", "write 1 a3": "pool a3, confirm", "write 1 a3, pool a3": "confirm" },
    rows: [
      ["pick 1, lot a3", "write 1 a3, pool a3", "done", "9 on Juniper 3, pool dug. Tap a star to move it."],
      ["pick 1, lot a3, action", "write 1 a3", "done", "9 on Juniper 3, no pool. It cannot be dug later."],
    ],
  },
  "a fence waits for its gap": {
    setting: { offers: [[9, "surveyor"]] },
    rules: {
      "": "write 1 a3",
      "write 1 a3": "fence a2, fence b4, confirm",
      "write 1 a3, fence a2": "confirm",
      "write 1 a3, fence b4": "confirm",
    },
    rows: [
      ["pick 1, lot a3", "write 1 a3", "fence", "Tap a gap for a fence, or confirm without Surveyor."],
      ["pick 1, lot a3, gap a2", "write 1 a3, fence a2", "fence", "Fence after Juniper 2. Another gap moves it."],
      ["pick 1, lot a3, gap a2, gap b4", "write 1 a3, fence b4", "fence", "Fence after Marigold 4. Another gap moves it."],
      // the same gap again takes the fence away
      ["pick 1, lot a3, gap a2, gap a2", "write 1 a3", "fence", "Tap a gap for a fence, or confirm without Surveyor."],
      ["pick 1, lot a3, gap a2, action", "write 1 a3", "fence", "Tap a gap for a fence, or confirm without Surveyor."],
      // with several gaps the switch has nothing to choose
      ["pick 1, lot a3, action", "write 1 a3", "fence", "Tap a gap for a fence, or confirm without Surveyor."],
      ["pick 1, lot a3, gap a2, undo", "write 1 a3", "fence", "Tap a gap for a fence, or confirm without Surveyor."],
    ],
  },
  "an estate size waits for its column": {
    setting: { offers: [[9, "real_estate"]] },
    rules: {
      "": "write 1 a3",
      "write 1 a3": "improve 1, improve 6, confirm",
      "write 1 a3, improve 1": "confirm",
      "write 1 a3, improve 6": "confirm",
    },
    rows: [
      ["pick 1, lot a3", "write 1 a3", "size", "Tap a size to raise it, or confirm without Real Estate."],
      ["pick 1, lot a3, size 6", "write 1 a3, improve 6", "size", "Size 6 raised. Another size changes it."],
      ["pick 1, lot a3, size 6, size 1", "write 1 a3, improve 1", "size", "Size 1 raised. Another size changes it."],
      ["pick 1, lot a3, size 6, size 6", "write 1 a3", "size", "Tap a size to raise it, or confirm without Real Estate."],
    ],
  },
  "a copy with one source is one tap": {
    setting: { offers: [[12, "bis"]], sheet: town(". . . . 4") },
    rules: {
      "": "write 1 a8",
      "write 1 a8": "copy a5 a4, copy a5 a6, copy a8 a9, confirm",
      "write 1 a8, copy a5 a4": "confirm",
      "write 1 a8, copy a5 a6": "confirm",
      "write 1 a8, copy a8 a9": "confirm",
    },
    rows: [
      ["pick 1, lot a8", "write 1 a8", "bis", "Tap a ghost to copy it, or confirm without Bis."],
      ["pick 1, lot a8, lot a4", "write 1 a8, copy a5 a4", "bis", "4 copied to Juniper 4. Another ghost changes it."],
      ["pick 1, lot a8, lot a4, lot a9", "write 1 a8, copy a8 a9", "bis", "12 copied to Juniper 9. Another ghost changes it."],
    ],
  },
  "a copy between two numbers asks which": {
    setting: { offers: [[12, "bis"]], sheet: town("3 . 6") },
    rules: {
      "": "write 1 c1",
      "write 1 c1": "copy a1 a2, copy a3 a2, confirm",
      "write 1 c1, copy a1 a2": "confirm",
      "write 1 c1, copy a3 a2": "confirm",
    },
    rows: [
      ["pick 1, lot c1, lot a2", "write 1 c1", "bis", "Tap a ghost to copy it, or confirm without Bis."],
      ["pick 1, lot c1, lot a2, copy a3 a2", "write 1 c1, copy a3 a2", "bis", "6 copied to Juniper 2. Another ghost changes it."],
      // the house again takes the left one, as its ghost shows
      ["pick 1, lot c1, lot a2, lot a2", "write 1 c1, copy a1 a2", "bis", "3 copied to Juniper 2. Another ghost changes it."],
      ["pick 1, lot c1, lot a2, escape", "write 1 c1", "bis", "Tap a ghost to copy it, or confirm without Bis."],
      ["pick 1, lot c1, lot a2, undo", "write 1 c1", "bis", "Tap a ghost to copy it, or confirm without Bis."],
    ],
  },
};

describe.each(Object.entries(CASES))("%s", (_, { rules, setting, rows }) => {
  test.each(rows)("%s", (taps, draft, stage, line) => {
    const seat = new Seat(rules, setting).does(taps);
    expect([seat.draft, seat.stage, seat.line, seat.why]).toEqual([draft, stage, line, ""]);
  });
});

test("the question which number to copy is open only until it is answered", () => {
  const { rules, setting } = CASES["a copy between two numbers asks which"] ?? { rules: {}, setting: {} };
  const seat = new Seat(rules, setting).does("pick 1, lot c1, lot a2");
  expect(seat.state.ui.copy).toBe("a2");
  expect(seat.does("copy a1 a2").state.ui.copy).toBeNull();
});

test.each([
  ["a fence that is barred", "fence", "surveyor", "gap c9", "why write 1 a3, fence c9 @ gap:c9"],
  ["a column that is full", "improve", "real_estate", "size 2", "why write 1 a3, improve 2 @ size:2"],
  ["a house that takes no copy", "copy", "bis", "lot b4", "why write 1 a3, copy b3 b4 @ lot:b4"],
  ["a first house that takes no copy", "copy", "bis", "lot b1", "why write 1 a3, copy b2 b1 @ lot:b1"],
])("%s is explained beside it, as if nothing else were drafted", (_, kind, action, tap, why) => {
  const legal: Record<string, string> = { fence: "fence a2, fence a5", improve: "improve 1, improve 6", copy: "copy a3 a2, copy a3 a4" };
  const [one = ""] = legal[kind]?.split(", ") ?? [];
  const rules = { "": "write 1 a3", "write 1 a3": `${legal[kind] ?? ""}, confirm`, [`write 1 a3, ${one}`]: "confirm" };
  const seat = new Seat(rules, { offers: [[9, action]] }).does("pick 1, lot a3");
  expect(seat.does(tap).why).toBe(why);
  seat.does(kind === "copy" ? "lot a2" : `${kind === "fence" ? "gap" : "size"} ${one.split(" ")[1] ?? ""}`);
  expect([seat.draft, seat.why]).toEqual([`write 1 a3, ${one}`, ""]);
  expect(seat.does(tap).why).toBe(why);
});
