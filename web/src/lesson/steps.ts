/** The lesson as a table: when a step is told, when it is learned, what it points at. It blocks nothing. */

import { LAST_ROUND } from "./moment";
import type { Moment } from "./moment";

export interface Step {
  /** Its texts are `id.do` and `id.why`. */
  id: string;
  when: (now: Moment) => boolean;
  /** Learned as soon as this holds, told or not. */
  until?: (now: Moment, before: Moment) => boolean;
  /** A tap on “Go on” will do, and so will going on without it. */
  read?: true;
  /** The element to point at; the first that can be seen. */
  at: (now: Moment) => string;
}

const at = (name: string): string => `[data-at="${name}"]`;
const choosing = (now: Moment): boolean => now.stage === "choose" && !now.sent;
const pencilled = (now: Moment): boolean => now.stage === "done" || now.acted !== null;
const card = (now: Moment): string => (now.hint.offer === null ? "" : at(`card:${now.hint.offer}`));
const lot = (now: Moment): string => (now.hint.place === null ? "" : at(`lot:${now.hint.place}`));
const column = (now: Moment): string => at(`size:${now.estates[0] === undefined ? 1 : sizeOf(now.estates[0])}`);
const DONE = "[data-do=confirm]";

/** “a8-10” is an estate of 3. */
export function sizeOf(span: string): number {
  const [first = "", last] = span.slice(1).split("-");
  return last === undefined ? 1 : Number(last) - Number(first) + 1;
}

/** What the path would tap for the action; where it has no say, whatever glows. */
export function actAt({ hint: { act } }: Moment): string {
  switch (act?.kind) {
    case "fence":
      return at(`gap:${placeOf(act)}`);
    case "improve":
      return at(`size:${act.size}`);
    case "copy":
      return at(`lot:${placeOf(act)}`);
    default:
      return ".slot.free, .cell.pickc, .col.pickc, .lot.legal";
  }
}

const placeOf = ({ place }: { place: { street: number; plot: number } }): string => `${"abcdefghij".charAt(place.street)}${place.plot + 1}`;

// The first that is not learned and whose moment it is, is told.
export const STEPS: readonly Step[] = [
  // The first round: a card, a number, what came with it (a park, unless one strays), what it is worth, Confirm.
  { id: "choose", when: choosing, until: (now) => now.chosen !== null, at: card },
  { id: "write", when: (now) => now.stage === "write", until: (now) => now.moves > 0, at: lot },
  { id: "park", read: true, when: (now) => now.acted === "park", at: () => ".tr.new" },
  { id: "pool", read: true, when: (now) => now.acted === "pool", at: () => ".lot.draft" },
  { id: "strip", read: true, when: (now) => now.action === "temp" && pencilled(now), at: () => ".strip" },
  { id: "preview", read: true, when: (now) => pencilled(now) && now.gain > 0, until: (now) => now.slip === "score", at: () => "[data-do=score]" },
  { id: "confirm", when: pencilled, until: (now) => now.sent || now.round > 1, at: () => DONE },
  // The second: the neighbours, what comes next, a tap that is refused.
  { id: "reveal", read: true, when: (now) => (choosing(now) || now.reveal) && now.round > 1 && now.neighbours > 0, at: () => ".seats .seat, .nbr" },
  { id: "next", read: true, when: (now) => choosing(now) && now.round > 1, at: () => ".card .nx" },
  { id: "whynot", read: true, when: (now) => now.wrong !== null && now.round > 1, until: (now) => now.why.startsWith("order."), at: (now) => at(`lot:${now.wrong ?? ""}`) },
  { id: "order", when: (now) => now.stage === "write" && now.round > 1, until: (now) => now.moves > 0 && now.round > 1, at: lot },
  // The third and fourth: the plan to build for, two fences, Undo.
  { id: "plan", read: true, when: (now) => choosing(now) && now.round > 2, at: () => at("plan:2") },
  { id: "fence", when: (now) => now.stage === "fence" && now.acted === null, until: (now) => now.acted === "fence", at: actAt },
  { id: "undo", read: true, when: (now) => now.round > 3 && now.acted !== null, until: (now, before) => now.round === before.round && now.moves < before.moves, at: () => "[data-do=undo]" },
  // The fifth: what a refusal is, a copy, and with it the first estate.
  { id: "refusal", read: true, when: (now) => choosing(now) && now.round > 4, at: () => at("track:refusals") },
  { id: "bis", when: (now) => now.stage === "bis" && now.acted === null, until: (now) => now.acted === "copy", at: actAt },
  { id: "estate", read: true, when: (now) => now.estates.length > 0 && now.round > 1, at: (now) => at(`estate:${now.estates[0] ?? ""}`) },
  // The sixth: a changed number.
  { id: "temp", when: (now) => now.stage === "write" && now.action === "temp", until: (now) => now.action === "temp" && now.moves > 0, at: lot },
  // The seventh: an estate's value, and the plan.
  { id: "size", when: (now) => now.stage === "size" && now.acted === null, until: (now) => now.acted === "improve", at: (now) => (now.hint.act === null ? column(now) : actAt(now)) },
  { id: "claim", when: (now) => now.claimable !== null, until: (now) => now.claimed !== null, at: (now) => at(`plan:${now.claimable ?? 0}`) },
  { id: "claimed", read: true, when: (now) => now.claimed !== null, at: (now) => at(`plan:${now.claimed ?? 0}`) },
  { id: "end", read: true, when: (now) => choosing(now) && now.round > LAST_ROUND, at: () => "" },
];

/** What is said where no step is due: a nudge along the path, or none. */
export const GUIDES: readonly Step[] = [
  { id: "guide.refusal", when: (now) => now.stage === "refusal", at: () => DONE },
  { id: "guide.claim", when: (now) => now.claimable !== null, at: (now) => at(`plan:${now.claimable ?? 0}`) },
  { id: "guide.choose", when: choosing, at: card },
  { id: "guide.write", when: (now) => now.stage === "write", at: lot },
  { id: "guide.fence", when: (now) => now.stage === "fence" && now.acted === null, at: actAt },
  { id: "guide.size", when: (now) => now.stage === "size" && now.acted === null, at: actAt },
  { id: "guide.bis", when: (now) => now.stage === "bis" && now.acted === null, at: actAt },
  { id: "guide.sent", when: (now) => now.sent, at: () => "" },
  { id: "guide.confirm", when: (now) => now.moves > 0, at: () => DONE },
];

/** The steps that an own way may miss: what the end names. */
export const TOPICS = ["park", "pool", "fence", "bis", "temp", "size", "claim"] as const;
