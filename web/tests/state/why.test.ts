import { expect, test } from "vitest";
import { Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = {
  "": "write 1 a3, roundabout a9",
  "roundabout a9": "write 1 a3",
  "roundabout a9, write 1 a3": "pool a3, confirm",
  "roundabout a9, write 1 a3, pool a3": "confirm",
  "write 1 a3": "pool a3, confirm",
  "write 1 a3, pool a3": "confirm",
};
const SHUT = { t: "reason", rule: "R4.1", params: {} } as const;

test.each([
  // taps, what is asked, beside what
  ["pick 1, lot b7", "why write 1 b7", "lot:b7"],
  ["pick 1, lot a3, lot b7", "why write 1 b7", "lot:b7"],
  ["roundabout, lot a9, pick 1, lot a3, lot b7", "why roundabout a9, write 1 b7", "lot:b7"],
  ["roundabout, lot b7", "why roundabout b7", "lot:b7"],
  ["pick 1, lot a3, roundabout, gap a2", "why write 1 a3, fence a2", "gap:a2"],
  ["pick 1, lot a3, size 3", "why write 1 a3, improve 3", "size:3"],
  ["confirm", "why confirm", "bar"],
])("%s: %s beside %s", (taps, code, at) => {
  expect(new Seat(RULES).does(taps).why).toBe(`${code} @ ${at}`);
});

test.each(["pick 1", "lot a3", "undo", "roundabout", "dismiss", "escape", "slip"])("the next tap takes it away: %s", (tap) => {
  const seat = new Seat(RULES).does("pick 1, lot b7");
  expect(seat.why).not.toBe("");
  expect(seat.does(tap).why).toBe("");
});

test("of two questions only the last is told", () => {
  const seat = new Seat(RULES).does("pick 1");
  seat.held = true;
  seat.does("lot b7, lot b8");
  expect(seat.answersOnly(0).why).toBe("");
  expect(seat.answers().why).toBe("why write 1 b8 @ lot:b8");
});

test("a question that another tap has overtaken is not told", () => {
  const seat = new Seat(RULES).does("pick 1");
  seat.held = true;
  seat.does("lot b7, lot a3");
  expect([seat.answers().why, seat.draft]).toEqual(["", "write 1 a3, pool a3"]);
});

test("a move that is legal after all has no reason", () => {
  const seat = new Seat(RULES).does("pick 1");
  seat.held = true;
  seat.does("lot b7").hears({ ...SHUT, id: seat.waiting[0]?.id ?? "", code: "" });
  expect(seat.why).toBe("");
});

test("an answer to nobody's question is not told", () => {
  expect(new Seat(RULES).hears({ ...SHUT, id: "t-999", code: "not_empty" }).why).toBe("");
});

test("a refused command is told at the bar", () => {
  const seat = new Seat(RULES);
  seat.held = true;
  seat.comes({ on: "intent", intent: { do: "start" } }).hears({ ...SHUT, id: seat.waiting[0]?.id ?? "", code: "not_host" });
  expect([seat.why, seat.state.outbox]).toEqual(["not_host @ bar", {}]);
});
