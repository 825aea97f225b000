/** A round of a finished game, as the views of a table show it, and in words. */

import type { Card, Offer, Plan, Played, Seat, Sheet, Sign } from "../protocol/generated";
import { listed, say, term } from "../text";
import { dateText } from "../text/dates";
import { signed } from "../text/fill";
import { initial } from "./model";
import type { State } from "./model";
import { named } from "./names";
import { ACTION_MOVES, moveOf } from "./notation";
import type { Move } from "./notation";
import { playedText } from "./played";
import type { Viewing, Volume } from "./replay";
import { planName } from "./words";

/** The state of a page on which nothing can be done: the table as it was once the round had closed. */
export function stateAt({ game, table, seats }: Volume, { round, seat }: Viewing): State {
  const page = table.rounds[round - 1];
  const own = seats[seat];
  if (!page) return initial("");
  const stories = Object.values(seats);
  const at = round - 1;
  const sheets = Object.fromEntries(stories.flatMap((one) => (one.sheets[at] ? [[one.seat, one.sheets[at]]] : []))) as Record<string, Sheet>;
  const last = stories.map((one) => ({ seat: one.seat, moves: one.turns[at] ?? [] }));
  const plans = table.plans.map((plan, place) => planAt(plan, round, page.turned.includes(place)));
  return {
    ...initial(""),
    room: { ...named(game.room), t: "room", you: seat },
    table: {
      t: "table",
      v: 0,
      round,
      cards: own?.cards[at] ? { ...own.cards[at], opponent: page.cards.opponent } : page.cards,
      plans,
      sheets,
      totals: [],
      confirmed: [],
      last,
      events: page.events,
      deadline: null,
      sent: null,
      banks: [],
      standings: [],
    },
  };
}

function planAt(plan: Plan, round: number, turned: boolean): Plan {
  const claimed = Object.fromEntries(Object.entries(plan.claimed).filter(([, when]) => when <= round));
  return { ...plan, turned, claimed };
}

export const playedBy = (state: State, seat: number): Played | undefined => state.table?.last.find((one) => one.seat === seat);

/** What a seat did with the action of its choice. */
export interface Used {
  action: string;
  text: string;
  left: boolean;
}

export interface Deed {
  text: string;
  used: Used | null;
}

type Write = Extract<Move, { kind: "write" }>;

/** What a seat did: its number and the rest, then what became of the action. */
export function deed(state: State, played: Played, sheet: Sheet | null, offers: readonly Offer[]): Deed {
  const isAction = (text: string): boolean => ACTION_MOVES.has(moveOf(text).kind);
  const rest = { ...played, moves: played.moves.filter((text) => !isAction(text)) };
  const text = playedText(state, rest, sheet);
  const write = played.moves.map(moveOf).find((move): move is Write => move.kind === "write");
  const done = played.moves.filter(isAction);
  const action = write && (offers[write.offer]?.action ?? actionOf(write, done));
  if (write === undefined || action === undefined) return { text, used: null };
  if (done.length > 0) return { text, used: { action, text: playedText(state, { ...played, moves: done }, sheet), left: false } };
  if (write.shift === null) return { text, used: { action, text: say("replay.left"), left: true } };
  return { text, used: { action, text: write.shift > 0 ? `+${write.shift}` : signed(write.shift), left: false } };
}

const ACTIONS: Readonly<Record<string, string>> = { fence: "surveyor", improve: "real_estate", park: "landscaper", pool: "pool", copy: "bis" };

/** What the card was where it is not known: only what was done with it tells. */
function actionOf(write: Write, [done]: readonly string[]): string | undefined {
  return done === undefined ? (write.shift === null ? undefined : "temp") : ACTIONS[moveOf(done).kind];
}

/** The offers that a seat chose from. */
export const offersAt = ({ table, seats }: Volume, round: number, seat: number): readonly Offer[] =>
  (seats[seat]?.cards[round - 1] ?? table.rounds[round - 1]?.cards)?.offers ?? [];

/** The cards as they lay: what all chose from, or the seat's own hand. */
export function cardsAt({ table, seats }: Volume, { round, seat }: Viewing): readonly Card[] {
  const cards = seats[seat]?.cards[round - 1] ?? table.rounds[round - 1]?.cards;
  return cards === undefined || cards.hand.length > 0 ? (cards?.hand ?? []) : cards.offers;
}

export interface Took {
  text: string;
  seats: Seat[];
}

/** Who chose what, those who chose alike together. */
export function took(volume: Volume, state: State): Took[] {
  const groups = new Map<string, Seat[]>();
  for (const played of state.table?.last ?? []) {
    const seat = state.room?.seats.find((one) => one.seat === played.seat);
    const text = choice(played, offersAt(volume, state.table?.round ?? 1, played.seat));
    if (seat) groups.set(text, [...(groups.get(text) ?? []), seat]);
  }
  return [...groups].map(([text, seats]) => ({ text, seats })).sort((a, b) => b.seats.length - a.seats.length);
}

function choice(played: Played, offers: readonly Offer[]): string {
  const write = played.moves.map(moveOf).find((move): move is Write => move.kind === "write");
  const offer = write && offers[write.offer];
  return offer ? say("replay.took", { number: offer.number, action: term(offer.action) }) : say("turn.refused");
}

/** What a sign stands for, as a sentence without its end. */
export function signText(state: Pick<State, "room">, sign: Sign): string {
  const known = sign.seats.flatMap((seat) => state.room?.seats.find((one) => one.seat === seat)?.name ?? []);
  const more = sign.count - known.length;
  const names = listed(more > 0 ? [...known, say("replay.others", { n: more })] : known);
  const n = sign.count;
  if (sign.kind === "plan") return say(sign.first ? "replay.sign.first" : "replay.sign.plan", { names, n, plan: planName(sign.plan ?? 0) });
  return say(`replay.sign.${sign.kind}`, { names, n });
}

/** “Tue 18 Nov · Cleo won 84”: when it was over, and who was best. */
export function outcome({ game, table }: Pick<Volume, "game" | "table">, state: Pick<State, "room">): string {
  const best = game.scores.filter((score) => score.place === 1);
  const rival = table.rounds.at(-1)?.cards.opponent?.name ?? "";
  const name = (seat: number | null): string => state.room?.seats.find((one) => one.seat === seat)?.name ?? rival;
  const names = listed(best.map((score) => name(score.seat)));
  const n = best[0]?.total ?? 0;
  const won = say(game.scores.length === 1 ? "replay.alone" : best.length > 1 ? "replay.shared" : "replay.won", { names, n });
  return `${dateText(game.ended)} · ${won}`;
}
