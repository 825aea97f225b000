/** The one pure function that changes the state: an event in, the next state and what to do out. */

import { intend } from "./intend";
import type { Event, Reduced, State } from "./model";
import { opened, receive } from "./receive";
import { still, withUi } from "./send";

export function reduce(state: State, event: Event): Reduced {
  switch (event.on) {
    case "message":
      return receive(state, event.message, event.now);
    case "opened":
      return opened(state, event.now);
    case "lost":
      return still(lost(state, event.now, event.retry));
    case "tick":
      return still({ ...state, now: event.now });
    case "reveal":
      return still(revealNext(state, event.at));
    case "intent":
      return intend({ ...state, touched: state.now }, event.intent);
  }
}

function lost(state: State, now: number, retry: number): State {
  if (state.net.status === "ended") return state;
  return { ...state, now, net: { ...state.net, status: "lost", retryAt: now + retry } };
}

function revealNext(state: State, at: number): State {
  const { reveal } = state.ui;
  if (!reveal) return state;
  return withUi(state, { reveal: at < reveal.played.length ? { ...reveal, at } : null });
}
