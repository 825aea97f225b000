import { expect, test } from "vitest";
import { Seat } from "./seat";
import type { Rules } from "./seat";

/** Rules where these changes of the number fit at a3; `free` where the printed one needs no box. */
function rules(changes: string, free = false): Rules {
  const writes = changes.split(" ").filter((one) => one !== "").map((one) => `write 1 a3 ${one}`);
  const all = [...(free ? ["write 1 a3"] : []), ...writes];
  return { "": [...all, "write 1 b1 +0"].join(", "), ...Object.fromEntries(all.map((one) => [one, "confirm"])), "write 1 b1 +0": "confirm" };
}

const seat = (legal: Rules): Seat => new Seat(legal, { offers: [[8, "temp"]] }).does("pick 1, lot a3");

test.each([
  // what fits, what is chosen first
  ["-2 -1 +0 +1 +2", "write 1 a3 +0"],
  ["-1 +1", "write 1 a3 -1"],
  ["-2 +2", "write 1 a3 -2"],
  ["+1 +2", "write 1 a3 +1"],
  ["-2 +1", "write 1 a3 +1"],
  ["-2 -1", "write 1 a3 -1"],
])("of %s the printed number comes first, else the nearest, the lower of two", (changes, first) => {
  expect(seat(rules(changes)).draft).toBe(first);
});

test.each([
  // taps on the strip, what is written
  ["shift 2", "write 1 a3 +2"],
  ["shift -2", "write 1 a3 -2"],
  ["shift 2, shift 0", "write 1 a3 +0"],
  ["shift 0", "write 1 a3 +0"],
  // the action is left with the printed number, and taken again
  ["action", "write 1 a3"],
  ["action, action", "write 1 a3 +0"],
  ["shift 2, action", "write 1 a3"],
  // another house begins anew
  ["shift 2, lot b1", "write 1 b1 +0"],
])("on the strip %s writes %s", (taps, draft) => {
  expect(seat(rules("-2 -1 +0 +1 +2", true)).does(taps).draft).toBe(draft);
});

test("a change that does not fit is explained on its cell", () => {
  expect(seat(rules("-1 +0")).does("shift 2").why).toBe("why write 1 a3 +2 @ shift:2");
});

test("where the printed number does not fit the action cannot be left", () => {
  const now = seat(rules("+1 +2"));
  expect([now.does("action").draft, now.why]).toEqual(["write 1 a3 +1", ""]);
});

test("with every box crossed the printed number alone is written", () => {
  expect(seat(rules("", true)).draft).toBe("write 1 a3");
});

test("a cell tapped again changes nothing, and sends nothing", () => {
  const now = seat({ ...rules("+0 +1"), "write 1 a3 +0": "claim 1 a1, confirm", "write 1 a3 +0, claim 1 a1": "confirm" });
  now.does("plan 1").heard();
  expect([now.does("shift 0").draft, now.heard()]).toEqual(["write 1 a3 +0, claim 1 a1", ""]);
});

test("the line asks for another number", () => {
  expect(seat(rules("+0 +1")).line).toBe("8 pencilled on Juniper 3. Other number? Other star?");
});
