/** What is told of a round that has closed, before the next one is played. */

import type { Offer, Played, Table } from "../protocol/generated";
import { offersOf } from "./choose";
import type { Count, Reveal, State } from "./model";
import { moveOf } from "./notation";
import { taken, you } from "./select";

/** With more seats nobody wants to be told of each. */
const MOST = 8;
const EACH = 900;
const ALL = 3_000;

/** How long each neighbour is told of, in milliseconds: three seconds at most for all. */
export const pace = ({ played }: Pick<Reveal, "played">): number => Math.min(EACH, ALL / Math.max(1, played.length));

/** A round that closed while one looked on is told; one that was missed is not. */
export function revealed(state: State, message: Table): Reveal | null {
  if (state.table === null || message.last.length === 0) return null;
  const others = message.last.filter((played) => played.seat !== you(state));
  if (others.length === 0 && message.events.length === 0) return null;
  const many = taken(state).length > MOST;
  return {
    round: message.round - 1,
    played: many ? others.filter(({ seat }) => state.followed.includes(seat)) : others,
    sheets: message.sheets,
    before: state.table.sheets,
    counts: many ? counted(others, offersOf(state)) : [],
    at: 0,
  };
}

/** Who took alike, most first. */
function counted(all: readonly Played[], offers: readonly Offer[]): Count[] {
  const counts = new Map<Offer | null, number>();
  for (const played of all) {
    const offer = offerOf(played, offers);
    counts.set(offer, (counts.get(offer) ?? 0) + 1);
  }
  return [...counts].map(([offer, n]) => ({ offer, n })).sort((a, b) => b.n - a.n);
}

function offerOf({ moves }: Played, offers: readonly Offer[]): Offer | null {
  const write = moves.map(moveOf).find((move) => move.kind === "write");
  return write?.kind === "write" ? (offers[write.offer] ?? null) : null;
}
