import { expect, test } from "vitest";
import { cues } from "../../src/sound/cues";
import type { State } from "../../src/state/model";
import { Seat } from "../state/seat";
import type { Rules } from "../state/seat";

const RULES: Rules = { "": "write 1 a3", "write 1 a3": "pool a3, confirm", "write 1 a3, pool a3": "claim 1 a1-3, confirm", "write 1 a3, pool a3, claim 1 a1-3": "confirm" };
const LAST = [0, 1, 2].map((seat) => ({ seat, moves: ["write 1 a3", "confirm"] }));

/** What is heard while a seat does something. */
function heard(seat: Seat, act: (seat: Seat) => void): string[] {
  const before = seat.state;
  act(seat);
  return cues(before, seat.state);
}
const next = (seat: Seat, last = LAST): void => {
  seat.hears({ ...seat.table, round: seat.table.round + 1, last });
};

test("choosing a card is silent, writing is a pencil, undoing is silent", () => {
  const seat = new Seat(RULES);
  expect(heard(seat, () => seat.does("pick 1"))).toEqual([]);
  expect(heard(seat, () => seat.does("lot a3"))).toEqual(["pencil"]);
  expect(heard(seat, () => seat.does("undo"))).toEqual([]);
});

test("a turn sent is stamped once, and one taken back is not", () => {
  const seat = new Seat(RULES).does("pick 1, lot a3");
  const sent = { ...seat.state, turn: seat.state.turn && { ...seat.state.turn, sent: true } };
  expect(cues(seat.state, sent)).toEqual(["stamp"]);
  expect(cues(sent, { ...sent, now: 1 })).toEqual([]);
  expect(cues(sent, seat.state)).toEqual([]);
});

test("new cards are heard when the neighbours have been told of, not before", () => {
  const seat = new Seat(RULES);
  expect(heard(seat, next)).toEqual([]);
  expect(heard(seat, () => seat.comes({ on: "reveal", at: 1 }))).toEqual([]);
  expect(heard(seat, () => seat.does("dismiss"))).toEqual(["flip", "turn"]);
});

test("with nobody to tell of they are heard at once", () => {
  const seat = new Seat(RULES);
  expect(heard(seat, () => { next(seat, []); })).toEqual(["flip", "turn"]);
});

test("whoever only watches hears cards, and no bell", () => {
  const seat = new Seat(RULES);
  const watching = (state: State): State => ({ ...state, room: state.room && { ...state.room, you: null } });
  const before = watching(seat.state);
  next(seat, []);
  expect(cues(before, watching(seat.state))).toEqual(["flip"]);
});

test("a page that is loaded into a game says nothing, and neither does a clock", () => {
  const { state } = new Seat(RULES);
  expect(cues({ ...state, table: null, turn: null }, state)).toEqual([]);
  expect(cues(state, { ...state, now: state.now + 1 })).toEqual([]);
});

test.each([[0, "keys"], [1, "stamp"]])("the end with seat %i first is heard as %s", (first, cue) => {
  const { state } = new Seat(RULES);
  const score = { seat: first, place: 1, total: 3, lines: [], estates: 0, sizes: [], name: "" };
  const ended = { t: "ended", v: 9, reasons: [], scores: [score], record: "", seed: "", nonce: "", sheets: {}, last: [], events: [], cards: null, plans: [], count: 1 } as const;
  const over = { ...state, ended: structuredClone(ended) as unknown as State["ended"] };
  expect(cues(state, over)).toEqual([cue]);
  expect(cues({ ...state, table: null }, over)).toEqual([]);
});
