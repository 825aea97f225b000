/** What those who look on are told: who is in, who leads, what is being revealed. */

import type { Card, Played, Seat } from "../protocol/generated";
import { say, term } from "../text";
import type { State } from "./model";
import { isIn, nameAt, taken } from "./select";

/** So many are named who are still drawing. */
const NAMED = 3;

export type Doing = "in" | "bot" | "away" | "drawing";

export function doing(state: State, seat: Seat): Doing {
  if (isIn(state, seat.seat)) return "in";
  return seat.state === "bot" || seat.state === "away" ? seat.state : "drawing";
}

export interface Count {
  done: number;
  count: number;
  /** Who is still drawing; nobody where they are too many to name. */
  names: string[];
}

export function counted(state: State): Count {
  const { tally } = state;
  if (tally) return { done: tally.confirmed, count: tally.count, names: [] };
  const seats = taken(state);
  const open = seats.filter((seat) => !isIn(state, seat.seat));
  const names = open.length <= NAMED ? open.map((seat) => seat.name) : [];
  return { done: seats.length - open.length, count: state.room?.count ?? seats.length, names };
}

/** Who is best so far, where running scores are shown. */
export function leaders(state: State): { names: string[]; total: number } | null {
  const best = state.table?.standings.filter((one) => one.place === 1) ?? [];
  const [first] = best;
  if (!first) return null;
  return { names: best.map((one) => nameAt(state, one.seat)), total: first.total };
}

export const plansMet = (state: State): number => state.table?.plans.filter((plan) => plan.turned).length ?? 0;

/** What was taken in the round that is being revealed at a long table, the most first. */
export const takings = (state: State): { n: number; text: string }[] =>
  (state.ui.reveal?.counts ?? []).map(({ offer, n }) => ({ n, text: offer ? say("card.label", { number: offer.number, action: term(offer.action) }) : say("turn.refused") }));

/** The turn that is being revealed. */
export const telling = (state: State): Played | null => state.ui.reveal?.played[state.ui.reveal.at] ?? null;

/** The seats whose sheets are here: all of a small game, else the first and those asked for. */
export const seatsHere = (state: State): number[] =>
  [...new Set([...Object.keys(state.table?.sheets ?? {}), ...Object.keys(state.looked)].map(Number))].sort((a, b) => a - b);

/** The cards that all can see: combinations, or the one hand of a solo game; none where hands are secret. */
export function cardsOnTable(state: State): readonly Card[] {
  const cards = state.table?.cards;
  return cards === undefined || cards.hand.length > 0 ? (cards?.hand ?? []) : cards.offers;
}
