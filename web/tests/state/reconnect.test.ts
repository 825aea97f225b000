import { describe, expect, test } from "vitest";
import type { FromServer } from "../../src/protocol/generated";
import { initial } from "../../src/state/model";
import { reduce } from "../../src/state/reduce";
import { ROOM, Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = {
  "": "write 1 a3, write 1 a5",
  "write 1 a3": "pool a3, confirm",
  "write 1 a3, pool a3": "confirm",
  "write 1 a5": "confirm",
};

/** A seat whose line is cut: what it asks meanwhile is lost on the way. */
function cut(taps: string): Seat {
  const seat = new Seat(RULES);
  seat.held = true;
  seat.does(taps).comes({ on: "lost", retry: 4_000, now: 2_000 });
  seat.waiting = [];
  seat.heard();
  return seat;
}

const back = (seat: Seat): Seat => seat.comes({ on: "opened", now: 6_000 });

describe("the line", () => {
  test("is being called, then open, then cut with the time of the next try, then open again", () => {
    expect(initial("t").net).toEqual({ status: "connecting", retryAt: null, farewell: null });
    const seat = new Seat(RULES);
    expect(seat.state.net.status).toBe("open");
    seat.comes({ on: "lost", retry: 4_000, now: 2_000 });
    expect(seat.state.net).toEqual({ status: "lost", retryAt: 6_000, farewell: null });
    expect(back(seat).state.net).toEqual({ status: "open", retryAt: null, farewell: null });
  });

  test("a farewell that means to come back changes nothing; one for good hangs up", () => {
    const seat = new Seat(RULES).hears({ t: "farewell", code: "restart", again: true });
    expect(seat.state.net.status).toBe("open");
    const { state, effects } = reduce(seat.state, { on: "message", message: { t: "farewell", code: "no_room", again: false }, now: 1 });
    expect([state.net, effects]).toEqual([{ status: "ended", retryAt: null, farewell: "no_room" }, [{ do: "hangUp" }]]);
    expect(reduce(state, { on: "lost", retry: 500, now: 2 }).state.net.status).toBe("ended");
  });
});

describe("hello", () => {
  test("the first one has seen nothing", () => {
    const { effects } = reduce(initial("t-"), { on: "opened", now: 0 });
    expect(effects).toEqual([{ do: "send", command: { t: "hello", id: "t-1", last: 0 } }]);
  });

  test("says the last version that was seen, whatever brought it", () => {
    const seat = new Seat(RULES);
    seat.hears({ t: "tally", v: 41, round: 1, count: 3, confirmed: 1, watching: 0, deadline: null });
    seat.hears({ t: "reason", id: "x", code: "x", rule: "", params: {} });
    seat.held = true;
    back(seat);
    expect(seat.waiting).toEqual([expect.objectContaining({ t: "hello", last: 41 })]);
  });

  test("a hello that was lost is not said twice, and the next round is asked about", () => {
    const seat = back(back(cut("")));
    expect(Object.values(seat.state.outbox).map((command) => command.t)).toEqual(["hello"]);
    seat.answers().heard();
    seat.hears({ ...seat.table, round: 2 });
    expect(seat.heard()).toBe("draft");
  });
});

describe("what was asked while the line was cut", () => {
  test.each([
    // taps, what is said when the line is back
    ["pick 1, lot a3", "hello; draft write 1 a3"],
    ["pick 1, lot b7", "hello; why"],
    ["pick 1, lot a3, lot a5", "hello; draft write 1 a5"],
    ["back", "hello; take_back"],
    ["reshuffle", "hello"],
  ])("%s: %s", (taps, said) => {
    expect(back(cut(taps)).heard()).toBe(said);
  });

  test("the draft goes on as if nothing had been", () => {
    const seat = cut("pick 1, lot a3");
    expect(back(seat).answers().draft).toBe("write 1 a3, pool a3");
    expect(seat.state.outbox).toEqual({});
  });

  test("a turn confirmed just then is confirmed again under its old name", () => {
    const seat = new Seat(RULES).does("pick 1, lot a5");
    seat.held = true;
    seat.does("confirm");
    const [lost] = seat.waiting.splice(0);
    back(seat);
    expect(seat.waiting[1]).toEqual(lost);
    expect(seat.answers().stage).toBe("sent");
  });

  test("what is drafted meanwhile shows when the server knows it already", () => {
    const seat = new Seat(RULES).does("pick 1, lot a3, action");
    seat.held = true;
    seat.comes({ on: "lost", retry: 4_000, now: 2_000 });
    expect(seat.does("action").draft).toBe("write 1 a3, pool a3");
    expect(seat.does("undo").draft).toBe("");
  });
});

describe("coming back", () => {
  const again = (seat: Seat, ...missed: FromServer[]): Seat => {
    seat.held = true;
    back(seat).hears(...missed);
    return seat.answers();
  };

  test("into the same round: the draft is kept, and told again to a server that may have forgotten it", () => {
    const seat = new Seat(RULES).does("pick 1, lot a3");
    seat.heard();
    again(seat, ROOM, seat.table);
    expect([seat.draft, seat.heard()]).toEqual(["write 1 a3, pool a3", "hello; draft write 1 a3, pool a3"]);
  });

  test("into the next round: the old draft is gone without a word", () => {
    const seat = cut("pick 1, lot a3");
    back(seat).hears({ ...seat.table, round: 2 });
    const [hello, old] = seat.waiting.splice(0);
    seat.hears({ t: "answer", id: hello?.id ?? "" });
    seat.hears({ t: "reason", id: old?.id ?? "", code: "round_closed", rule: "R3.8", params: {} });
    expect([seat.draft, seat.why, seat.state.turn?.round, seat.waiting.length]).toEqual(["", "", 2, 1]);
  });

  test("a page loaded anew asks for every beginning of the draft that the server kept", () => {
    const seat = new Seat(RULES);
    seat.state = initial("u-");
    seat.held = true;
    back(seat).heard();
    seat.hears(ROOM, seat.table);
    const kept = seat.drafted(["write 1 a3", "pool a3"]);
    if (kept) seat.hears(kept);
    seat.answers();
    expect(seat.heard()).toBe("draft; draft write 1 a3; draft write 1 a3, pool a3");
    expect([seat.draft, seat.does("action").draft]).toEqual(["write 1 a3, pool a3", "write 1 a3"]);
  });

  test("to a turn that was sent meanwhile: it shows as it was sent", () => {
    const seat = new Seat(RULES).does("pick 1, lot a3");
    again(seat, ROOM, { ...seat.table, sent: ["write 1 a5", "confirm"], confirmed: [0] });
    expect([seat.stage, seat.draft]).toEqual(["sent", "write 1 a5"]);
  });
});
