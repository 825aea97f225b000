/** The road of a replay: where its signs stand, one above the other where they would hide each other. */

import type { Sign } from "../protocol/generated";
import type { Kind } from "./replay";
import { KINDS } from "./replay";

/** How wide and high a sign is; on a short road only those of the chosen kind are that large. */
export const LARGE = 22;
export const SMALL = 15;
/** Signs stand at least this far apart. */
const AIR = 2;
/** A road shorter than this is a phone's. */
const SHORT = 600;
/** What signs may take above the road. */
const ROOM = 42;

export interface Mark {
  round: number;
  kind: Kind;
  signs: Sign[];
  /** How far along the road, from 0 to 1. */
  at: number;
  size: number;
  /** How high above the road it begins. */
  up: number;
}

export const along = (round: number, rounds: number): number => (rounds > 1 ? (round - 1) / (rounds - 1) : 0);

/** The round nearest to a place on the road. */
export const roundAt = (at: number, rounds: number): number => Math.round(1 + Math.max(0, Math.min(1, at)) * (rounds - 1));

/** Signs of the kind one jumps along get their place first, so that they stand lowest. */
export function marks(signs: readonly Sign[], rounds: number, width: number, chosen: Kind): Mark[] {
  const order = [chosen, ...KINDS.filter((kind) => kind !== chosen)];
  const standing: Mark[] = [];
  for (const kind of order) {
    for (const group of grouped(signs, kind)) {
      const round = group[0]?.round ?? 1;
      const size = kind === chosen || width >= SHORT ? LARGE : SMALL;
      const mark = { round, kind, signs: group, at: along(round, rounds), size, up: 0 };
      standing.push({ ...mark, up: lowest(standing.filter((other) => crowds(mark, other, width)), size) });
    }
  }
  return standing;
}

function grouped(signs: readonly Sign[], kind: Kind): Sign[][] {
  const rounds = new Map<number, Sign[]>();
  for (const sign of signs) {
    if (sign.kind === kind) rounds.set(sign.round, [...(rounds.get(sign.round) ?? []), sign]);
  }
  return [...rounds].sort(([a], [b]) => a - b).map(([, group]) => group);
}

const crowds = (mark: Mark, other: Mark, width: number): boolean =>
  Math.abs(mark.at - other.at) * width < (mark.size + other.size) / 2 + AIR;

/** The lowest place that those around leave free, as far as there is room at all. */
function lowest(around: readonly Mark[], size: number): number {
  const free = (up: number): boolean => around.every((other) => up >= other.up + other.size + AIR || up + size + AIR <= other.up);
  const places = [0, ...around.map((other) => other.up + other.size + AIR)].sort((a, b) => a - b);
  return Math.min(places.find(free) ?? 0, ROOM - size);
}
