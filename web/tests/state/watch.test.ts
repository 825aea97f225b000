import { describe, expect, test } from "vitest";
import { ROOM, Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = { "": "write 1 a3", "write 1 a3": "confirm" };
const TAPS = [
  "pick 1", "card 1", "flag 1", "lot a3", "copy a3 a4", "gap a3", "size 1", "shift 1", "action", "roundabout",
  "estate a1", "claim", "reshuffle", "leave 1", "undo", "undo all", "confirm", "back",
];

const watcher = (): Seat => {
  const seat = new Seat(RULES, { room: { you: null, host: false } });
  seat.heard();
  return seat;
};

test("who watches holds no turn, and is told so", () => {
  const seat = watcher();
  expect([seat.state.turn, seat.stage, seat.line]).toEqual([null, "watch", "You are watching. Person 0, Person 1 and Pebble still think."]);
});

test.each(TAPS)("who watches asks nothing and changes nothing by: %s", (tap) => {
  const seat = watcher();
  const { ui } = seat.state;
  seat.does(tap);
  expect([seat.heard(), seat.state.turn]).toEqual(["", null]);
  expect({ ...seat.state.ui, slip: null }).toEqual(ui);
});

test("who watches may look at plans and seats", () => {
  expect(watcher().does("plan 2").state.ui.slip).toEqual({ kind: "plan", plan: 1 });
});

test("who watches hears of the next rounds", () => {
  const seat = watcher();
  seat.hears({ ...seat.table, round: 2, last: [{ seat: 1, moves: ["refuse", "confirm"] }] });
  expect([seat.state.table?.round, seat.state.ui.reveal?.played.length, seat.heard()]).toEqual([2, 1, ""]);
  seat.does("dismiss").hears({ ...seat.table, round: 2, last: [{ seat: 1, moves: ["refuse", "confirm"] }] });
  expect(seat.state.ui.reveal).toBeNull();
});

describe("a seat changes hands", () => {
  test("who leaves it in a game only watches from then on", () => {
    const seat = new Seat(RULES).does("pick 1, lot a3").hears({ ...ROOM, you: null });
    expect([seat.state.turn, seat.stage]).toEqual([null, "watch"]);
  });

  test("who is given one through a code asks for everything, and plays", () => {
    const seat = watcher().hears({ ...ROOM, you: 0 });
    expect(seat.waiting).toEqual([expect.objectContaining({ t: "hello", last: 0 })]);
    seat.hears({ ...ROOM, you: 0 }, seat.table).answers();
    expect(seat.does("pick 1, lot a3").draft).toBe("write 1 a3");
  });

  test("who sits already asks for nothing when the room changes", () => {
    const seat = new Seat(RULES);
    seat.heard();
    expect(seat.hears({ ...ROOM, watching: 3 }).heard()).toBe("");
  });
});

test("bots without a name are called by their kind, and by their seat where there are several", () => {
  const bot = (seat: number, name: string, kind = "random") => ({ seat, state: "bot" as const, name, city: "", colour: 0, bot: kind, host: false, ready: true, voice: "", open: false });
  const seats = [bot(0, "random"), bot(1, "random"), bot(2, "apprentice", "apprentice"), bot(3, "Ann", "apprentice"), bot(4, "Deep Thought", "Deep Thought")];
  const seat = watcher().hears({ ...ROOM, you: null, seats });
  expect(seat.state.room?.seats.map((one) => one.name)).toEqual(["Pebble 1", "Pebble 2", "Maple", "Ann", "Deep Thought"]);
});
