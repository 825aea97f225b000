/** Choosing a combination and the house for its number. */

import type { Card, Offer } from "../protocol/generated";
import { askWhy } from "./ask";
import type { Reduced, State } from "./model";
import { estateTapped } from "./claims";
import { moveOf, movesOf, placeName, placeOf, spanName, writeText } from "./notation";
import { settled, still, want, withUi } from "./send";
import { actions, joined, legalNow, partsOf, shown, shownParts, writes, written } from "./turn";

export const offersOf = (state: State): readonly Offer[] => state.table?.cards.offers ?? [];
export const handOf = (state: State): readonly Card[] => state.table?.cards.hand ?? [];

/** The offer that is chosen: by tap, or because its number is drafted. */
export function chosen(state: State): number | null {
  return state.ui.picked ?? written(state)?.offer ?? null;
}

const drafting = (state: State): boolean => state.turn !== null && !state.turn.sent;

/** Choosing the same card again puts it down; choosing another one rubs its number out. */
export function chooseOffer(state: State, offer: number): Reduced {
  if (!drafting(state)) return still(state);
  const picked = chosen(state) === offer ? null : offer;
  const next = withUi(settled(state), { picked, half: null });
  return rubbedOut(next);
}

/** A drafted number goes when another card is chosen; roundabouts stay. */
function rubbedOut(state: State): Reduced {
  const { before, main } = partsOf(state.turn?.moves ?? []);
  const move = main === null ? null : moveOf(main);
  if (!move || (move.kind === "write" && move.offer === state.ui.picked)) return still(state);
  return want(state, before);
}

function offerOf(state: State, number: number, action: number): number | null {
  const at = offersOf(state).findIndex((offer) => offer.number_card === number && offer.action_card === action);
  return at < 0 ? null : at;
}

/** A card of the hand: the first tap gives the number, the second the action. */
export function chooseCard(state: State, card: number): Reduced {
  if (!drafting(state)) return still(state);
  const { half } = state.ui;
  const offer = offersOf(state)[chosen(state) ?? -1];
  if (half === null && !offer) return still(withUi(settled(state), { half: card }));
  if (half === card) return still(withUi(settled(state), { half: null }));
  if (half !== null) return still(withUi(settled(state), { half: null, picked: offerOf(state, half, card) }));
  if (offer?.number_card === card) return rubbedOut(withUi(settled(state), { picked: null, half: null }));
  return rubbedOut(withUi(settled(state), { picked: offerOf(state, offer?.number_card ?? -1, card), half: null }));
}

/** A flag gives its card the next role: number, action, the one that goes on. */
export function chooseFlag(state: State, card: number): Reduced {
  const offer = offersOf(state)[chosen(state) ?? -1];
  if (!offer || !drafting(state)) return chooseCard(state, card);
  const { number_card: number, action_card: action } = offer;
  const rest = handOf(state).findIndex((_, at) => at !== number && at !== action);
  const swapped =
    card === number ? offerOf(state, action, number) : card === action ? offerOf(state, number, rest) : offerOf(state, card, action);
  return rubbedOut(withUi(settled(state), { picked: swapped, half: null }));
}

/** A tap on a house does the one thing that may be done there, or asks why it may not. */
export function tapLot(state: State, place: string): Reduced {
  if (!drafting(state)) return still(state);
  if (state.ui.roundabout) return build(state, place);
  if (state.ui.claim) return estateTapped(state, rowAt(state, place));
  const copies = movesOf(actions(state), "copy");
  if (copies.length > 0) return copy(state, place, copies);
  return write(state, place);
}

/** The row that a house stands in, by name. */
function rowAt(state: State, place: string): string {
  const { street, plot } = placeOf(place);
  const row = shown(state)?.sheet.streets[street]?.rows.find(({ first, last }) => first <= plot && plot <= last);
  return row ? spanName({ street, ...row }) : place;
}

function build(state: State, place: string): Reduced {
  const text = `roundabout ${place}`;
  if (!legalNow(state).includes(text)) return askWhy(state, text, `lot:${place}`);
  return want(state, [...(state.turn?.shown ?? []), text]);
}

function copy(state: State, place: string, copies: ReturnType<typeof movesOf<"copy">>): Reduced {
  const here = copies.filter(({ move }) => placeName(move.place) === place);
  const [first, second] = here;
  const parts = shownParts(state);
  if (!first) return askCopy(state, place);
  if (second && state.ui.copy !== place) return still(withUi(settled(state), { copy: place }));
  return want(state, joined({ ...parts, action: first.text }));
}

function askCopy(state: State, place: string): Reduced {
  const { street, plot } = placeOf(place);
  const source = placeName({ street, plot: plot === 0 ? plot + 1 : plot - 1 });
  return askWhy(state, `copy ${source} ${place}`, `lot:${place}`);
}

const byChange = (a: number | null, b: number | null): number =>
  Math.abs(a ?? 0) - Math.abs(b ?? 0) || Number(a === null) - Number(b === null) || (a ?? 0) - (b ?? 0);

function write(state: State, place: string): Reduced {
  const offer = chosen(state);
  const at = `lot:${place}`;
  if (offer === null) return still(withUi(settled(state), { notice: "choose" }));
  const here = writes(state).filter(({ move }) => move.offer === offer && placeName(move.place) === place);
  const [best] = here.sort((a, b) => byChange(a.move.shift, b.move.shift));
  const now = written(state);
  if (best && now && placeName(now.place) === place) return still(settled(state));
  if (best) return replaced(state, best.text);
  return askWhy(state, writeText(offer, placeOf(place), null), at);
}

/** The card stays up until the server has answered: another star may be tapped before. */
function replaced(state: State, main: string): Reduced {
  const { before, after } = shownParts(state);
  const kept = after.filter((move) => move.startsWith("roundabout "));
  const held = withUi(state, { picked: chosen(state), half: null });
  return want(held, joined({ before, main, action: null, after: kept }), true);
}

/** Whether the number may be changed so in the house where it is written. */
export function mayShift(state: State, shift: number | null): boolean {
  const now = written(state);
  return now !== null && writes(state).some(({ text }) => text === writeText(now.offer, now.place, shift));
}

/** The number strip: another change of the number in the same house; null is the printed one, no box crossed. */
export function tapShift(state: State, shift: number | null): Reduced {
  const now = written(state);
  if (!now) return still(state);
  const text = writeText(now.offer, now.place, shift);
  if (text === shownParts(state).main) return still(settled(state));
  if (mayShift(state, shift)) return replaced(state, text);
  return shift === null ? still(state) : askWhy(state, text, `shift:${shift}`);
}

