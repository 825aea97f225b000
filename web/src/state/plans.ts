/** The three plans as cards: how far the own sheet is, who has claimed them, what a tap would do. */

import type { Plan, Progress } from "../protocol/generated";
import { claimDrafted, pickedHouses, waysOf } from "./claims";
import type { State } from "./model";
import { drawn, inked } from "./select";
import { legalNow } from "./turn";

export interface PlanView {
  at: number;
  plan: Plan;
  progress: Progress | null;
  /** Points this seat has for it; in pencil while the turn is drafted. */
  points: number | null;
  drafted: boolean;
  claimable: boolean;
  picking: { done: number; count: number } | null;
  turnedNow: boolean;
  claimers: number[];
}

export function planViews(state: State): PlanView[] {
  const plans = state.table?.plans ?? state.ended?.plans ?? [];
  return plans.map((plan, at) => planView(state, plan, at));
}

function planView(state: State, plan: Plan, at: number): PlanView {
  const sheet = drawn(state);
  const before = inked(state);
  const own = state.room?.you !== null;
  return {
    at,
    plan,
    progress: own ? (sheet?.progress[at] ?? null) : null,
    points: own ? (sheet?.plans[at] ?? null) : null,
    drafted: claimDrafted(state, at) !== undefined && (before?.plans[at] ?? null) === null,
    claimable: legalNow(state).some((move) => move === `claim ${at + 1}` || move.startsWith(`claim ${at + 1} `)),
    picking: picking(state, at),
    turnedNow: state.table?.events.some((event) => event.kind === "plan_turned" && event.figures["plan"] === at + 1) ?? false,
    claimers: Object.keys(plan.claimed).map(Number),
  };
}

function picking(state: State, at: number): PlanView["picking"] {
  if (state.ui.claim?.plan !== at) return null;
  return { done: pickedHouses(state).length, count: waysOf(state, at)[0]?.houses.length ?? 0 };
}

export interface Plate {
  size: number;
  on: boolean;
}

/** The estates that a plan asks for, each with whether the sheet has it. */
export function plates({ plan, progress, points }: PlanView): Plate[] {
  const sizes = plan.figures["sizes"];
  if (!Array.isArray(sizes)) return [];
  const lacking = [...(progress?.sizes ?? (points === null ? sizes : []))];
  return [...sizes]
    .sort((a, b) => a - b)
    .reverse()
    .map((size) => {
      const at = lacking.indexOf(size);
      if (at >= 0) lacking.splice(at, 1);
      return { size, on: at < 0 };
    })
    .sort((a, b) => Number(b.on) - Number(a.on));
}
