/** Keys of the table: what a key wants, or where it takes the focus. */

import type { Intent, State } from "../state/model";
import { hasHand, stage, you } from "../state/select";
import { settings } from "./settings.svelte";

type Send = (intent: Intent) => void;

const SLIPS: Readonly<Record<string, Intent>> = {
  s: { do: "slip", slip: { kind: "score" } },
  l: { do: "slip", slip: { kind: "ledger" } },
  n: { do: "slip", slip: { kind: "neighbours" } },
  c: { do: "slip", slip: { kind: "talk" } },
  "?": { do: "slip", slip: { kind: "keys" } },
};

/** What may be done on the text board. */
const CHOICE = ".choices [data-target]";

/** What is of use without a seat: the rest is about one's own sheet. */
const LOOKING = ["n", "c", "t", "?"];

/** Where a key takes the focus: the first target of a part of the screen, or what would be one. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  f: [".slot[data-target]", CHOICE],
  e: [".ledger [data-at^='size:'][data-target]", CHOICE, ".ledger [data-at^='size:']"],
  b: [".lot[data-target]", CHOICE],
  p: [".plans [data-target]", ".plans button", "[data-group='plans'] [data-target]", "[data-group='plans'] button"],
};

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}

/** Handles a key; true if it was one of ours. */
export function pressed(event: KeyboardEvent, state: State, single: boolean, send: Send): boolean {
  if (typing(event.target)) return false;
  if (event.key === "Enter") return enter(event, state, send);
  if (state.ui.slip !== null || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return told(send, { do: "escape" });
  return single && state.table !== null && letter(event, state, send);
}

/** Enter on the line, or with Ctrl anywhere, is the next step; elsewhere it presses what has the focus. */
function enter(event: KeyboardEvent, state: State, send: Send): boolean {
  const free = state.ui.slip === null && (event.target === document.body || isLine(event.target));
  if ((!event.ctrlKey && !free) || you(state) === null) return false;
  // A key held down would send the turn and take it back in turns.
  if (event.repeat) return true;
  return told(send, { do: state.turn?.sent ? "back" : "confirm" });
}

const isLine = (target: EventTarget | null): boolean => target instanceof Element && target.matches(".say");

function told(send: Send, intent: Intent): true {
  send(intent);
  return true;
}

function letter(event: KeyboardEvent, state: State, send: Send): boolean {
  const key = event.key.toLowerCase();
  if (you(state) === null && !LOOKING.includes(key)) return false;
  const slip = SLIPS[key];
  if (slip) return told(send, slip);
  const places = PLACES[key];
  if (places) return focus(places.map((place) => document.querySelector<HTMLElement>(place)).find((element) => element !== null));
  switch (key) {
    case "1":
    case "2":
    case "3":
      return card(Number(key) - 1, state, send);
    case "z":
      return told(send, { do: event.shiftKey ? "undoAll" : "undo" });
    case "o":
      return told(send, { do: "roundabout" });
    case "t":
      if (state.ended) return false;
      settings.text = !settings.text;
      return true;
    case "a":
      return told(send, { do: "action" });
    case ".":
      return step(1);
    case ",":
      return step(-1);
    default:
      return false;
  }
}

function card(at: number, state: State, send: Send): boolean {
  if (stage(state) === "leave") return told(send, { do: "leaveCard", card: at });
  return told(send, hasHand(state) ? { do: "card", card: at } : { do: "pick", offer: at });
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element !== null && element !== undefined;
}

/** The next or previous place where something may be done. */
function step(by: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(`.town [data-target], .ledger [data-target], .strip [data-target], ${CHOICE}`)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  return focus(at < 0 ? all.at(by > 0 ? 0 : -1) : all[(at + by + all.length) % all.length]);
}
