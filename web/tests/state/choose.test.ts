import { expect, test } from "vitest";
import { chosen } from "../../src/state/choose";
import { Seat } from "./seat";
import type { Rules } from "./seat";

// 9 · Pool, 5 · Temp, 12 · Bis; a pool is planned at a3 and nowhere else here.
const RULES: Rules = {
  "": "write 1 a3, write 1 a5, write 3 a5, roundabout a1",
  "write 1 a3": "pool a3, confirm",
  "write 1 a3, pool a3": "confirm",
  "write 1 a5": "confirm",
  "write 3 a5": "copy a5 a4, copy a5 a6, confirm",
  "roundabout a1": "write 1 a3, write 1 a5, write 3 a5",
  "roundabout a1, write 1 a5": "confirm",
  "roundabout a1, write 3 a5": "confirm",
};

test.each([
  // taps, card chosen (from 1), draft, stage
  ["", 0, "", "choose"],
  ["pick 1", 1, "", "write"],
  ["pick 1, pick 1", 0, "", "choose"],
  ["pick 1, pick 3", 3, "", "write"],
  ["pick 1, escape", 0, "", "choose"],
  ["pick 1, lot a5", 1, "write 1 a5", "done"],
  ["pick 1, lot a5, lot a5", 1, "write 1 a5", "done"],
  ["pick 3, lot a5", 3, "write 3 a5", "bis"],
  // another star moves the pencil, an action with one use follows it
  ["pick 1, lot a5, lot a3", 1, "write 1 a3, pool a3", "done"],
  ["pick 1, lot a3, lot a5", 1, "write 1 a5", "done"],
  // another card rubs the number out, the same one as well
  ["pick 1, lot a3, pick 3", 3, "", "write"],
  ["pick 1, lot a3, pick 1", 0, "", "choose"],
  ["pick 1, lot a3, pick 3, lot a5", 3, "write 3 a5", "bis"],
  // roundabouts stay
  ["roundabout, lot a1, pick 1, lot a5", 1, "roundabout a1, write 1 a5", "done"],
  ["roundabout, lot a1, pick 1, lot a5, pick 3", 3, "roundabout a1", "write"],
  ["roundabout, lot a1, pick 1, lot a5, pick 3, lot a5", 3, "roundabout a1, write 3 a5", "done"],
])("%s: card %i, draft “%s”, then %s", (taps, card, draft, stage) => {
  const seat = new Seat(RULES).does(taps);
  expect([(chosen(seat.state) ?? -1) + 1, seat.draft, seat.stage]).toEqual([card, draft, stage]);
});

test("a house tapped before a card says so, until the next tap", () => {
  const seat = new Seat(RULES).does("lot a3");
  expect(seat.line).toBe("First choose a card.");
  expect(seat.does("pick 1").line).toBe("9 fits 2 houses. Tap a star.");
});

test("a card that fits nowhere says so", () => {
  expect(new Seat(RULES).does("pick 2").line).toBe("5 fits nowhere");
});

test("a house that is refused asks why, without the number drafted elsewhere", () => {
  const seat = new Seat(RULES).does("pick 1, lot b1");
  expect(seat.why).toBe("why write 1 b1 @ lot:b1");
  expect(seat.does("lot a3").why).toBe("");
  expect(seat.does("lot b2").why).toBe("why write 1 b2 @ lot:b2");
  expect(seat.draft).toBe("write 1 a3, pool a3");
});

test("the line names the house and what was done", () => {
  expect(new Seat(RULES).does("pick 1, lot a3").line).toBe("9 on Juniper 3, pool dug. Tap a star to move it.");
  expect(new Seat(RULES).does("pick 1, lot a5").line).toBe("9 pencilled on Juniper 5. Tap a star to move it.");
});
