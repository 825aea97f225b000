/** Small readings of what is told: plans on their cards, the AAA's stack, turns in words. */

import { describe, expect, test } from "vitest";
import type { Opponent, Plan, Progress } from "../../src/protocol/generated";
import { blocks, planStatus } from "../../src/state/opponent";
import { miniCells } from "../../src/state/mini";
import { changedPlaces } from "../../src/state/played";
import { planViews, plates } from "../../src/state/plans";
import { Seat, TABLE } from "./seat";
import { town } from "./town";

const plan = (change: Partial<Plan>): Plan => ({ kind: "estates", figures: {}, values: [8, 4], turned: false, advanced: false, status: "printed", claimed: {}, ...change });

describe("the estates of a plan", () => {
  const shown = (progress: Progress | null, points: number | null): string => {
    const seat = new Seat({ "": "" }, { sheet: { ...town(), progress: progress ? [progress] : [], plans: [points, null, null] }, table: { plans: [plan({ figures: { sizes: [2, 5, 2] } })] } });
    const [view] = planViews(seat.state);
    return view ? plates(view).map(({ size, on }) => `${on ? "+" : "-"}${size}`).join(" ") : "";
  };

  test.each([
    [{ done: 0, count: 3, met: false, sizes: [2, 2, 5] }, null, "-5 -2 -2"],
    [{ done: 1, count: 3, met: false, sizes: [2, 5] }, null, "+2 -5 -2"],
    [{ done: 3, count: 3, met: true, sizes: [] }, null, "+5 +2 +2"],
    [null, null, "-5 -2 -2"],
    [null, 8, "+5 +2 +2"],
  ])("with %o and %o points: %s", (progress, points, plates) => {
    expect(shown(progress, points)).toBe(plates);
  });

  test("a plan of another kind has none", () => {
    const seat = new Seat({ "": "" }, { table: { plans: [plan({ kind: "temps", figures: { count: 7 } })] } });
    expect(planViews(seat.state).map(plates)).toEqual([[]]);
  });
});

test("a plan tells who has claimed it, whether it turned just now, and nothing of a seat to those who watch", () => {
  const table = { plans: [plan({ claimed: { 1: 3, 2: 4 }, turned: true })], events: [{ kind: "plan_turned", figures: { plan: 1 } }] };
  expect(planViews(new Seat({ "": "" }, { table }).state)[0]).toMatchObject({ claimers: [1, 2], turnedNow: true });
  const sheet = { ...TABLE.sheets["0"], plans: [8, null, null] } as NonNullable<(typeof TABLE.sheets)[string]>;
  const watching = new Seat({ "": "" }, { table, sheet, room: { you: null } });
  expect(planViews(watching.state)[0]).toMatchObject({ progress: null, points: null });
});

describe("the AAA", () => {
  const card = (action: string) => ({ number: 5, action });
  const opponent = (stack: string[], change: Partial<Opponent> = {}): Opponent => ({
    name: "Ada", level: 1, figures: {}, printed: [], validates: [1], stack: stack.map(card), plans: [null, null, 6], unresolved: [], lines: [], total: 0, ...change,
  });

  test.each([
    ["", ""],
    ["pool", "pool"],
    ["pool temp", "pool temp"],
    ["pool surveyor temp", "pool/temp"],
    ["surveyor surveyor pool surveyor", "pool"],
  ])("its stack “%s” has the estates “%s”", (stack, estates) => {
    const cut = blocks(opponent(stack.split(" ").filter(Boolean)));
    expect(cut.map((block) => block.map((one) => one.action).join(" ")).join("/")).toBe(estates);
  });

  test.each([
    [0, null, "open"],
    [0, 8, "yours"],
    [1, null, "unlisted"],
    [1, 5, "yours"],
    [2, null, "taken"],
    [2, 6, "taken"],
  ] as const)("plan %i with own points %o is %s", (at, own, status) => {
    expect(planStatus(opponent([]), at, own)).toBe(status);
  });
});

test("a small street has its numbers, fences, roundabouts, estates, and what is new", () => {
  const cells = miniCells(town("1 2b | o | . 4*"), 0, new Set(["a2"]));
  expect(cells.slice(0, 5).map((cell) => `${cell.number}${cell.bis ? "b" : ""}:${cell.classes}`)).toEqual(["1:d", "2b:d new", ":o f", ":e f", "4:"]);
  expect(miniCells(town(), 7, new Set())).toEqual([]);
});

test("a turn has changed the houses it wrote, copied or turned into roundabouts, not the gaps it fenced", () => {
  const moves = ["roundabout c5", "write 1 a3", "copy a3 a4", "fence b2", "improve 3", "claim 1 a1-2", "confirm"];
  expect([...changedPlaces({ seat: 0, moves })]).toEqual(["c5", "a3", "a4"]);
  expect(changedPlaces(undefined).size).toBe(0);
});
