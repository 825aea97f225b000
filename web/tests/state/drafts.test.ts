import { describe, expect, test } from "vitest";
import { sending } from "../../src/state/send";
import { Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = {
  "": "write 1 a3, write 1 a5, write 1 b1",
  "write 1 a3": "pool a3, confirm",
  "write 1 a3, pool a3": "confirm",
  "write 1 a5": "confirm",
};

function held(taps: string): Seat {
  const seat = new Seat(RULES);
  seat.held = true;
  return seat.does(taps);
}

describe("answers in any order", () => {
  test("nothing is shown before the server has answered", () => {
    const seat = held("pick 1, lot a3");
    expect([seat.draft, sending(seat.state), seat.stage]).toEqual(["", true, "write"]);
  });

  test("the last tap is what counts, whatever comes first", () => {
    const seat = held("pick 1, lot a3, lot a5");
    seat.answersOnly(1);
    expect([seat.draft, sending(seat.state)]).toEqual(["write 1 a5", false]);
    seat.answersOnly(0);
    expect([seat.draft, seat.state.turn?.moves, seat.waiting]).toEqual(["write 1 a5", ["write 1 a5"], []]);
  });

  test("an answer that has been overtaken is kept for later, and asks nothing more", () => {
    const seat = held("pick 1, lot a3, lot a5").answersOnly(0);
    expect([seat.draft, sending(seat.state), seat.waiting.length]).toEqual(["", true, 1]);
    expect(Object.keys(seat.state.turn?.steps ?? {})).toEqual(["", "write 1 a3"]);
  });

  test("an answer of the round before is none", () => {
    const seat = held("pick 1, lot a3");
    seat.hears({ ...seat.table, round: 2 });
    seat.answersOnly(0);
    expect([seat.draft, Object.keys(seat.state.turn?.steps ?? {})]).toEqual(["", []]);
  });
});

describe("while a tap is on its way", () => {
  test.each([
    // taps, draft wanted
    ["pick 1, lot a3, pick 1", ""],
    ["pick 1, lot a3, pick 2", ""],
    ["pick 1, lot a3, undo", ""],
    ["pick 1, lot a3, undo all", ""],
    ["pick 1, lot a3, lot a3", "write 1 a3"],
  ])("%s wants “%s”", (taps, draft) => {
    const seat = held(taps);
    expect(seat.state.turn?.moves.join(", ")).toBe(draft);
    expect(seat.answers().draft).toBe(draft === "" ? "" : `${draft}, pool a3`);
  });
});

describe("refused drafts", () => {
  test("the draft falls back to the last one that stands, and the reason is told", () => {
    const seat = new Seat(RULES).does("pick 1, lot a3, lot b1");
    expect([seat.draft, seat.state.turn?.moves, seat.why]).toEqual(["write 1 a3, pool a3", ["write 1 a3", "pool a3"], "refused @ bar"]);
  });

  test("the refusal of a draft that has been overtaken is not told", () => {
    const seat = held("pick 1, lot b1, lot a5").answersOnly(0);
    expect([seat.why, seat.state.turn?.moves]).toEqual(["", ["write 1 a5"]]);
    expect(seat.answers().draft).toBe("write 1 a5");
  });

  test("a message that was not even read leaves no draft on its way", () => {
    const seat = held("pick 1, lot a3").hears({ t: "reason", id: "", code: "too_many", rule: "", params: {} });
    expect([seat.why, sending(seat.state), seat.state.outbox]).toEqual(["too_many @ bar", false, {}]);
  });
});

describe("another tab of the seat", () => {
  const told = (seat: Seat, ...moves: string[]): Seat => {
    const drafted = seat.drafted(moves);
    if (!drafted) throw new Error(`no rule for ${moves.join(", ")}`);
    return seat.hears(drafted);
  };

  test("its drafts show here, with their choices", () => {
    const seat = told(told(new Seat(RULES), "write 1 a3"), "write 1 a3", "pool a3");
    expect([seat.draft, seat.stage]).toEqual(["write 1 a3, pool a3", "done"]);
    expect(seat.does("action").draft).toBe("write 1 a3");
  });

  test("its undo shows here", () => {
    expect(told(new Seat(RULES).does("pick 1, lot a3")).draft).toBe("");
  });

  test("it asks for no action on its own account: the other tab does", () => {
    const seat = new Seat(RULES);
    seat.heard();
    expect(told(seat, "write 1 a3").heard()).toBe("");
  });

  test("a tap of one's own goes before", () => {
    const seat = told(held("pick 1, lot a5"), "write 1 a3");
    expect([seat.draft, seat.state.turn?.moves]).toEqual(["", ["write 1 a5"]]);
    expect(seat.answers().draft).toBe("write 1 a5");
  });

  test("its confirmation and taking back show here", () => {
    const seat = told(new Seat(RULES), "write 1 a5");
    expect(seat.hears(seat.confirmed(true)).stage).toBe("sent");
    expect(seat.hears(seat.confirmed(false)).stage).toBe("done");
  });
});
