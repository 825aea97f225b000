/** The AAA's stack as it is scored: the cards between two fence cards, in order. */

import type { Card, Opponent } from "../protocol/generated";


/** Cuts the stack at its fence cards, for drawing. */
export function blocks(opponent: Opponent): Card[][] {
  const found: Card[][] = [[]];
  for (const card of opponent.stack) {
    if (card.action === "surveyor") found.push([]);
    else found.at(-1)?.push(card);
  }
  return found.filter((block) => block.length > 0);
}

export type PlanStatus = "open" | "yours" | "taken" | "unlisted";

export function planStatus(opponent: Opponent, at: number, own: number | null): PlanStatus {
  if ((opponent.plans[at] ?? null) !== null) return "taken";
  if (own !== null) return "yours";
  return opponent.validates.includes(at + 1) ? "open" : "unlisted";
}
