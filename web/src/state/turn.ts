/** The draft of a turn as a list of moves: its parts, and what the server has said about each beginning. */

import type { Drafted } from "../protocol/generated";
import type { State, Turn } from "./model";
import { ACTION_MOVES, moveOf, movesOf } from "./notation";
import type { Move } from "./notation";

/** A turn in its parts: roundabouts built first, the number or refusal, its action, the rest. */
export interface Parts {
  before: readonly string[];
  main: string | null;
  action: string | null;
  after: readonly string[];
}

const isMain = (text: string): boolean => text === "refuse" || text.startsWith("write ");
const isAction = (text: string): boolean => ACTION_MOVES.has(moveOf(text).kind);

export function partsOf(moves: readonly string[]): Parts {
  const at = moves.findIndex(isMain);
  if (at < 0) return { before: moves, main: null, action: null, after: [] };
  const rest = moves.slice(at + 1);
  return {
    before: moves.slice(0, at),
    main: moves[at] ?? null,
    action: rest.find(isAction) ?? null,
    after: rest.filter((text) => !isAction(text)),
  };
}

export function joined({ before, main, action, after }: Parts): string[] {
  return [...before, ...(main === null ? [] : [main]), ...(action === null ? [] : [action]), ...after];
}

export const keyOf = (moves: readonly string[]): string => moves.join(", ");

export function newTurn(round: number): Turn {
  return { round, moves: [], shown: [], steps: {}, follow: false, sent: false };
}

/** What the server has said about a draft, if it was asked. */
export function stepOf(turn: Turn | null, moves: readonly string[]): Drafted | null {
  return turn?.steps[keyOf(moves)] ?? null;
}

/** The beginnings of a draft on which its choices stand, as far as the server was not asked for them. */
export function unknownBeginnings(turn: Turn, moves: readonly string[]): (readonly string[])[] {
  const { before, main } = partsOf(moves);
  const written = main === null ? before : [...before, main];
  const beginnings = new Map([[], before, written].map((beginning) => [keyOf(beginning), beginning]));
  beginnings.delete(keyOf(moves));
  return [...beginnings.values()].filter((beginning) => stepOf(turn, beginning) === null);
}

export function legalAfter(turn: Turn | null, moves: readonly string[]): readonly string[] {
  return stepOf(turn, moves)?.legal ?? [];
}

/** The draft as it is shown: the last one that the server has answered. */
export function shown(state: State): Drafted | null {
  return stepOf(state.turn, state.turn?.shown ?? []);
}

/** The legal next moves of the draft shown. */
export function legalNow(state: State): readonly string[] {
  return shown(state)?.legal ?? [];
}

export const shownParts = (state: State): Parts => partsOf(state.turn?.shown ?? []);

/** Every way to write a number, now or instead of the one that is written. */
export function writes(state: State): { text: string; move: Extract<Move, { kind: "write" }> }[] {
  return movesOf(legalAfter(state.turn, shownParts(state).before), "write");
}

/** The moves of the action, now or instead of the one that is drafted. */
export function actions(state: State): readonly string[] {
  const { before, main } = shownParts(state);
  return main === null ? [] : legalAfter(state.turn, [...before, main]).filter(isAction);
}

export function written(state: State): Extract<Move, { kind: "write" }> | null {
  const { main } = shownParts(state);
  const move = main === null ? null : moveOf(main);
  return move?.kind === "write" ? move : null;
}

/** The draft without its last step; an action that came with its number goes with it. */
export function undone(moves: readonly string[]): string[] {
  const last = moves.at(-1);
  if (last === undefined) return [];
  const kind = moveOf(last).kind;
  return moves.slice(0, kind === "park" || kind === "pool" ? -2 : -1);
}

export const mayConfirm = (state: State): boolean => legalNow(state).includes("confirm");
export const mayRefuse = (state: State): boolean => legalNow(state).includes("refuse");
