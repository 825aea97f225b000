/** What the draft does to the score: the lines that differ, as the server has summed them. */

import type { Line } from "../protocol/generated";
import { lineOf } from "./ledger";
import type { State } from "./model";
import { drawn, inked } from "./select";

export interface Change {
  kind: string;
  old: number;
  new: number;
}

export interface Preview {
  old: number;
  new: number;
  changes: Change[];
}

export function preview(state: State): Preview | null {
  const sheet = drawn(state);
  const before = inked(state);
  if (!sheet || !before) return null;
  const changes = sheet.lines
    .map((line) => ({ kind: line.kind, old: lineOf(before, line.kind)?.points ?? 0, new: line.points }))
    .filter((change) => change.old !== change.new);
  return { old: before.total ?? 0, new: sheet.total ?? 0, changes };
}

/** Whether a line says something else than before the draft, points or not. */
export function lineChanged(state: State, line: Line): boolean {
  const before = lineOf(inked(state), line.kind);
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(line);
}
