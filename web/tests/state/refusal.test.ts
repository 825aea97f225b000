import { expect, test } from "vitest";
import { Seat } from "./seat";
import type { Rules, Setting } from "./seat";
import { town } from "./town";

const NOTHING: Rules = { "": "refuse", "refuse": "confirm" };
// A temp could change its number; the printed ones fit nowhere.
const ADJUSTED: Rules = { "": "write 2 a3 +1, refuse", "refuse": "confirm", "write 2 a3 +1": "confirm" };
const HAND: Rules = {
  "": "refuse",
  "refuse": "leave 1, leave 2, leave 3",
  "refuse, leave 1": "confirm",
  "refuse, leave 3": "confirm",
};
const CARDS: [number, string][] = [[1, "pool"], [2, "bis"], [3, "temp"]];

test.each<[string, Rules, Setting, string, string, string]>([
  // taps, rules, setting, draft, stage, line
  ["", NOTHING, {}, "", "refusal", "None of 9, 5, 12 fits. The refusal costs its box."],
  ["confirm", NOTHING, {}, "refuse", "done", "Permit refused. Confirm, or go on changing."],
  ["confirm, undo", NOTHING, {}, "", "refusal", "None of 9, 5, 12 fits. The refusal costs its box."],
  ["confirm, confirm", NOTHING, {}, "refuse", "sent", "Sent. Person 1 and random still think."],
  // a card that fits nowhere does not keep anybody from refusing
  ["pick 1", NOTHING, {}, "", "refusal", "None of 9, 5, 12 fits. The refusal costs its box."],
  ["pick 1, confirm", NOTHING, {}, "refuse", "done", "Permit refused. Confirm, or go on changing."],
  // nor does one whose changed number fits, until it is chosen
  ["", ADJUSTED, {}, "", "refusal", "Only a changed number fits. The refusal costs its box."],
  ["confirm", ADJUSTED, {}, "refuse", "done", "Permit refused. Confirm, or go on changing."],
  ["pick 2", ADJUSTED, {}, "", "write", "5 fits 1 house. Tap a star."],
  ["pick 2, lot a3", ADJUSTED, {}, "write 2 a3 +1", "done", "6 pencilled on Juniper 3. Other number? Other star?"],
  ["confirm, pick 2, lot a3", ADJUSTED, {}, "write 2 a3 +1", "done", "6 pencilled on Juniper 3. Other number? Other star?"],
  // from a hand a card is chosen that goes on
  ["confirm", HAND, { hand: CARDS }, "refuse", "leave", "Choose the card that goes on."],
  ["confirm, leave 1", HAND, { hand: CARDS }, "refuse, leave 1", "done", "Permit refused. Confirm, or go on changing."],
  ["confirm, leave 1, leave 3", HAND, { hand: CARDS }, "refuse, leave 3", "done", "Permit refused. Confirm, or go on changing."],
  ["confirm, leave 1, undo", HAND, { hand: CARDS }, "refuse", "leave", "Choose the card that goes on."],
])("%s", (taps, rules, setting, ...expected) => {
  const seat = new Seat(rules, { room: { seats: named() }, ...setting }).does(taps);
  expect([seat.draft, seat.stage, seat.line]).toEqual(expected);
  expect(seat.why).toBe("");
});

/** Bots keep their own names here. */
function named() {
  return new Seat({}).state.room?.seats.map((seat) => ({ ...seat, name: seat.bot ?? seat.name, bot: null })) ?? [];
}

test("while a card is chosen that fits with a change, Confirm refuses nothing", () => {
  const seat = new Seat(ADJUSTED).does("pick 2, confirm");
  expect([seat.draft, seat.why]).toEqual(["", "why confirm @ bar"]);
});

test("the third refusal says that it ends the game", () => {
  const seat = new Seat(NOTHING, { sheet: { ...town(), refusals: 2 } }).does("confirm");
  expect(seat.line).toBe("Permit refused. A third refusal ends the game.");
});
