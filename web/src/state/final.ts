/** The end: who has won, and the rungs of the ladder that decided it (R9.3). */

import type { Score } from "../protocol/generated";
import { listed, say } from "../text";
import type { State } from "./model";
import { nameAt } from "./select";

export function nameOf(state: State, score: Score): string {
  if (score.seat === null) return state.ended?.cards?.opponent?.name ?? "";
  return nameAt(state, score.seat);
}

export const ranked = (state: State): Score[] =>
  [...(state.ended?.scores ?? [])].sort((a, b) => a.place - b.place || (a.seat ?? -1) - (b.seat ?? -1));

export const winners = (state: State): Score[] => ranked(state).filter((score) => score.place === 1);

export interface Rung {
  figures: string;
  text: string;
  decides: boolean;
}

/** The ladder of the two best: level on points, then step by step until one is ahead. */
export function ladder(state: State): Rung[] {
  const [a, b] = ranked(state);
  if (!a || !b || a.total !== b.total) return [];
  const names = listed([nameOf(state, a), nameOf(state, b)]);
  const name = nameOf(state, a);
  const rungs: Rung[] = [{ figures: `${a.total} = ${b.total}`, text: say("end.tie_points", { names }), decides: false }];
  if (a.estates !== b.estates) {
    const decided: Rung = { figures: `${a.estates} > ${b.estates}`, text: say("end.tie_estates", { name }), decides: true };
    return [...rungs, decided, { figures: "–", text: say("end.tie_rest"), decides: false }];
  }
  rungs.push({ figures: `${a.estates} = ${b.estates}`, text: say("end.tie_estates_level"), decides: false });
  const at = a.place === b.place ? -1 : a.sizes.findIndex((count, size) => count !== b.sizes[size]);
  if (at < 0) return [...rungs, { figures: "=", text: say(a.place === b.place ? "end.tie_shared" : "tie.aaa"), decides: true }];
  const figures = `${a.sizes[at] ?? 0} > ${b.sizes[at] ?? 0}`;
  return [...rungs, { figures, text: say("end.tie_size", { size: at + 1, name }), decides: true }];
}

/** The best points of a line, to underline them. */
export function bestOf(scores: readonly Score[], kind: string): number {
  return Math.max(...scores.map((score) => score.lines.find((line) => line.kind === kind)?.points ?? -Infinity));
}
