import { describe, expect, test } from "vitest";
import { pickedHouses, waysLeft } from "../../src/state/claims";
import { planViews } from "../../src/state/plans";
import { board } from "../../src/state/board";
import { Seat } from "./seat";
import type { Rules } from "./seat";
import { town } from "./town";

const W = "write 1 c1";
const TOWN = town("1 2 | 3 4 | 5 6 7 | . . .", "1 2 | . . .");

/** Plan 1 in one way, plan 2 with two of three estates, plan 3 in one way after plan 1. */
const RULES: Rules = {
  "": W,
  [W]: "pool c1, claim 1 a5-7, claim 2 a1-2 a3-4, claim 2 a1-2 b1-2, claim 2 a3-4 b1-2, confirm",
  [`${W}, pool c1`]: "claim 1 a5-7, claim 2 a1-2 a3-4, claim 2 a1-2 b1-2, claim 2 a3-4 b1-2, confirm",
  [`${W}, pool c1, claim 1 a5-7`]: "claim 2 a1-2 a3-4, claim 3, reshuffle, confirm",
  [`${W}, pool c1, claim 1 a5-7, reshuffle`]: "claim 3, confirm",
  [`${W}, pool c1, claim 1 a5-7, claim 3`]: "reshuffle, confirm",
  [`${W}, pool c1, claim 1 a5-7, claim 2 a1-2 a3-4`]: "claim 3, reshuffle, confirm",
  [`${W}, pool c1, claim 2 a1-2 b1-2`]: "claim 1 a5-7, confirm",
};
const start = (taps = ""): Seat => new Seat(RULES, { sheet: TOWN }).does(`pick 1, lot c1, ${taps}`);
const DRAFT = `${W}, pool c1`;

describe("a plan met", () => {
  test.each([
    // taps, draft, stage
    ["plan 1", `${DRAFT}, claim 1 a5-7`, "done"],
    ["plan 1, plan 1", DRAFT, "done"],
    ["plan 1, undo", DRAFT, "done"],
    ["plan 1, plan 3", `${DRAFT}, claim 1 a5-7, claim 3`, "done"],
    ["plan 1, plan 2", `${DRAFT}, claim 1 a5-7, claim 2 a1-2 a3-4`, "done"],
    ["plan 2", DRAFT, "claim"],
    ["plan 2, plan 2", DRAFT, "done"],
    ["plan 2, escape", DRAFT, "done"],
    ["plan 2, undo", DRAFT, "done"],
    ["plan 2, confirm", DRAFT, "claim"],
    ["plan 2, estate a1-2, claim", DRAFT, "claim"],
    ["plan 2, estate a1-2, estate b1-2, claim", `${DRAFT}, claim 2 a1-2 b1-2`, "done"],
    ["plan 2, estate b1-2, estate a1-2, confirm", `${DRAFT}, claim 2 a1-2 b1-2`, "done"],
  ])("%s: “%s”, then %s", (taps, draft, stage) => {
    const seat = start(taps);
    expect([seat.draft, seat.stage, seat.why]).toEqual([draft, stage, ""]);
  });
});

describe("picking estates", () => {
  test.each([
    // taps, picked, estates that may still be picked, the line
    ["", [], ["a1-2", "a3-4", "b1-2"], "Pick estates for plan n°2."],
    ["estate a1-2", ["a1-2"], ["a3-4", "b1-2"], "Pick estates for plan n°2. Tap one again to put it back."],
    ["estate a1-2, estate a1-2", [], ["a1-2", "a3-4", "b1-2"], "Pick estates for plan n°2."],
    ["estate a1-2, estate b1-2", ["a1-2", "b1-2"], [], "All picked for plan n°2. Tap one again to put it back."],
  ])("after “%s”", (taps, picked, open, line) => {
    const seat = start(`plan 2, ${taps}`);
    const rows = board(seat.state).flatMap((street) => street.rows);
    expect(pickedHouses(seat.state)).toEqual(picked);
    expect(rows.filter((row) => row.choice === "on").map((row) => row.span).sort()).toEqual(picked);
    expect(rows.filter((row) => row.choice === "may").map((row) => row.span)).toEqual(open);
    expect(waysLeft(seat.state).length).toBeGreaterThan(0);
    expect(seat.line).toBe(line);
  });

  test("the plan counts what is picked", () => {
    const [, plan] = planViews(start("plan 2, estate a1-2").state);
    expect(plan).toMatchObject({ claimable: true, drafted: false, picking: { done: 1, count: 2 } });
  });

  test("an estate that does not serve is explained, and the pencil stays where it is", () => {
    const seat = start("plan 2, estate a1-2, estate a5-7");
    expect([seat.why, seat.draft]).toEqual([`why ${DRAFT}, claim 2 a1-2 a5-7 @ estate:a5-7`, DRAFT]);
  });

  test("a house of another row asks about its row", () => {
    const seat = start("plan 2, lot b4");
    expect([seat.why, seat.stage]).toEqual([`why ${DRAFT}, claim 2 b3-11 @ estate:b3-11`, "claim"]);
  });
});

describe("after a claim", () => {
  test("the line names the last plan, and that a reshuffle may be asked for", () => {
    expect(start("plan 1").line).toBe("Plan n°1 claimed. You may ask for a reshuffle.");
    expect(start("plan 1, reshuffle").line).toBe("Plan n°1 claimed. Confirm, or go on changing.");
    expect(start("plan 1, plan 3").line).toBe("Plan n°3 claimed. You may ask for a reshuffle.");
  });

  test("the card of the plan is stamped in pencil", () => {
    const [plan, other] = planViews(start("plan 1").state);
    expect(plan).toMatchObject({ drafted: true, points: 8, claimable: false, picking: null });
    expect(other).toMatchObject({ drafted: false, points: null, claimable: true });
  });

  test.each([
    ["plan 1, reshuffle", `${DRAFT}, claim 1 a5-7, reshuffle`],
    ["plan 1, reshuffle, reshuffle", `${DRAFT}, claim 1 a5-7`],
    ["plan 1, reshuffle, undo", `${DRAFT}, claim 1 a5-7`],
    // the wish goes with its claim
    ["plan 1, reshuffle, plan 1", DRAFT],
    ["reshuffle", DRAFT],
  ])("%s: “%s”", (taps, draft) => {
    const seat = start(taps);
    expect([seat.draft, seat.why]).toEqual([draft, ""]);
  });
});

test("a plan that cannot be claimed opens its slip", () => {
  const seat = start("plan 3");
  expect([seat.state.ui.slip, seat.draft]).toEqual([{ kind: "plan", plan: 2 }, DRAFT]);
});

test("a claim whose plan is no more met after another action falls back, and says why", () => {
  const rules: Rules = {
    "": W,
    [W]: "fence a2, fence a4, claim 1, confirm",
    [`${W}, fence a2`]: "claim 1, confirm",
    [`${W}, fence a2, claim 1`]: "confirm",
  };
  const seat = new Seat(rules, { offers: [[9, "surveyor"]] }).does("pick 1, lot c1, gap a2, plan 1, gap a4");
  expect([seat.draft, seat.why]).toEqual([`${W}, fence a2, claim 1`, "refused @ bar"]);
});
