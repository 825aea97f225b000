/** Small questions to the state: who sits where, whose turn is in, what is being done now. */

import type { Offer, Seat, Sheet } from "../protocol/generated";
import { chosen, handOf, offersOf } from "./choose";
import type { State } from "./model";
import { moveOf } from "./notation";
import type { Place } from "./notation";
import { say } from "../text";
import { actions, legalNow, mayRefuse, shown, shownParts, writes, written } from "./turn";

export const you = (state: State): number | null => state.room?.you ?? null;

export const seatOf = (state: State, seat: number): Seat | undefined =>
  state.room?.seats.find((other) => other.seat === seat);

/** A seat's name, also of one that the room does not list. */
export const nameAt = (state: State, seat: number): string => seatOf(state, seat)?.name ?? state.called[seat] ?? say("seat.erased", { n: seat + 1 });

export const taken = (state: State): Seat[] => state.room?.seats.filter((seat) => seat.state !== "free") ?? [];

export const others = (state: State): Seat[] => taken(state).filter((seat) => seat.seat !== you(state));

export const isIn = (state: State, seat: number): boolean => state.table?.confirmed.includes(seat) ?? false;

/** The sheet as the round opened: one's own, or the first that a spectator sees. */
export function inked(state: State): Sheet | null {
  const sheets = state.table?.sheets ?? state.ended?.sheets ?? {};
  const own = sheets[String(you(state))];
  return own ?? Object.values(sheets)[0] ?? null;
}

/** The sheet to draw: with the draft, or as the round opened. */
export const drawn = (state: State): Sheet | null => shown(state)?.sheet ?? inked(state);

export const sheetOf = (state: State, seat: number): Sheet | null =>
  state.table?.sheets[String(seat)] ?? state.looked[seat] ?? state.ended?.sheets[String(seat)] ?? null;

export const chosenOffer = (state: State): Offer | null => offersOf(state)[chosen(state) ?? -1] ?? null;

/** What the next tap is about. */
export type Stage =
  | "watch"
  | "sent"
  | "roundabout"
  | "claim"
  | "leave"
  | "refusal"
  | "choose"
  | "write"
  | "fence"
  | "size"
  | "bis"
  | "done";

export function stage(state: State): Stage {
  if (you(state) === null || !state.turn) return "watch";
  if (state.turn.sent) return "sent";
  if (state.ui.roundabout) return "roundabout";
  if (state.ui.claim) return "claim";
  const { main } = shownParts(state);
  if (main === null) return unwritten(state);
  return afterwards(state);
}

function unwritten(state: State): Stage {
  const offer = chosen(state);
  if (mayRefuse(state) && (offer === null || !fits(state, offer))) return "refusal";
  return offer === null ? "choose" : "write";
}

const ACTION_STAGES: Readonly<Record<string, Stage>> = { fence: "fence", improve: "size", copy: "bis" };

function afterwards(state: State): Stage {
  if (legalNow(state).some((move) => move.startsWith("leave "))) return "leave";
  const [first] = actions(state);
  return (first === undefined ? undefined : ACTION_STAGES[moveOf(first).kind]) ?? "done";
}

/** The number that a drafted house shows; read from the sheet, which knows it. */
export function writtenNumber(state: State): number | null {
  const now = written(state);
  return now && numberAt(state, now.place);
}

export function numberAt(state: State, { street, plot }: Place): number | null {
  const house = drawn(state)?.streets[street]?.plots[plot];
  return house && house !== "o" ? house.n : null;
}

/** The number of an offer when changed, for showing only: whether it may be written says the server. */
export const changed = (offer: Offer, shift: number | null): number => offer.number + (shift ?? 0);

/** Roles of the hand: which card gives what. */
export type Role = "number" | "action" | "rest" | null;

export function roleOf(state: State, card: number): Role {
  const offer = chosenOffer(state);
  if (!offer) return state.ui.half === card ? "number" : null;
  if (offer.number_card === card) return "number";
  return offer.action_card === card ? "action" : "rest";
}

export const hasHand = (state: State): boolean => handOf(state).length > 0;

/** Whether an offer can be written anywhere. */
export const fits = (state: State, offer: number): boolean =>
  writes(state).some(({ move }) => move.offer === offer);

/** Whether a card of the hand can give a number. */
export const cardFits = (state: State, card: number): boolean =>
  writes(state).some(({ move }) => offersOf(state)[move.offer]?.number_card === card);

/** Seconds left, as far as this page knows. */
export function secondsLeft(state: State): number | null {
  if (state.deadline === null) return null;
  return Math.max(0, Math.ceil((state.deadline - state.now) / 1000));
}
