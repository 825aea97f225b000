/** What the lesson sees of the page: where the turn stands, and what the path would do next if it may. */

import { board } from "../state/board";
import { chosen } from "../state/choose";
import type { State } from "../state/model";
import { moveOf, placeName } from "../state/notation";
import type { Move } from "../state/notation";
import { planViews } from "../state/plans";
import { chosenOffer, drawn, inked, others, stage } from "../state/select";
import type { Stage } from "../state/select";
import { actions, shownParts, writes } from "../state/turn";
import path from "./path.json";

export const SEED = path.seed;
export const LAST_ROUND = path.rounds.length;

/** What the path proposes, as far as the server allows it. */
export interface Hint {
  offer: number | null;
  /** Where to write, once that card is chosen. */
  place: string | null;
  /** What to do with the action. */
  act: Move | null;
}

export interface Moment {
  state: State;
  round: number;
  stage: Stage;
  chosen: number | null;
  /** The action under the chosen number. */
  action: string;
  /** The action that is drafted. */
  acted: Move["kind"] | null;
  /** How many moves the draft has. */
  moves: number;
  sent: boolean;
  /** The code of a refused tap. */
  why: string;
  slip: string;
  reveal: boolean;
  neighbours: number;
  gain: number;
  /** Complete estates, by name. */
  estates: readonly string[];
  claimable: number | null;
  claimed: number | null;
  /** An empty house that takes the number not. */
  wrong: string | null;
  hint: Hint;
}

const NO_HINT: Hint = { offer: null, place: null, act: null };

export function momentOf(state: State): Moment {
  return {
    state,
    round: state.table?.round ?? 0,
    stage: stage(state),
    estates: estates(state),
    wrong: wrong(state),
    hint: hint(state),
    gain: (drawn(state)?.total ?? 0) - totalOf(state),
    ...turnOf(state),
    ...pageOf(state),
    ...plansOf(state),
  };
}

function turnOf(state: State): Pick<Moment, "chosen" | "action" | "acted" | "moves" | "sent"> {
  const { action } = shownParts(state);
  return {
    chosen: chosen(state),
    action: chosenOffer(state)?.action ?? "",
    acted: action === null ? null : moveOf(action).kind,
    moves: state.turn?.shown.length ?? 0,
    sent: state.turn?.sent ?? false,
  };
}

function pageOf(state: State): Pick<Moment, "why" | "slip" | "reveal" | "neighbours"> {
  const { why, slip, reveal } = state.ui;
  return { why: why?.reason.code ?? "", slip: slip?.kind ?? "", reveal: reveal !== null, neighbours: others(state).length };
}

function plansOf(state: State): Pick<Moment, "claimable" | "claimed"> {
  const plans = planViews(state);
  return {
    claimable: plans.find((plan) => plan.claimable)?.at ?? null,
    claimed: plans.find((plan) => plan.drafted)?.at ?? null,
  };
}

/** The points as the round opened. */
export const totalOf = (state: State): number => inked(state)?.total ?? 0;

function estates(state: State): string[] {
  return board(state).flatMap(({ rows }) => rows.filter(({ kind }) => kind === "complete").map(({ span }) => span));
}

/** An empty house without a star, left of the first star of its street: the easiest to understand. */
function wrong(state: State): string | null {
  if (stage(state) !== "write") return null;
  for (const { rows } of board(state)) {
    const lots = rows.flatMap((row) => row.lots);
    const star = lots.findIndex((lot) => lot.target !== null);
    const found = lots.slice(0, Math.max(0, star)).find((lot) => lot.lot === null);
    if (found) return found.name;
  }
  return null;
}

/** The path's turn of this round; what has not come yet, or cannot be any more, is left out. */
function hint(state: State): Hint {
  const [main, act] = path.rounds[(state.table?.round ?? 0) - 1] ?? [];
  if (main === undefined || state.room?.options.seed !== SEED) return NO_HINT;
  const write = moveOf(main);
  if (write.kind !== "write" || !mayWrite(state, main)) return { ...NO_HINT, act: actOf(state, act) };
  const here = chosen(state) === write.offer;
  return { offer: write.offer, place: here ? placeName(write.place) : null, act: actOf(state, act) };
}

/** Until the server has said what is legal, nothing speaks against it. */
function mayWrite(state: State, text: string): boolean {
  const known = writes(state);
  return known.length === 0 || known.some((one) => one.text === text);
}

const actOf = (state: State, text: string | undefined): Move | null =>
  text !== undefined && actions(state).includes(text) ? moveOf(text) : null;
