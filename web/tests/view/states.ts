/** States of real games: every kind of moment that a page has to show. */

import { initial } from "../../src/state/model";
import type { Slip, State } from "../../src/state/model";
import { reduce } from "../../src/state/reduce";
import { first, only, part } from "../fixtures";
import type { FromServer } from "../../src/protocol/generated";

export function heard(messages: readonly FromServer[], from: State = initial("t-")): State {
  return messages.reduce((state, message) => reduce(state, { on: "message", message, now: 0 }).state, from);
}

export const withUi = (state: State, ui: Partial<State["ui"]>): State => ({ ...state, ui: { ...state.ui, ...ui } });

/** A game at one of its later tables, with what may be done. */
export function table(name: string, at: number): State {
  const later = part(name, "later");
  const [told, drafted] = [only(later, "table")[at], only(later, "drafted")[at]];
  if (!told || !drafted) throw new Error(`${name} has no table ${at}`);
  return heard([first(part(name, "first_round"), "room"), told, { ...drafted, id: "" }]);
}

export const SLIPS: readonly Slip[] = [
  ...(["score", "menu", "keys", "ledger", "neighbours", "opponent", "code", "room"] as const).map((kind) => ({ kind })),
  { kind: "neighbour", seat: 1 },
  { kind: "plan", plan: 0 },
  { kind: "plan", plan: 2 },
];

/** The moments of one game by name. */
export function moments(name: string): [string, State][] {
  const beginning = part(name, "first_round");
  const opened = table(name, 0);
  const later = table(name, 1);
  const closed = heard(beginning);
  const over = heard(part(name, "end"), closed);
  const seats = later.room?.seats.length ?? 0;
  const slips = SLIPS.filter((slip) => slip.kind !== "neighbour" || slip.seat < seats);
  const watching = { ...later, room: later.room && { ...later.room, you: null, host: false }, turn: null };
  return [
    ["a table", opened],
    ["a later table", later],
    ["the round closed", closed],
    ["a card chosen", withUi(later, { picked: 0 })],
    ["the last combination chosen", withUi(later, { picked: (later.table?.cards.offers.length ?? 1) - 1 })],
    ["rings", withUi(later, { roundabout: true })],
    ["a plan being claimed", withUi(later, { claim: { plan: 0, houses: [] } })],
    ["sent", { ...later, turn: later.turn && { ...later.turn, sent: true } }],
    ["paused", { ...later, room: later.room && { ...later.room, status: "paused" } }],
    ["the line cut", { ...later, net: { status: "lost", retryAt: 4_000, farewell: null } }],
    ["hung up", { ...later, net: { status: "ended", retryAt: null, farewell: "taken_over" } }],
    ["watching", watching],
    ["ten seconds left", { ...later, deadline: 10_000 }],
    ["two days left", { ...later, deadline: 200_000_000 }],
    ["the end", over],
    ["the end, watched", heard(part(name, "spectator"))],
    ...slips.map((slip): [string, State] => [`slip ${Object.values(slip).join(" ")}`, withUi(later, { slip })]),
    ...slips.map((slip): [string, State] => [`the end with slip ${Object.values(slip).join(" ")}`, withUi(over, { slip })]),
  ];
}
