import { expect, test } from "vitest";
import { mayBuild } from "../../src/state/ledger";
import { Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = {
  "": "write 1 a3, write 1 a7, roundabout a2, roundabout c5",
  "roundabout a2": "write 1 a3, write 1 a7",
  "roundabout a2, write 1 a7": "confirm",
  "write 1 a3": "fence a4, fence b4, roundabout c5, confirm",
  "write 1 a3, roundabout c5": "confirm",
  "write 1 a3, fence a4": "roundabout c5, confirm",
  "write 1 a3, fence a4, roundabout c5": "confirm",
  "write 1 a3, fence b4": "confirm",
  "write 1 a3, fence b4, roundabout c5": "confirm",
  "write 1 a7": "fence a4, fence b4, roundabout c5, confirm",
  "write 1 a7, roundabout c5": "confirm",
};

const seat = (): Seat =>
  new Seat(RULES, { offers: [[9, "surveyor"]], room: { layout: { ...roundabouts() } } });

function roundabouts() {
  const layout = new Seat(RULES).state.room?.layout;
  if (!layout) throw new Error("no layout");
  return { ...layout, roundabouts: [0, 3, 8] };
}

test.each([
  // taps, draft, stage
  ["roundabout", "", "roundabout"],
  ["roundabout, roundabout", "", "choose"],
  ["roundabout, undo", "", "choose"],
  ["roundabout, escape", "", "choose"],
  // Not now
  ["roundabout, confirm", "", "choose"],
  ["pick 1, roundabout", "", "roundabout"],
  ["pick 1, roundabout, confirm", "", "write"],
  ["roundabout, lot a2", "roundabout a2", "choose"],
  ["roundabout, lot a2, pick 1, lot a7", "roundabout a2, write 1 a7", "done"],
  ["roundabout, lot a2, undo", "", "choose"],
  // after the number, before and after its action
  ["pick 1, lot a3, roundabout, lot c5", "write 1 a3, roundabout c5", "fence"],
  ["pick 1, lot a3, gap a4, roundabout, lot c5", "write 1 a3, fence a4, roundabout c5", "fence"],
  ["pick 1, lot a3, roundabout, lot c5, gap a4", "write 1 a3, fence a4, roundabout c5", "fence"],
  ["pick 1, lot a3, gap a4, roundabout, lot c5, gap b4", "write 1 a3, fence b4, roundabout c5", "fence"],
  // the pencil moves, the roundabout stays
  ["pick 1, lot a3, roundabout, lot c5, lot a7", "write 1 a7, roundabout c5", "fence"],
  ["pick 1, lot a3, roundabout, lot c5, undo", "write 1 a3", "fence"],
])("%s: “%s”, then %s", (taps, draft, stage) => {
  const now = seat().does(taps);
  expect([now.draft, now.stage, now.why]).toEqual([draft, stage, ""]);
});

test("rings cannot be asked for where none may be built", () => {
  const now = seat().does("roundabout, lot a2");
  expect(mayBuild(now.state)).toBe(false);
  expect(now.does("roundabout").stage).toBe("choose");
});

test("the line tells what it will cost, then where it stands", () => {
  const now = seat().does("roundabout");
  expect(now.line).toBe("Tap a ring to build there. It will count −3.");
  expect(now.does("lot a2").line).toBe("Roundabout on Juniper 2. Choose a card.");
});

test("a house without a ring says why, and the rings stay", () => {
  const now = seat().does("roundabout, lot b1");
  expect([now.why, now.stage]).toEqual(["why roundabout b1 @ lot:b1", "roundabout"]);
});
