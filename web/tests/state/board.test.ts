import { describe, expect, test } from "vitest";
import { board, boardOf } from "../../src/state/board";
import type { LotView } from "../../src/state/board";
import { columns, track } from "../../src/state/ledger";
import { preview } from "../../src/state/preview";
import { Seat } from "./seat";
import type { Rules, Setting } from "./seat";
import { town } from "./town";

const SHEET = town("1 2 | 3 . 5p o | . . .", "7*", "12b 13");
const RULES: Rules = {
  "": "write 1 a4, write 1 b2, write 2 a4 -1, write 2 a4 +0, write 2 b2 +2, write 2 b2 -2, write 3 c4, roundabout c5",
  "write 1 a4": "fence a1, fence a3, confirm",
  "write 1 a4, fence a3": "confirm",
  "write 1 b2": "confirm",
  "write 3 c4": "copy a3 a2, copy a3 a4, copy a5 a4, confirm",
};
const seat = (taps = "", setting: Setting = {}): Seat =>
  new Seat(RULES, { sheet: SHEET, offers: [[4, "surveyor"], [6, "temp"], [12, "bis"]], ...setting }).does(taps);

const lots = (of: Seat): LotView[] => board(of.state).flatMap((street) => street.rows.flatMap((row) => row.lots));
const lot = (of: Seat, name: string): LotView | undefined => lots(of).find((one) => one.name === name);
const glowing = (of: Seat): string[] =>
  lots(of).flatMap(({ name, target }) => (target ? [`${name} ${target.kind} ${target.ghost}`.trim()] : []));

describe("what glows", () => {
  test.each([
    ["", []],
    ["pick 1", ["a4 write 4", "b2 write 4"]],
    // a changed number shows what comes nearest to the printed one, the lower of two
    ["pick 2", ["a4 write 6", "b2 write 4"]],
    // the pencil stands where the star was, the others stay
    ["pick 1, lot b2", ["a4 write 4"]],
    // while a gap may be chosen, houses are not
    ["pick 1, lot a4", []],
    ["pick 3, lot c4", ["a2 copy 3", "a4 copy 3"]],
    ["roundabout", ["c5 ring"]],
    ["pick 1, roundabout", ["c5 ring"]],
    ["pick 1, roundabout, confirm", ["a4 write 4", "b2 write 4"]],
  ] as [string, string[]][])("after “%s”", (taps, targets) => {
    expect(glowing(seat(taps))).toEqual(targets);
  });

  test("gaps are choosable while a fence is, and houses are not then", () => {
    const now = seat("pick 1, lot a4");
    const [street] = board(now.state);
    expect(street?.gaps.filter((gap) => gap.target).map((gap) => gap.name)).toEqual(["a1", "a3"]);
    expect(street?.gaps.filter((gap) => gap.there).map((gap) => gap.name)).toEqual(["a2", "a6"]);
    expect(street?.gaps).toHaveLength(9);
    expect(glowing(now)).toEqual([]);
    expect(board(seat("pick 1").state).flatMap((one) => one.gaps)).toEqual([]);
  });

  test("a sheet that is only looked at has nothing to tap", () => {
    const rows = boardOf(seat("pick 1").state, SHEET).flatMap((street) => street.rows);
    expect(rows.flatMap((row) => row.lots).filter((one) => one.target)).toEqual([]);
    expect(rows.every((row) => row.choice === null)).toBe(true);
  });
});

describe("what stands", () => {
  test("a planned pool is planned, built or lost", () => {
    // The Classic sheet plans a3, a7, a8, b1, b4, b8, c2, c7, c11.
    const now = seat();
    const pools = ["a1", "a3", "a5", "a7", "b1", "c2"].map((name) => lot(now, name)?.pool);
    expect(pools).toEqual(["none", "lost", "built", "planned", "lost", "lost"]);
  });

  test("what is drafted is in pencil, what was there is not", () => {
    const now = seat("pick 1, lot a4");
    expect([lot(now, "a4"), lot(now, "a3")]).toMatchObject([{ drafted: true, lot: { n: 4 } }, { drafted: false, lot: { n: 3 } }]);
  });

  test("rows stand as fences part them, with their marks", () => {
    const [first] = board(seat().state);
    expect(first?.rows.map((row) => [row.span, row.kind, row.size])).toEqual([["a1-2", "complete", 2], ["a3-6", "open", 4], ["a7-10", "open", 4]]);
    const used = board(seat("", { sheet: town("1* 2* | . . .") }).state)[0]?.rows.map((row) => [row.span, row.kind, row.mark]);
    expect(used).toEqual([["a1-2", "used", 1], ["a3-10", "open", 0]]);
    expect(board(seat().state).map((street) => street.numbered)).toEqual([4, 1, 2]);
  });

  test("a lot just revealed is fresh", () => {
    const rows = board(seat().state, new Set(["a5"])).flatMap((street) => street.rows.flatMap((row) => row.lots));
    expect(rows.filter((one) => one.fresh).map((one) => one.name)).toEqual(["a5"]);
  });
});

describe("the ledger", () => {
  const rules: Rules = { "": "write 1 a4", "write 1 a4": "improve 2, improve 6, confirm", "write 1 a4, improve 2": "confirm" };
  const estates = (taps: string): Seat => new Seat(rules, { offers: [[4, "real_estate"]], sheet: { ...SHEET, estates: [1, 0, 0, 0, 0, 4] } }).does(taps);

  test("columns show what they are worth, and what they would be", () => {
    const shown = columns(estates("").state).map((column) => [column.size, column.value, column.next, column.target]);
    expect(shown).toEqual([[1, 3, null, false], [2, 2, 3, false], [3, 3, 4, false], [4, 4, 5, false], [5, 5, 6, false], [6, 12, null, false]]);
  });

  test("those that may be raised are targets; the one that is raised says so", () => {
    const open = columns(estates("pick 1, lot a4").state);
    expect(open.filter((column) => column.target).map((column) => column.size)).toEqual([2, 6]);
    const raised = columns(estates("pick 1, lot a4, size 2").state);
    expect(raised.filter((column) => column.drafted).map((column) => column.size)).toEqual([2]);
  });

  test("a track tells boxes, what is crossed, and whether the draft has changed it", () => {
    expect(track(seat().state, "refusals")).toMatchObject({ done: 0, count: 3, boxes: ["0", "−3", "−5"], changed: false });
    expect(track(seat().state, "temps")).toMatchObject({ done: 0, count: 11 });
    expect(track(seat().state, "roundabouts")).toMatchObject({ count: 0 });
    const refused = new Seat({ "": "refuse", refuse: "confirm" }).does("confirm");
    expect(track(refused.state, "refusals")).toMatchObject({ done: 1, changed: true });
  });
});

test("the preview lists the lines that the draft changes", () => {
  const now = seat("pick 1, lot a4");
  const before = { ...SHEET, total: 4, lines: [{ kind: "parks", points: 4, because: [] }, { kind: "temps", points: 0, because: [] }] };
  const draft = { ...before, total: 7, lines: [{ kind: "parks", points: 6, because: [] }, { kind: "temps", points: 1, because: [] }] };
  const step = { t: "drafted" as const, round: 1, moves: ["write 1 a4"], sheet: draft, legal: [], id: "" };
  now.hears({ ...now.table, sheets: { 0: before } }, step);
  expect(preview(now.state)).toEqual({ old: 4, new: 7, changes: [{ kind: "parks", old: 4, new: 6 }, { kind: "temps", old: 0, new: 1 }] });
});
