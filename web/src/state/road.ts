/** The road of a replay: where its signs stand, one above the other where they would hide each other. */

import type { Sign } from "../protocol/generated";
import type { Kind } from "./replay";
import { KINDS } from "./replay";

/** Signs closer than this stack upward. */
export const CLOSE = 24;

export interface Mark {
  round: number;
  kind: Kind;
  signs: Sign[];
  /** How far along the road, from 0 to 1. */
  at: number;
  /** 0 stands on the road, 1 on that, and so on. */
  level: number;
}

export const along = (round: number, rounds: number): number => (rounds > 1 ? (round - 1) / (rounds - 1) : 0);

/** The round nearest to a place on the road. */
export const roundAt = (at: number, rounds: number): number => Math.round(1 + Math.max(0, Math.min(1, at)) * (rounds - 1));

/** Signs of the kind one jumps along get their place first, so that they stand lowest. */
export function marks(signs: readonly Sign[], rounds: number, width: number, chosen: Kind): Mark[] {
  const order = [chosen, ...KINDS.filter((kind) => kind !== chosen)];
  const levels: number[][] = [];
  return order.flatMap((kind) => grouped(signs, kind).map((group) => placed(levels, group, kind, rounds, width)));
}

function grouped(signs: readonly Sign[], kind: Kind): Sign[][] {
  const rounds = new Map<number, Sign[]>();
  for (const sign of signs) {
    if (sign.kind === kind) rounds.set(sign.round, [...(rounds.get(sign.round) ?? []), sign]);
  }
  return [...rounds].sort(([a], [b]) => a - b).map(([, group]) => group);
}

function placed(levels: number[][], signs: Sign[], kind: Kind, rounds: number, width: number): Mark {
  const round = signs[0]?.round ?? 1;
  const at = along(round, rounds);
  const free = levels.findIndex((taken) => taken.every((other) => Math.abs(other - at * width) >= CLOSE));
  const level = free < 0 ? levels.length : free;
  levels[level] = [...(levels[level] ?? []), at * width];
  return { round, kind, signs, at, level };
}

/** How much higher each level is, so that all of them have room. */
export const rise = (all: readonly Mark[], room: number): number =>
  Math.min(CLOSE, room / Math.max(1, ...all.map(({ level }) => level)));
