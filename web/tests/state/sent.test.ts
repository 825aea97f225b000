import { expect, test } from "vitest";
import { isIn } from "../../src/state/select";
import { Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = {
  "": "write 1 a3, write 1 a5",
  "write 1 a3": "fence a5, confirm",
  "write 1 a3, fence a5": "confirm",
  "write 1 a5": "fence a5, confirm",
};
const seat = (taps = ""): Seat => new Seat(RULES, { offers: [[9, "surveyor"]] }).does(taps);

test("Confirm sends the whole turn, and the server's word makes it sent", () => {
  const now = seat("pick 1, lot a3, gap a5");
  now.held = true;
  now.heard();
  expect([now.does("confirm").stage, now.heard()]).toEqual(["fence", "confirm write 1 a3, fence a5, confirm"]);
  now.answers();
  expect([now.stage, now.draft, isIn(now.state, 0)]).toEqual(["sent", "write 1 a3, fence a5", true]);
  expect(now.line).toBe("Sent. Person 1 and Pebble still think.");
});

test("Take back makes it a draft again, with all its choices", () => {
  const now = seat("pick 1, lot a3, gap a5, confirm, back");
  expect([now.stage, now.draft, isIn(now.state, 0)]).toEqual(["fence", "write 1 a3, fence a5", false]);
  expect(now.does("lot a5").draft).toBe("write 1 a5");
});

test.each([
  "pick 1", "card 1", "flag 1", "lot a5", "gap a5", "size 2", "shift 1", "action", "roundabout", "plan 1",
  "estate a1", "claim", "reshuffle", "leave 1", "undo", "undo all", "confirm",
])("a turn that is sent is not changed by: %s", (tap) => {
  const now = seat("pick 1, lot a3, confirm");
  const { turn, outbox } = now.state;
  now.heard();
  now.does(tap);
  expect([now.state.turn, now.state.outbox, now.heard(), now.stage]).toEqual([turn, outbox, "", "sent"]);
});

test("an unfinished turn is not sent: Confirm says what is missing", () => {
  expect(seat("confirm").why).toBe("why confirm @ bar");
  expect(seat("pick 1, confirm").why).toBe("why confirm @ bar");
});

test("while the last tap is on its way, Confirm sends nothing and asks nothing", () => {
  const now = seat();
  now.held = true;
  now.does("pick 1, lot a3").heard();
  expect(now.does("confirm").heard()).toBe("");
  expect(now.answers().does("confirm").heard()).toBe("confirm write 1 a3, confirm");
});

test("who is in shows as the others come in and take back", () => {
  const now = seat("pick 1, lot a3, confirm").hears(seat().confirmed(true, 1));
  expect([now.state.table?.confirmed, now.line]).toEqual([[0, 1], "Sent. Pebble still thinks."]);
  now.hears(now.confirmed(true, 1), now.confirmed(true, 2));
  expect([now.state.table?.confirmed, now.line]).toEqual([[0, 1, 2], "Sent. Everybody is in."]);
  now.hears(now.confirmed(false, 1));
  expect(now.state.table?.confirmed).toEqual([0, 2]);
});

test("a word about another round is not about this one", () => {
  const now = seat().hears({ t: "confirmed", v: 7, round: 9, seat: 0, confirmed: true, deadline: null });
  expect([now.stage, now.state.table?.confirmed]).toEqual(["choose", []]);
});

test("in a crowd nobody is told who is in: the answer is enough", () => {
  const now = seat("pick 1, lot a3");
  now.held = true;
  now.does("confirm");
  const answer = (): void => {
    const id = now.waiting.shift()?.id ?? "";
    now.hears({ t: "answer", id });
  };
  answer();
  expect(now.stage).toBe("sent");
  now.does("back");
  answer();
  expect([now.stage, now.draft]).toEqual(["fence", "write 1 a3"]);
});

test("an answer that comes when the round is over says nothing of the next", () => {
  const now = seat("pick 1, lot a3");
  now.held = true;
  now.does("confirm");
  const id = now.waiting.shift()?.id ?? "";
  now.hears({ ...now.table, round: 2, confirmed: [] }, { t: "answer", id });
  expect(now.state.turn).toMatchObject({ round: 2, sent: false, moves: [] });
});

test("a page loaded anew shows what was sent, and can take it back whole", () => {
  const now = new Seat(RULES, { offers: [[9, "surveyor"]], table: { sent: ["write 1 a3", "fence a5", "confirm"], confirmed: [0] } });
  expect([now.stage, now.draft]).toEqual(["sent", "write 1 a3, fence a5"]);
  now.does("back");
  expect([now.stage, now.draft, now.state.turn?.moves]).toEqual(["fence", "write 1 a3, fence a5", ["write 1 a3", "fence a5"]]);
  expect(now.does("lot a5").draft).toBe("write 1 a5");
});

test("the sheet of a turn that was sent elsewhere is kept when it comes", () => {
  const now = new Seat(RULES, { table: { sent: ["write 1 a3", "confirm"] } });
  const drafted = now.drafted(["write 1 a3"]);
  if (drafted) now.hears(drafted);
  expect([now.stage, now.state.turn?.steps["write 1 a3"]?.sheet.streets[0]?.plots[2]]).toEqual(["sent", { n: 9, bis: false, pool: false, mark: 0 }]);
});
