/** The cards counted by number and action (R13.3): how many there are, how many have not been seen. */

import type { State } from "./model";

type Counts = Readonly<Record<string, number>>;

export interface Count {
  of: number;
  /** Unknown where the room counts for nobody. */
  left: number | null;
}

export interface CountRow {
  number: number;
  /** In the order of the actions. */
  cells: Count[];
  sum: Count;
}

export interface CardCounts {
  rows: CountRow[];
  sums: Count[];
  all: Count;
}

export const ACTIONS = ["surveyor", "real_estate", "landscaper", "pool", "temp", "bis"] as const;

/** Both are counted by card, as “8 surveyor”. */
export function cardCounts(deck: Counts, left: Counts | null): CardCounts {
  const cards = Object.keys(deck).map((card) => ({ card, number: Number(card.split(" ")[0]), action: card.split(" ")[1] ?? "" }));
  const counted = (wanted: (one: { number: number; action: string }) => boolean): Count => {
    const found = cards.filter(wanted).map(({ card }) => card);
    const sum = (counts: Counts): number => found.reduce((total, card) => total + (counts[card] ?? 0), 0);
    return { of: sum(deck), left: left && sum(left) };
  };
  const numbers = [...new Set(cards.map(({ number }) => number))].sort((a, b) => a - b);
  const rows = numbers.map((number) => ({
    number,
    cells: ACTIONS.map((action) => counted((one) => one.number === number && one.action === action)),
    sum: counted((one) => one.number === number),
  }));
  return { rows, sums: ACTIONS.map((action) => counted((one) => one.action === action)), all: counted(() => true) };
}

/** What becomes of used cards: the lines of the aid that say it, each with its rule. */
export function refills(state: State, defaults: Readonly<Record<string, string>>): { key: string; rule: string }[] {
  const mode = state.room?.options.mode ?? "standard";
  const switches = { ...defaults, ...state.room?.options.switches };
  const { refill = "", reshuffle = "" } = switches;
  const told = mode === "standard" ? refill : mode;
  const asked = mode === "standard" || mode === "expert" ? [{ key: `reshuffle.${reshuffle}`, rule: "R6.6" }] : [];
  return [{ key: `refill.${told}`, rule: RULES[told] ?? "R3" }, ...asked];
}

const RULES: Readonly<Record<string, string>> = { deal: "R3.4", recycle: "R3.5", expert: "R11.4", solo: "R10.2", aaa: "R12.2" };
