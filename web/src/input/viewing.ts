/** Keys of the replay: what a key wishes for. */

import type { Wish } from "../state/replay";

/** Slips that a key opens. */
export type ReplaySlip = "score" | "text" | "keys";
export type Pressed = { wish: Wish } | { slip: ReplaySlip } | null;

/** Where keys have a meaning of their own: fields, open slips, and tabs, which arrows walk along. */
const OWN = "input, textarea, select, dialog, [role=tablist]";
const BUTTONS = "button, a";
const FAR = 9_999;

const STEPS: Readonly<Record<string, Wish>> = {
  ArrowLeft: { do: "step", by: -1 },
  ArrowRight: { do: "step", by: 1 },
  PageUp: { do: "step", by: -5 },
  PageDown: { do: "step", by: 5 },
  Home: { do: "step", by: -FAR },
  End: { do: "step", by: FAR },
};
const SLIPS: Readonly<Record<string, ReplaySlip>> = { s: "score", t: "text", "?": "keys" };

/** `single` tells whether keys may mean something without a modifier. */
export function viewingKey(event: KeyboardEvent, single: boolean): Pressed {
  if (event.ctrlKey || event.metaKey || event.altKey || within(event.target, OWN)) return null;
  const step = STEPS[event.key];
  if (step) return { wish: step };
  if (!single) return null;
  if (event.key === " ") return within(event.target, BUTTONS) ? null : { wish: { do: "play" } };
  const key = event.key.toLowerCase();
  if (key === "j") return { wish: { do: "jump", by: event.shiftKey ? -1 : 1 } };
  if (/^[1-9]$/.test(key)) return { wish: { do: "seat", seat: Number(key) - 1 } };
  const slip = SLIPS[key];
  return slip ? { slip } : null;
}

const within = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
