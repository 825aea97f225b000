/** What a page shows that somebody does not look at, or has forgotten: whose turn it is, a turn not sent. */

import type { State } from "./model";
import { secondsLeft, stage } from "./select";
import { mayConfirm } from "./turn";

/** So long nobody has touched a turn that could be sent; so much of the time is left. */
const STILL = 10_000;
const LAST = 15;

/** Whether a turn that could be sent has been left alone. */
export const unsent = (state: State): boolean => mayConfirm(state) && yourTurn(state) && state.now - state.touched >= STILL;

export function yourTurn(state: State): boolean {
  const now = stage(state);
  return state.room?.status === "running" && state.table !== null && !state.ended && now !== "watch" && now !== "sent";
}

/** The last seconds of a turn of one's own, for counting. */
export function lastSeconds(state: State): number | null {
  const left = secondsLeft(state);
  return left !== null && left <= LAST && yourTurn(state) ? left : null;
}
