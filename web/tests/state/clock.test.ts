import { describe, expect, test } from "vitest";
import { secondsLeft } from "../../src/state/select";
import { first, part } from "../fixtures";
import { Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = { "": "write 1 a3", "write 1 a3": "confirm" };
const at = (seat: Seat, now: number): number | null => secondsLeft(seat.comes({ on: "tick", now }).state);

describe("the clock", () => {
  test("runs down from the moment of the message, by the page's own time, and not below nothing", () => {
    const seat = new Seat(RULES, { table: { deadline: 60_000 } });
    expect([1_000, 1_001, 11_500, 60_999, 61_000, 90_000].map((now) => at(seat, now))).toEqual([60, 60, 50, 1, 0, 0]);
  });

  test("there is none without a deadline", () => {
    expect(at(new Seat(RULES), 5_000)).toBeNull();
  });

  test("a bank is what the own confirmation leaves, and others' do not touch it", () => {
    const seat = new Seat(RULES, { table: { deadline: 60_000 } });
    seat.hears({ t: "confirmed", v: 8, round: 1, seat: 1, confirmed: true, deadline: 5_000 });
    expect(at(seat, 1_000)).toBe(60);
    seat.hears({ t: "confirmed", v: 9, round: 1, seat: 0, confirmed: true, deadline: null });
    expect(at(seat, 1_000)).toBeNull();
    seat.hears({ t: "confirmed", v: 10, round: 1, seat: 0, confirmed: false, deadline: 30_000 });
    expect(at(seat, 2_000)).toBe(29);
  });

  test("the same round told anew brings the time that is left", () => {
    const seat = new Seat(RULES, { table: { deadline: 60_000 } });
    seat.now = 21_000;
    seat.hears({ ...seat.table, deadline: 10_000 });
    expect(at(seat, 21_000)).toBe(10);
  });
});

describe("a pause, as a room tells it", () => {
  const heard = (of: string) => part("host", of).filter((message) => message.t !== "answer");

  test("stops the clock and says so; going on lets it run from where it stood", () => {
    const seat = new Seat(RULES, { room: { you: 1 } }).hears(...heard("paused"));
    expect([seat.state.room?.status, seat.line]).toEqual(["paused", "The game is paused."]);
    const stood = first(part("host", "paused"), "table").deadline;
    seat.hears(...heard("resumed"));
    const left = first(part("host", "resumed"), "table").deadline ?? 0;
    expect([seat.state.room?.status, at(seat, seat.now)]).toEqual(["running", Math.ceil(left / 1_000)]);
    expect(stood === null || stood === left).toBe(true);
  });
});
