/** What may be heard of a change of the state. */

import { winners } from "../state/final";
import type { State } from "../state/model";
import { others, you } from "../state/select";
import type { Cue } from "./score";

export function cues(before: State, after: State): Cue[] {
  if (before === after) return [];
  if (!before.ended && after.ended && before.table) return ended(after);
  return [...drafted(before, after), ...opened(before, after)];
}

const ended = (state: State): Cue[] => (winners(state).some(({ seat }) => seat === you(state)) ? ["keys"] : ["stamp"]);

/** One's own pencil, and the stamp on what is claimed or sent. */
function drafted({ turn: old }: State, { turn }: State): Cue[] {
  if (!turn || !old || turn.round !== old.round) return [];
  if (turn.sent !== old.sent) return turn.sent ? ["stamp"] : [];
  const added = turn.shown.filter((move) => !old.shown.includes(move));
  if (added.length === 0) return [];
  return added.some((move) => move.startsWith("claim ")) ? ["stamp"] : ["pencil"];
}

/** New cards: heard when they can be seen, which is when the neighbours have been told of. */
function opened(before: State, after: State): Cue[] {
  const round = after.table?.round;
  if (!before.table || after.ended || after.ui.reveal || round === undefined) return [];
  if (round === before.table.round && before.ui.reveal === null) return [];
  const awaited = you(after) !== null && others(after).length > 0;
  return awaited ? ["flip", "turn"] : ["flip"];
}
