import { expect, test } from "vitest";
import { receiver, sender } from "../../src/state/line";
import { cardFits, roleOf } from "../../src/state/select";
import { chooseFlag } from "../../src/state/choose";
import { ROOM, Seat } from "./seat";
import type { Rules, Setting } from "./seat";

// Offers of a hand: 1 = numbers of card 1 with the action of card 2, then 1·3, 2·1, 2·3, 3·1, 3·2.
const HAND: [number, string][] = [[7, "pool"], [11, "surveyor"], [4, "landscaper"]];
const RULES: Rules = {
  "": "write 1 a5, write 2 a5, write 3 b5, write 4 b5",
  "write 1 a5": "fence a5, confirm",
  "write 2 a5": "park a, confirm",
  "write 2 a5, park a": "confirm",
  "write 3 b5": "confirm",
  "write 4 b5": "park b, confirm",
  "write 4 b5, park b": "confirm",
};
const seat = (setting: Setting = {}): Seat => new Seat(RULES, { hand: HAND, ...setting });
const roles = ({ state }: Seat): string => [0, 1, 2].map((card) => (roleOf(state, card) ?? "-").charAt(0)).join("");

test.each([
  // taps, roles of the three cards: n(umber), a(ction), r(est), draft
  ["", "---", ""],
  ["card 1", "n--", ""],
  ["card 1, card 1", "---", ""],
  ["card 1, card 2", "nar", ""],
  ["card 2, card 1", "anr", ""],
  ["card 1, card 2, card 3", "nra", ""],
  ["card 1, card 2, card 2", "nar", ""],
  // the card of the number puts all of it down
  ["card 1, card 2, card 1", "---", ""],
  ["card 1, card 2, escape", "---", ""],
  // a flag gives its card the next role: number and action change, the action goes to rest, the rest to number
  ["card 1, card 2, flag 1", "anr", ""],
  ["card 1, card 2, flag 2", "nra", ""],
  ["card 1, card 2, flag 3", "ran", ""],
  ["flag 2", "-n-", ""],
  // what is written stays with its cards, and is rubbed out with them
  ["card 1, card 3, lot a5", "nra", "write 2 a5, park a"],
  ["card 1, card 3, lot a5, card 2", "nar", ""],
  ["card 1, card 3, lot a5, card 3", "nra", "write 2 a5, park a"],
  ["card 1, card 3, lot a5, card 1", "---", ""],
  ["card 1, card 3, lot a5, flag 1", "arn", ""],
  ["card 2, card 3, lot b5", "rna", "write 4 b5, park b"],
])("%s: %s, draft “%s”", (taps, expected, draft) => {
  const now = seat().does(taps);
  expect([roles(now), now.draft]).toEqual([expected, draft]);
});

test.each([
  ["", "Choose the card for your number."],
  ["card 1", "Now the card for your action."],
  ["card 1, card 2", "7 fits 1 house. Tap a star."],
  ["card 3, card 1", "4 fits nowhere"],
])("after “%s” the line says %s", (taps, line) => {
  expect(seat().does(taps).line).toBe(line);
});

test("only cards that can give a number fit", () => {
  expect([0, 1, 2].map((card) => cardFits(seat().state, card))).toEqual([true, true, false]);
});

test("a flag of a turn that is sent changes nothing", () => {
  const now = seat().does("card 1, card 3, lot a5, confirm");
  expect([now.stage, roles(now.does("flag 1, card 2"))]).toEqual(["sent", "nra"]);
  expect(chooseFlag(now.state, 0).effects).toEqual([]);
});

test.each([
  // who sits here, whose hand, who gets the card that is not used (R11.6)
  ["expert, three seats", {}, "Pebble"],
  ["expert, the second seat", { room: { you: 1 } }, "Person 0"],
  ["solo", { room: { seats: ROOM.seats.slice(0, 1) } }, null],
  ["watching", { hand: [], room: { you: null } }, null],
] as [string, Setting, string | null][])("%s: the rest goes to the right", (_, setting, name) => {
  expect(receiver(seat(setting).state)).toBe(name);
});

test("the card that came names its sender, who sits on the other side; a first hand has none", () => {
  const count = ROOM.seats.filter(({ state }) => state !== "free").length;
  const passed = Array.from({ length: count }, () => "bis");
  const came = (you: number): string | undefined => sender(seat({ cards: { passed }, room: { you } }).state)?.name;
  // Round the table: whose rest goes to one is who has passed it a card.
  const names = (seat().state.room?.seats ?? []).slice(0, count).map(({ name }) => name);
  const gives = names.map((_, you) => receiver(seat({ room: { you } }).state));
  expect(names.map((_, you) => came(you))).toEqual(names.map((name) => names[gives.indexOf(name)]));
  expect(sender(seat().state)).toBeNull();
  expect(sender(seat({ cards: { passed: passed.map(() => null) } }).state)).toBeNull();
});

test("the AAA gets the rest, and the line says so", () => {
  const opponent = { name: "Ada", level: 1, figures: {}, printed: [], validates: [], stack: [], plans: [], unresolved: [], lines: [], total: 0 };
  const now = seat({ cards: { opponent } }).does("card 2, card 1, lot b5");
  expect(now.line).toBe("11 pencilled on Marigold 5. 4 goes to Ada.");
});
