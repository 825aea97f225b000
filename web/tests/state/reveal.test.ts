import { expect, test } from "vitest";
import type { Table } from "../../src/protocol/generated";
import { Seat } from "./seat";
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
