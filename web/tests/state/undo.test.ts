import { expect, test } from "vitest";
import { chosen } from "../../src/state/choose";
import { undone } from "../../src/state/turn";
import { Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = {
  "": "write 1 a3, roundabout a1",
  "roundabout a1": "write 1 a3",
  "roundabout a1, write 1 a3": "fence a5, confirm",
  "roundabout a1, write 1 a3, fence a5": "claim 1, confirm",
  "roundabout a1, write 1 a3, fence a5, claim 1": "reshuffle, confirm",
  "roundabout a1, write 1 a3, fence a5, claim 1, reshuffle": "confirm",
};
const FULL = "roundabout, lot a1, pick 1, lot a3, gap a5, plan 1, reshuffle";

const seat = (taps: string): Seat => new Seat(RULES, { offers: [[9, "surveyor"]] }).does(taps);

test("undo peels one step after the other, then puts the card down", () => {
  const now = seat(FULL);
  const seen = Array.from({ length: 5 }, () => now.does("undo").draft);
  expect(seen).toEqual([
    "roundabout a1, write 1 a3, fence a5, claim 1",
    "roundabout a1, write 1 a3, fence a5",
    "roundabout a1, write 1 a3",
    "roundabout a1",
    "",
  ]);
  expect(now.does("pick 1, undo").stage).toBe("choose");
});

test("what has been answered is there again at once, before the server answers", () => {
  const now = seat(FULL);
  now.held = true;
  expect(now.does("undo").draft).toBe("roundabout a1, write 1 a3, fence a5, claim 1");
  expect(now.does("undo, undo, undo").draft).toBe("roundabout a1");
  expect(now.waiting.map((command) => ("moves" in command ? command.moves.length : -1))).toEqual([4, 3, 2, 1]);
});

test("the whole draft goes at once, the card with it", () => {
  const now = seat(`${FULL}, undo all`);
  expect([now.draft, chosen(now.state), now.stage]).toEqual(["", null, "choose"]);
});

test("nothing to undo asks nothing", () => {
  const now = seat("");
  now.heard();
  expect([now.does("undo").heard(), now.draft]).toEqual(["", ""]);
});

test.each([
  ["write 1 a3, pool a3", ""],
  ["write 1 a3, park a", ""],
  ["write 1 a3, fence a4", "write 1 a3"],
  ["write 1 a3, improve 2", "write 1 a3"],
  ["write 1 a3, copy a3 a4", "write 1 a3"],
  ["roundabout a1, write 1 a3, pool a3", "roundabout a1"],
  ["write 1 a3, pool a3, claim 2", "write 1 a3, pool a3"],
  ["refuse, leave 2", "refuse"],
  ["refuse", ""],
  ["", ""],
])("without its last step “%s” is “%s”", (moves, rest) => {
  expect(undone(moves === "" ? [] : moves.split(", ")).join(", ")).toBe(rest);
});
