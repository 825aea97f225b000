/** Validating a plan: one way is claimed at once, several ask which estates to use. */

import { askWhy } from "./ask";
import type { Reduced, State } from "./model";
import { movesOf, spanName } from "./notation";
import { settled, still, want, withUi } from "./send";
import { legalNow } from "./turn";

interface Way {
  text: string;
  houses: string[];
}

/** Every way in which a plan can be claimed now. */
export function waysOf(state: State, plan: number): Way[] {
  return movesOf(legalNow(state), "claim")
    .filter(({ move }) => move.plan === plan)
    .map(({ text, move }) => ({ text, houses: move.houses.map(spanName) }));
}

export const claimDrafted = (state: State, plan: number): string | undefined =>
  state.turn?.shown.find((move) => move === `claim ${plan + 1}` || move.startsWith(`claim ${plan + 1} `));

export function claimTapped(state: State, plan: number): Reduced {
  const drafted = claimDrafted(state, plan);
  if (drafted !== undefined && !state.turn?.sent) return want(state, unclaimed(state, drafted));
  const ways = waysOf(state, plan);
  const [only, second] = ways;
  if (!only || state.turn?.sent) return still(withUi(state, { slip: { kind: "plan", plan }, why: null }));
  if (!second) return want(state, [...(state.turn?.shown ?? []), only.text]);
  const open = state.ui.claim?.plan === plan ? null : { plan, houses: [] };
  return still(withUi(settled(state), { claim: open }));
}

/** A claim put back takes the wish for a reshuffle with it: that may have come from this claim. */
const unclaimed = (state: State, claim: string): string[] =>
  (state.turn?.shown ?? []).filter((move) => move !== claim && move !== "reshuffle");

/** What is picked so far, by name. */
export const pickedHouses = (state: State): string[] => state.ui.claim?.houses.map(spanName) ?? [];

/** The ways that use every estate picked so far. */
export function waysLeft(state: State): Way[] {
  const { claim } = state.ui;
  if (!claim) return [];
  const picked = pickedHouses(state);
  return waysOf(state, claim.plan).filter((way) => picked.every((house) => way.houses.includes(house)));
}

/** The way that is picked completely. */
export function wayPicked(state: State): Way | undefined {
  const picked = pickedHouses(state);
  return waysLeft(state).find((way) => way.houses.length === picked.length);
}

export function estateTapped(state: State, span: string): Reduced {
  const { claim } = state.ui;
  if (!claim) return still(state);
  const picked = pickedHouses(state);
  const houses = claim.houses.filter((house) => spanName(house) !== span);
  if (picked.includes(span)) return still(withUi(state, { claim: { ...claim, houses } }));
  const found = movesOf(legalNow(state), "claim")
    .filter(({ move }) => move.plan === claim.plan)
    .filter(({ text }) => waysLeft(state).some((way) => way.text === text))
    .flatMap(({ move }) => move.houses)
    .find((house) => spanName(house) === span);
  if (!found) return askWhy(state, `claim ${claim.plan + 1} ${[...picked, span].join(" ")}`, `estate:${span}`);
  return still(withUi(state, { claim: { ...claim, houses: [...claim.houses, found] }, why: null }));
}

export function claimNow(state: State): Reduced {
  const way = wayPicked(state);
  return way ? want(state, [...(state.turn?.shown ?? []), way.text]) : still(state);
}
