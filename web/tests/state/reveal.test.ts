import { expect, test } from "vitest";
import type { Seat as Person, Table } from "../../src/protocol/generated";
import { pace } from "../../src/state/reveal";
import { ROOM, Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = { "": "write 1 a3", "write 1 a3": "confirm" };
const LAST = [0, 1, 2].map((seat) => ({ seat, moves: ["write 1 a3", "confirm"] }));
const EVENT = { kind: "reshuffled", figures: {} };

const next = (seat: Seat, change: Partial<Table> = {}): Seat =>
  seat.hears({ ...seat.table, round: seat.table.round + 1, last: LAST, ...change });

test("a closed round is told seat by seat, without one's own, while the next one is open already", () => {
  const seat = next(new Seat(RULES));
  expect(seat.state.ui.reveal).toMatchObject({ round: 1, at: 0, played: [{ seat: 1 }, { seat: 2 }] });
  expect([seat.state.turn?.round, seat.state.table?.round]).toEqual([2, 2]);
});

test("it goes on one by one, then is over", () => {
  const seat = next(new Seat(RULES));
  expect(seat.comes({ on: "reveal", at: 1 }).state.ui.reveal?.at).toBe(1);
  expect(seat.comes({ on: "reveal", at: 2 }).state.ui.reveal).toBeNull();
  expect(seat.comes({ on: "reveal", at: 3 }).state.ui.reveal).toBeNull();
});

test.each(["dismiss", "escape"])("%s ends it at once", (tap) => {
  expect(next(new Seat(RULES)).does(tap).state.ui.reveal).toBeNull();
});

test.each([
  ["nobody else has played", { last: LAST.slice(0, 1) }, false],
  ["nobody else, but something happened", { last: LAST.slice(0, 1), events: [EVENT] }, true],
  ["nothing at all", { last: [], events: [EVENT] }, false],
] as const)("%s", (_, change, told) => {
  const { last, events } = { events: [], ...change };
  expect(next(new Seat(RULES), { last: [...last], events: [...events] }).state.ui.reveal !== null).toBe(told);
});

test("the first table after loading tells nothing: that round was missed", () => {
  const seat = new Seat(RULES, { table: { last: LAST } });
  expect(seat.state.ui.reveal).toBeNull();
});

test("the same round told again is not revealed again", () => {
  const seat = next(new Seat(RULES)).does("dismiss");
  expect(next(seat).state.ui.reveal).toBeNull();
});

test("a slip stays open over a new round; what was being chosen does not", () => {
  const seat = new Seat(RULES).does("pick 1");
  seat.comes({ on: "intent", intent: { do: "slip", slip: { kind: "score" } } });
  next(seat);
  expect([seat.state.ui.slip, seat.state.ui.picked]).toEqual([{ kind: "score" }, null]);
});

test("a sheet looked at is that of the round, and is forgotten with it", () => {
  const seat = new Seat(RULES, { table: { sheets: {} } });
  seat.held = true;
  seat.comes({ on: "intent", intent: { do: "look", seat: 2 } });
  expect(seat.waiting).toEqual([expect.objectContaining({ t: "look", seat: 2 })]);
  const sheet = seat.drafted([])?.sheet;
  if (sheet) seat.hears({ t: "sheet", id: seat.waiting[0]?.id ?? "", seat: 2, sheet, name: "Bo" });
  expect([seat.state.looked[2], seat.state.outbox]).toEqual([sheet, {}]);
  expect(next(seat).state.looked).toEqual({});
});

test("a sheet that is here already is not asked for", () => {
  const seat = new Seat(RULES);
  seat.heard();
  seat.comes({ on: "intent", intent: { do: "look", seat: 1 } });
  expect([seat.heard(), seat.state.ui.slip]).toEqual(["", { kind: "neighbour", seat: 1 }]);
});

test("what a neighbour had before is told with what there is now", () => {
  const seat = new Seat(RULES);
  expect(next(seat).state.ui.reveal?.before).toBe(seat.table.sheets);
});

test.each([[1, 900], [3, 900], [4, 750], [7, 3000 / 7], [0, 900]])("%i neighbours are told of in steps of %d ms: three seconds at most", (n, ms) => {
  const played = Array.from({ length: n }, (_, at) => ({ seat: at + 1, moves: [] }));
  expect(pace({ played })).toBe(ms);
  expect(pace({ played }) * n).toBeLessThanOrEqual(3_000);
});

/** A long table: nine seats, of whom four took the first combination, three the second, one refused. */
function long(): Seat {
  const person = (at: number): Person => ({ ...(ROOM.seats[0] as Person), seat: at });
  return new Seat(RULES, { room: { seats: Array.from({ length: 9 }, (_, at) => person(at)) } });
}
const TOOK = [1, 1, 1, 1, 1, 2, 2, 2, 0].map((offer, seat) => ({ seat, moves: [offer > 0 ? `write ${offer} a3` : "refuse", "confirm"] }));

test("above eight seats only counts are told, without one's own", () => {
  const seat = long();
  const { offers } = seat.table.cards;
  const reveal = next(seat, { last: TOOK }).state.ui.reveal;
  expect(reveal?.played).toEqual([]);
  expect(reveal?.counts).toEqual([{ offer: offers[0], n: 4 }, { offer: offers[1], n: 3 }, { offer: null, n: 1 }]);
});

test("and the neighbours whose sheets one has looked at", () => {
  const seat = long();
  for (const one of [6, 8, 6]) seat.comes({ on: "intent", intent: { do: "look", seat: one } });
  expect(next(seat, { last: TOOK }).state.ui.reveal?.played.map((played) => played.seat)).toEqual([6, 8]);
});
