/** Commands on their way out: each has an id and stays in the outbox until it is answered. */

import type { FromClient } from "../protocol/generated";
import type { Reduced, State, Turn } from "./model";
import { FRESH_UI } from "./model";
import { keyOf, stepOf, unknownBeginnings } from "./turn";

type WithoutId<Command> = Command extends FromClient ? Omit<Command, "id"> : never;
export type Order = WithoutId<FromClient>;

export const still = (state: State): Reduced => ({ state, effects: [] });

export function send(state: State, order: Order): Reduced {
  const count = state.count + 1;
  const command = { ...order, id: `${state.tab}${count}` } as FromClient;
  const outbox = { ...superseded(state.outbox, command), [command.id]: command };
  return { state: { ...state, count, outbox }, effects: [{ do: "send", command }] };
}

/** A newer draft or question makes an older one needless. */
function superseded(outbox: State["outbox"], command: FromClient): State["outbox"] {
  if (command.t !== "draft" && command.t !== "why") return outbox;
  return Object.fromEntries(Object.entries(outbox).filter(([, waiting]) => waiting.t !== command.t));
}

export function andThen(reduced: Reduced, next: (state: State) => Reduced): Reduced {
  const after = next(reduced.state);
  return { state: after.state, effects: [...reduced.effects, ...after.effects] };
}

export function withTurn(state: State, change: Partial<Turn>): State {
  return state.turn ? { ...state, turn: { ...state.turn, ...change } } : state;
}

export function withUi(state: State, change: Partial<State["ui"]>): State {
  return { ...state, ui: { ...state.ui, ...change } };
}

/** Ends whatever was being chosen or asked; the slip and the card stay. */
export function settled(state: State): State {
  return withUi({ ...state, asked: {} }, { roundabout: false, claim: null, copy: null, why: null, notice: null });
}

/** Asks the server for a draft, and for what it stands on; one that it has answered before is shown at once. */
export function want(state: State, moves: readonly string[], follow = false): Reduced {
  const turn = state.turn;
  if (!turn || turn.sent) return still(state);
  const known = stepOf(turn, moves) !== null;
  const next = settled(withTurn(state, { moves, follow, ...(known ? { shown: moves } : {}) }));
  const drafts = [...unknownBeginnings(turn, moves), moves];
  const ask = (one: readonly string[]) => (now: State) => send(now, { t: "draft", round: turn.round, moves: [...one] });
  return drafts.map(ask).reduce(andThen, still(next));
}

/** Whether the draft wanted is not the one shown: the answer is on its way. */
export function sending(state: State): boolean {
  return state.turn !== null && keyOf(state.turn.moves) !== keyOf(state.turn.shown);
}

export const freshUi = (ui: State["ui"]): State["ui"] => ({ ...FRESH_UI, slip: ui.slip, reveal: ui.reveal });
