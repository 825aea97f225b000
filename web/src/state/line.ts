/** The line above the buttons: what has been done, and the next step. It is the live region too. */

import type { Seat } from "../protocol/generated";
import { label, listed, say } from "../text";
import { claimDrafted, pickedHouses, wayPicked } from "./claims";
import { chosen, offersOf } from "./choose";
import type { State } from "./model";
import { moveOf, movesOf, placeName } from "./notation";
import type { Place } from "./notation";
import { chosenOffer, hasHand, isIn, numberAt, others, roleOf, stage, writtenNumber, you } from "./select";
import { actions, legalNow, shown, shownParts, writes, written } from "./turn";
import { placeText, placesText, planName } from "./words";

export interface Told {
  text: string;
  hint: string;
  /** What stars on the streets show, for those who do not see them. */
  places: string;
}

const told = (text: string, hint = "", places = ""): Told => ({ text, hint, places });

export function line(state: State): Told {
  if (state.room?.status === "paused") return told(say("say.paused"));
  if (state.ui.notice === "choose") return told(say("say.choose_first"));
  switch (stage(state)) {
    case "watch":
      return told(say("say.watching"), waiting(state));
    case "sent":
      return told(say("say.sent"), waiting(state));
    case "roundabout":
      return told(say("say.roundabout"), cost(state));
    case "claim":
      return claiming(state);
    case "leave":
      return told(say("say.leave"));
    case "refusal":
      return refusing(state);
    case "choose":
      return choosing(state);
    case "write":
      return fitting(state);
    case "fence":
    case "size":
    case "bis":
    case "done":
      return after(state);
  }
}

function waiting(state: State): string {
  const open = others(state).filter((seat) => !isIn(state, seat.seat));
  if (open.length === 0) return say("say.all_in");
  if (open.length > 3) return say("say.waiting_many", { n: open.length });
  return say("say.waiting", { names: listed(open.map((seat) => seat.name)), n: open.length });
}

function cost(state: State): string {
  const crossed = state.table?.sheets[String(state.room?.you)]?.roundabouts ?? 0;
  const value = state.room?.layout?.roundabouts[crossed + 1] ?? 0;
  return say("say.roundabout_cost", { cost: -value });
}

function claiming(state: State): Told {
  const plan = planName(state.ui.claim?.plan ?? 0);
  if (wayPicked(state)) return told(say("say.claim_done", { plan }), say("say.claim_hint"));
  return told(say("say.claim", { plan }), pickedHouses(state).length > 0 ? say("say.claim_hint") : "");
}

/** No printed number fits; a changed one may. */
function refusing(state: State): Told {
  if (writes(state).length > 0) return told(say("say.refusal_adjusted"), say("say.refusal_hint"));
  return told(say("say.refusal", { numbers: offered(state) }), say("say.refusal_hint"));
}

const offered = (state: State): string => [...new Set(offersOf(state).map((offer) => offer.number))].join(", ");

function choosing(state: State): Told {
  const built = movesOf(state.turn?.shown ?? [], "roundabout").at(-1);
  const start = built ? `${say("say.roundabout_built", { place: placeText(state.room, built.move.place) })} ` : "";
  if (!hasHand(state)) return told(start + say("say.choose"));
  return told(start + say(state.ui.half === null ? "say.choose_hand" : "say.choose_action"));
}

function fitting(state: State): Told {
  const offer = chosen(state);
  const here = writes(state).filter(({ move }) => move.offer === offer);
  const houses = [...new Map(here.map(({ move }) => [placeName(move.place), move.place])).values()];
  const number = chosenOffer(state)?.number ?? 0;
  if (houses.length === 0) return told(say("card.no_fit", { number }));
  return told(say("say.fits", { number, n: houses.length }), say("say.tap_star"), placesText(state.room, houses));
}

/** The number is written, or a refusal taken: what of it is left to do. */
function after(state: State): Told {
  const claimed = [0, 1, 2].filter((plan) => claimDrafted(state, plan) !== undefined).at(-1);
  if (claimed !== undefined) {
    const hint = legalNow(state).includes("reshuffle") ? say("say.reshuffle") : say("say.ready");
    return told(say("say.claimed", { plan: planName(claimed) }), hint);
  }
  const now = written(state);
  if (!now) return told(say("say.refused"), say(lastRefusal(state) ? "say.refused_last" : "say.ready"));
  const place = placeText(state.room, now.place);
  const number = writtenNumber(state) ?? 0;
  const action = shownParts(state).action;
  if (action !== null) return acted(state, action, number, place);
  return offeredAction(state, number, place);
}

/** Whether the draft has crossed the box that ends the game. */
function lastRefusal(state: State): boolean {
  const boxes = state.room?.layout?.refusals.length ?? 0;
  return (shown(state)?.sheet.refusals ?? 0) >= boxes - 1;
}

function acted(state: State, action: string, number: number, place: string): Told {
  const move = moveOf(action);
  switch (move.kind) {
    case "park":
      return told(say("say.park", { number, place }), say("say.move_star"));
    case "pool":
      return told(say("say.pool", { number, place }), say("say.move_star"));
    case "fence":
      return told(say("say.fence_done", { place: placeText(state.room, move.place) }), say("say.fence_hint"));
    case "improve":
      return told(say("say.size_done", { size: move.size }), say("say.size_hint"));
    case "copy":
      return told(say("say.copied", copiedTo(state, move.place)), say("say.bis_hint"));
    default:
      return told(say("say.written", { number, place }), passing(state));
  }
}

function copiedTo(state: State, place: Place): { number: number; place: string } {
  return { number: numberAt(state, place) ?? 0, place: placeText(state.room, place) };
}

function offeredAction(state: State, number: number, place: string): Told {
  const [first] = actions(state);
  const kind = first === undefined ? null : moveOf(first).kind;
  const without = say("say.or_confirm", { action: label(chosenOffer(state)?.action ?? "") });
  if (kind === "fence") return told(say("say.fence"), without);
  if (kind === "improve") return told(say("say.size"), without);
  if (kind === "copy") return told(say("say.bis"), without);
  if (kind === "park") return told(say("say.park_left", { number, place }));
  if (kind === "pool") return told(say("say.pool_left", { number, place }), say("say.pool_never"));
  if (chosenOffer(state)?.action === "temp") return told(say("say.temp", { number, place }), say("say.temp_hint"));
  return told(say("say.written", { number, place }), passing(state) || say("say.move_star"));
}

/** Where the card goes that is used for nothing. */
function passing(state: State): string {
  const cards = state.table?.cards;
  const rest = cards?.hand.findIndex((_, card) => roleOf(state, card) === "rest") ?? -1;
  const name = receiver(state);
  const card = cards?.hand[rest];
  return card && name !== null ? say("say.passes", { number: card.number, name }) : "";
}

/** Who gets the card that is not used: the neighbour, the opponent, or nobody. */
export function receiver(state: State): string | null {
  const cards = state.table?.cards;
  if (!cards || cards.hand.length === 0) return null;
  return cards.opponent ? cards.opponent.name : (beside(state, -1)?.name ?? null);
}

/** Who passed the first card of the hand, if anybody did (R11.2). */
export function sender(state: State): Seat | null {
  const came = state.table?.cards.passed[you(state) ?? -1] ?? null;
  return came === null ? null : beside(state, 1);
}

function beside(state: State, steps: -1 | 1): Seat | null {
  const seats = state.room?.seats.filter((seat) => seat.state !== "free") ?? [];
  if (seats.length < 2) return null;
  const at = seats.findIndex((seat) => seat.seat === state.room?.you);
  return seats.at((at + steps) % seats.length) ?? null;
}
