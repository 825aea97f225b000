/** The one State of a room's page, and everything that can happen to it. */

import type {
  Ended,
  FromClient,
  FromServer,
  Offer,
  Options,
  React,
  Reason,
  Room,
  Say,
  Sheet,
  Table,
  Tally,
  Drafted,
  Played,
} from "../protocol/generated";
import { SILENCE } from "./heard";
import type { Talk } from "./heard";
import type { Span } from "./notation";

/** The draft of this seat's turn: what is wanted, and every draft that the server has answered. */
export interface Turn {
  round: number;
  moves: readonly string[];
  /** The last draft that the server has accepted: shown, and what a refused one falls back to. */
  shown: readonly string[];
  steps: Readonly<Record<string, Drafted>>;
  /** A tap that writes a number does an action with a single use as well. */
  follow: boolean;
  sent: boolean;
}

export type Slip =
  | { kind: "score" | "menu" | "keys" | "ledger" | "neighbours" | "opponent" | "code" | "room" | "settings" | "talk" | "screen" | "odds" }
  | { kind: "neighbour" | "picture"; seat: number }
  | { kind: "plan"; plan: number };

/** A refusal in words, beside what was tapped; `at` is its `data-at`. */
export interface Why {
  at: string;
  reason: Reason;
}

/** What the last round brought, one seat after the other; at a long table only those one follows, and counts. */
export interface Reveal {
  round: number;
  played: readonly Played[];
  sheets: Readonly<Record<string, Sheet>>;
  /** The sheets as they were before. */
  before: Readonly<Record<string, Sheet>>;
  counts: readonly Count[];
  at: number;
}

/** How many took a combination; none stands for a turn without a number. */
export interface Count {
  offer: Offer | null;
  n: number;
}

export interface Ui {
  /** The offer chosen, by its place in the list. */
  picked: number | null;
  /** A card of the hand chosen for its number, while its action is open. */
  half: number | null;
  roundabout: boolean;
  claim: { plan: number; houses: readonly Span[] } | null;
  /** An empty house beside two numbers: which of them to copy? */
  copy: string | null;
  slip: Slip | null;
  why: Why | null;
  reveal: Reveal | null;
  notice: string | null;
}

export interface Net {
  status: "connecting" | "open" | "lost" | "ended";
  retryAt: number | null;
  /** Why the server hung up for good. */
  farewell: string | null;
}

export interface State {
  room: Room | null;
  table: Table | null;
  tally: Tally | null;
  ended: Ended | null;
  version: number;
  /** When this seat's clock runs out, in the time of `now`. */
  deadline: number | null;
  now: number;
  /** When something was last wanted, in the time of `now`. */
  touched: number;
  turn: Turn | null;
  talk: Talk;
  /** Sheets of seats that the table does not bring, as asked for. */
  looked: Readonly<Record<number, Sheet>>;
  /** Names of seats that the room does not list: they come with sheets and places. */
  called: Readonly<Record<number, string>>;
  ui: Ui;
  net: Net;
  /** The neighbours whose sheets one has looked at: at a long table a round is told of them. */
  followed: readonly number[];
  /** Commands without an answer yet, by id: sent again when the line comes back. */
  outbox: Readonly<Record<string, FromClient>>;
  /** What the `why` of an id was tapped on. */
  asked: Readonly<Record<string, string>>;
  tab: string;
  count: number;
}

/** What a person wants; views tell nothing else. */
export type Intent =
  | { do: "pick"; offer: number }
  | { do: "card"; card: number }
  | { do: "flag"; card: number }
  | { do: "lot"; place: string }
  | { do: "source"; place: string }
  | { do: "gap"; place: string }
  | { do: "size"; size: number }
  | { do: "shift"; shift: number }
  | { do: "action" }
  | { do: "roundabout" }
  | { do: "plan"; plan: number }
  | { do: "estate"; span: string }
  | { do: "claim" }
  | { do: "reshuffle" }
  | { do: "leaveCard"; card: number }
  | { do: "undo" }
  | { do: "undoAll" }
  | { do: "confirm" }
  | { do: "back" }
  | { do: "slip"; slip: Slip | null }
  | { do: "look"; seat: number }
  | { do: "dismiss" }
  | { do: "escape" }
  | { do: "join"; name: string; city: string; colour: number; seat?: number }
  | { do: "leave" }
  | { do: "ready"; ready: boolean }
  | { do: "options"; options: Options }
  | { do: "bot"; bot: string }
  | { do: "remove"; seat: number; bot?: string }
  | { do: "start" }
  | { do: "pause"; paused: boolean }
  | { do: "say"; phrase: Say["phrase"] }
  | { do: "chat"; text: string }
  | { do: "react"; seat: number; round: number; gesture: NonNullable<React["gesture"]> | null }
  | { do: "letTalk"; talk: Options["talk"] }
  | { do: "hush"; voice: string }
  | { do: "lock"; locked: boolean }
  | { do: "end" }
  | { do: "rematch" };

export type Event =
  | { on: "message"; message: FromServer; now: number }
  | { on: "opened"; now: number }
  | { on: "lost"; retry: number; now: number }
  | { on: "tick"; now: number }
  | { on: "reveal"; at: number }
  | { on: "intent"; intent: Intent };

/** What the reducer asks the outside to do. */
export type Effect = { do: "send"; command: FromClient } | { do: "hangUp" };

export interface Reduced {
  state: State;
  effects: readonly Effect[];
}

export const FRESH_UI: Ui = {
  picked: null,
  half: null,
  roundabout: false,
  claim: null,
  copy: null,
  slip: null,
  why: null,
  reveal: null,
  notice: null,
};

export function initial(tab: string): State {
  return {
    room: null,
    table: null,
    tally: null,
    ended: null,
    version: 0,
    deadline: null,
    now: 0,
    touched: 0,
    turn: null,
    talk: SILENCE,
    looked: {},
    followed: [],
    called: {},
    ui: FRESH_UI,
    net: { status: "connecting", retryAt: null, farewell: null },
    outbox: {},
    asked: {},
    tab,
    count: 0,
  };
}
