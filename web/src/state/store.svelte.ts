/** Holds the state of a page: events go through the reducer, views see the result. */

import type { Effect, Event, State } from "./model";
import { reduce } from "./reduce";

export interface Store {
  readonly state: State;
  dispatch: (event: Event) => void;
}

export function createStore(initial: State, carryOut: (effect: Effect) => void): Store {
  let state = $state.raw(initial);
  return {
    get state() {
      return state;
    },
    dispatch(event) {
      const reduced = reduce(state, event);
      state = reduced.state;
      for (const effect of reduced.effects) carryOut(effect);
    },
  };
}
