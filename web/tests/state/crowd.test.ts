import { expect, test } from "vitest";
import { line } from "../../src/state/line";
import { initial } from "../../src/state/model";
import type { State } from "../../src/state/model";
import { reduce } from "../../src/state/reduce";
import { drawn, sheetOf, taken } from "../../src/state/select";
import { only, part } from "../fixtures";

const heard = (name: string, of: string): State =>
  part(name, of).reduce((state, message) => reduce(state, { on: "message", message, now: 0 }).state, initial("t-"));

test("a tally counts for all, and is forgotten with its round", () => {
  const messages = part("crowd", "first_round");
  const [tally] = only(messages, "tally");
  const upTo = messages.slice(0, messages.findIndex((message) => message.t === "tally") + 1);
  const state = upTo.reduce((done, message) => reduce(done, { on: "message", message, now: 0 }).state, initial("t-"));
  expect(state.tally).toEqual(tally);
  expect(tally?.count).toBe(104);
  expect(heard("crowd", "first_round").tally).toBeNull();
});

test("of a crowd one's own sheet and the neighbours' are here", () => {
  const state = heard("crowd", "first_round");
  expect(Object.keys(state.table?.sheets ?? {})).toEqual(["0", "1", "103"]);
  expect(drawn(state)).toBe(state.turn?.steps[""]?.sheet ?? sheetOf(state, 0));
  expect(sheetOf(state, 50)).toBeNull();
});

test("of many who still think only the number is said", () => {
  const state = heard("twenty", "first_round");
  expect(taken(state)).toHaveLength(20);
  const sent = { ...state, turn: state.turn && { ...state.turn, sent: true }, table: state.table && { ...state.table, confirmed: [0] } };
  expect(line(sent).hint).toBe("19 seats still to come.");
});
