/** Why not? A tap that is refused asks the server for the cause. */

import type { Reduced, State } from "./model";
import { send, still, withUi } from "./send";
import { partsOf, shownParts } from "./turn";
import { moveOf } from "./notation";

/** Asks why a move cannot be made; a number or an action is asked of the draft without its own. */
export function askWhy(state: State, move: string, at: string): Reduced {
  const { turn } = state;
  if (!turn || turn.sent) return still(state);
  const asked = send(withUi(state, { why: null }), { t: "why", round: turn.round, moves: [...asOf(state, move)], move });
  const id = `${asked.state.tab}${asked.state.count}`;
  return { ...asked, state: { ...asked.state, asked: { [id]: at } } };
}

function asOf(state: State, move: string): readonly string[] {
  const { before, main } = shownParts(state);
  const kind = moveOf(move).kind;
  if (kind === "write") return before;
  const acts = kind === "fence" || kind === "improve" || kind === "copy" || kind === "park" || kind === "pool";
  if (acts && main !== null) return [...before, main];
  return partsOf(state.turn?.shown ?? []).main === null ? before : (state.turn?.shown ?? []);
}
