import { expect, test } from "vitest";
import { letter, moveOf, movesOf, placeName, placeOf, spanName, spanOf, writeText } from "../../src/state/notation";
import type { Move } from "../../src/state/notation";

const a3 = { street: 0, plot: 2 };

test.each<[string, Move]>([
  ["write 2 a3", { kind: "write", offer: 1, place: a3, shift: null }],
  ["write 2 a3 +0", { kind: "write", offer: 1, place: a3, shift: 0 }],
  ["write 2 a3 -2", { kind: "write", offer: 1, place: a3, shift: -2 }],
  ["write 6 c12 +2", { kind: "write", offer: 5, place: { street: 2, plot: 11 }, shift: 2 }],
  ["refuse", { kind: "refuse" }],
  ["fence b4", { kind: "fence", place: { street: 1, plot: 3 } }],
  ["improve 6", { kind: "improve", size: 6 }],
  ["park c", { kind: "park", street: 2 }],
  ["pool a3", { kind: "pool", place: a3 }],
  ["copy a3 a4", { kind: "copy", from: a3, place: { street: 0, plot: 3 } }],
  ["roundabout a3", { kind: "roundabout", place: a3 }],
  ["claim 3", { kind: "claim", plan: 2, houses: [] }],
  ["claim 1 a3-5 b1", { kind: "claim", plan: 0, houses: [{ street: 0, first: 2, last: 4 }, { street: 1, first: 0, last: 0 }] }],
  ["reshuffle", { kind: "reshuffle" }],
  ["leave 2", { kind: "leave", card: 1 }],
  ["confirm", { kind: "confirm" }],
])("%s", (text, move) => {
  expect(moveOf(text)).toEqual(move);
});

test.each(["", "dance", "Write 1 a3"])("“%s” is no move", (text) => {
  expect(() => moveOf(text)).toThrow("no move");
});

test.each(["a1", "b11", "c12"])("%s is a house", (name) => {
  expect(placeName(placeOf(name))).toBe(name);
});

test.each(["a1", "a1-2", "c10-12"])("%s is a row", (name) => {
  expect(spanName(spanOf(name))).toBe(name);
});

test("streets have letters; what has none is not hidden", () => {
  expect([0, 1, 2, 9, 10].map(letter)).toEqual(["a", "b", "c", "j", "?"]);
});

test("changes of a number keep their sign, nothing too", () => {
  expect([null, 0, 1, -1].map((shift) => writeText(0, a3, shift))).toEqual(["write 1 a3", "write 1 a3 +0", "write 1 a3 +1", "write 1 a3 -1"]);
});

test("moves of a kind are not those whose name only begins like it", () => {
  const legal = ["refuse", "pool a1", "poolside a1", "confirm"];
  expect(movesOf(legal, "pool").map(({ text }) => text)).toEqual(["pool a1"]);
  expect(movesOf(legal, "refuse")).toHaveLength(1);
});
