/** The tab of a page: its title, its sign, the mark on the app, seen also by who looks elsewhere. */

import { lastSeconds, yourTurn } from "../state/cue";
import type { State } from "../state/model";
import { say } from "../text";

const SIGN = "/icon.svg";
const SIGN_OF_TURN = "/icon-turn.svg";

let marked: number | null = null;

export function showTab(state: State): void {
  const away = document.visibilityState === "hidden" && yourTurn(state);
  document.title = titleOf(state, away);
  sign(away);
  mark(away ? 1 : 0);
}

export function titleOf(state: State, away: boolean): string {
  const seconds = lastSeconds(state);
  const parts = [
    ...(seconds === null ? [] : [String(seconds)]),
    ...(away || seconds !== null ? [say("waits.title")] : []),
    ...where(state),
    say("app.name"),
  ];
  return parts.join(" · ");
}

function where(state: State): string[] {
  if (state.net.farewell === "no_room") return [say("missing.title")];
  if (!state.room) return [];
  if (state.ended) return [say("end.scores"), state.room.room];
  return [state.room.status === "lobby" || !state.table ? state.room.room : `${say("top.round")} ${state.table.round}`];
}

function sign(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = turn ? SIGN_OF_TURN : SIGN;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** Counts on the app where it is installed and can show that. */
export function mark(count: number): void {
  if (marked === count) return;
  marked = count;
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
