import { describe, expect, test } from "vitest";
import type { Score } from "../../src/protocol/generated";
import { bestOf, ladder, nameOf, ranked, winners } from "../../src/state/final";
import { initial } from "../../src/state/model";
import type { State } from "../../src/state/model";
import { planViews } from "../../src/state/plans";
import { reduce } from "../../src/state/reduce";
import { drawn, sheetOf } from "../../src/state/select";
import { first, part } from "../fixtures";
import { Seat } from "./seat";

const ENDED = first(part("standard", "end"), "ended");
const score = (seat: number | null, place: number, total: number, estates = 0, sizes: number[] = []): Score => ({
  seat, place, total, lines: [{ kind: "parks", points: total, because: [] }], estates, sizes, name: "",
});

function over(...scores: Score[]): State {
  const start = first(part("standard", "end"), "room");
  const seats = ["Ann", "Bo", "Cy"].map((name, seat) => ({ ...(start.seats[0] ?? first([], "room").seats[0]), seat, name }));
  const room = { ...start, seats } as typeof start;
  const messages = [room, { ...ENDED, scores }];
  return messages.reduce((state, message) => reduce(state, { on: "message", message, now: 0 }).state, initial("t-"));
}

test("scores stand in the order of their places, then of their seats", () => {
  const state = over(score(0, 2, 50), score(1, 1, 60), score(2, 2, 50));
  expect(ranked(state).map((one) => nameOf(state, one))).toEqual(["Bo", "Ann", "Cy"]);
  expect(winners(state).map((one) => one.seat)).toEqual([1]);
  expect(bestOf(ranked(state), "parks")).toBe(60);
  expect(bestOf(ranked(state), "nothing")).toBe(-Infinity);
});

describe("the ladder of a tie", () => {
  test.each<[string, Score[], string[], boolean[]]>([
    ["is not needed", [score(0, 1, 60), score(1, 2, 50)], [], []],
    ["is not needed alone", [score(0, 1, 60)], [], []],
    ["stops at the estates", [score(0, 1, 50, 4), score(1, 2, 50, 3)], ["50 = 50", "4 > 3", "–"], [false, true, false]],
    [
      "stops at the first size that differs",
      [score(0, 1, 50, 3, [0, 1, 2]), score(1, 2, 50, 3, [0, 1, 1])],
      ["50 = 50", "3 = 3", "2 > 1"],
      [false, false, true],
    ],
    ["ends level", [score(0, 1, 50, 3, [3]), score(1, 1, 50, 3, [3])], ["50 = 50", "3 = 3", "="], [false, false, true]],
    ["is won by the AAA where all is level", [score(null, 1, 50, 3), score(0, 2, 50, 3, [3])], ["50 = 50", "3 = 3", "="], [false, false, true]],
  ])("%s", (_, scores, figures, decides) => {
    const rungs = ladder(over(...scores));
    expect(rungs.map((rung) => rung.figures)).toEqual(figures);
    expect(rungs.map((rung) => rung.decides)).toEqual(decides);
    expect(new Set(rungs.map((rung) => rung.text)).size).toBe(rungs.length);
  });
});

test("the table shows what it was in the end, not as the last round began", () => {
  const seat = new Seat({ "": "write 1 a3" }).does("pick 1").hears(ENDED);
  const { state } = seat;
  expect([drawn(state), sheetOf(state, 1)]).toEqual([ENDED.sheets["0"], ENDED.sheets["1"]]);
  expect(planViews(state).map((view) => view.plan)).toEqual(ENDED.plans);
  expect([state.ui.picked, state.ui.slip, state.looked]).toEqual([null, null, {}]);
});

test("an end that comes first needs no table", () => {
  const state = over(score(0, 1, 60));
  expect([state.table, drawn(state)]).toEqual([null, ENDED.sheets["0"]]);
});
