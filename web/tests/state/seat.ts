/** A seat under test: taps go in as words, and a small server answers from a table of legal moves. */

import type { Cards, Drafted, FromClient, FromServer, Offer, Room, Sheet, Table } from "../../src/protocol/generated";
import { line } from "../../src/state/line";
import { initial } from "../../src/state/model";
import type { Event, Intent, State } from "../../src/state/model";
import { spanOf } from "../../src/state/notation";
import { reduce } from "../../src/state/reduce";
import { stage } from "../../src/state/select";
import { keyOf } from "../../src/state/turn";
import { first, part } from "../fixtures";
import { after, town } from "./town";

/** The legal moves after each draft, both as lists in words; a draft that is not listed is refused. */
export type Rules = Readonly<Record<string, string>>;

export interface Setting {
  offers?: readonly [number, string][];
  hand?: readonly [number, string][];
  sheet?: Sheet;
  room?: Partial<Room>;
  table?: Partial<Table>;
  cards?: Partial<Cards>;
}

const STANDARD = part("standard", "first_round");
export const ROOM = first(STANDARD, "room");
export const TABLE = first(STANDARD, "table");
const OFFERS: readonly [number, string][] = [[9, "pool"], [5, "temp"], [12, "bis"]];

const list = (words: string): string[] => words.split(", ").filter((word) => word !== "");

export class Seat {
  state: State = initial("t-");
  /** Every command, from the first. */
  readonly said: FromClient[] = [];
  /** Commands that the server has not answered yet: while `held`, it answers none by itself. */
  waiting: FromClient[] = [];
  held = false;
  now = 1_000;
  readonly table: Table;

  constructor(readonly rules: Rules, { offers = OFFERS, hand = [], sheet = town(), room, table, cards }: Setting = {}) {
    const dealt: Cards = { ...TABLE.cards, offers: hand.length > 0 ? pairs(hand) : offersOf(offers), hand: hand.map(cardOf), ...cards };
    this.table = { ...TABLE, cards: dealt, sheets: { ...TABLE.sheets, 0: sheet }, ...table };
    this.comes({ on: "opened", now: this.now });
    this.hears({ ...ROOM, ...room }, this.table);
    this.answers();
  }

  /** Hears messages of the server. */
  hears(...messages: FromServer[]): this {
    for (const message of messages) this.comes({ on: "message", message, now: this.now });
    return this;
  }

  comes(event: Event): this {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    for (const effect of effects) {
      if (effect.do !== "send") continue;
      this.said.push(effect.command);
      this.waiting.push(effect.command);
    }
    return this;
  }

  /** Taps: “pick 1, lot a3, undo”. */
  does(taps: string): this {
    for (const tap of list(taps)) {
      this.comes({ on: "intent", intent: intentOf(tap) });
      if (!this.held) this.answers();
    }
    return this;
  }

  /** The server answers what waits, and what that leads to. */
  answers(): this {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) this.hears(...this.reply(next));
    return this;
  }

  /** Answers one command that waits, the last one if not told otherwise. */
  answersOnly(at = this.waiting.length - 1): this {
    const [command] = this.waiting.splice(at, 1);
    return command ? this.hears(...this.reply(command)) : this;
  }

  private reply(command: FromClient): FromServer[] {
    const { id } = command;
    const done: FromServer = { t: "answer", id };
    switch (command.t) {
      case "draft":
        return [this.drafted(command.moves, id) ?? { t: "reason", id, code: "refused", rule: "R1", params: {} }];
      case "why":
        return [{ t: "reason", id, code: `why ${keyOf([...command.moves, command.move])}`, rule: "R1", params: {} }];
      case "confirm":
        return [this.confirmed(true), done];
      case "take_back":
        return [this.confirmed(false), done];
      default:
        return [done];
    }
  }

  drafted(moves: readonly string[], id = ""): Drafted | null {
    const legal = this.rules[keyOf(moves)];
    if (legal === undefined) return null;
    const { sheets, cards, round } = this.table;
    return { t: "drafted", round, moves: [...moves], sheet: after(sheets[0] ?? town(), moves, cards.offers), legal: list(legal), id };
  }

  confirmed(confirmed: boolean, seat = 0): FromServer {
    return { t: "confirmed", v: 7, round: this.table.round, seat, confirmed, deadline: null };
  }

  /** The draft as it is shown. */
  get draft(): string {
    return keyOf(this.state.turn?.shown ?? []);
  }
  get stage(): string {
    return stage(this.state);
  }
  get line(): string {
    const { text, hint } = line(this.state);
    return `${text} ${hint}`.trim();
  }
  /** What was refused and beside what. */
  get why(): string {
    const { why } = this.state.ui;
    return why ? `${why.reason.code} @ ${why.at}` : "";
  }
  /** The kinds of commands since the constructor or the last call. */
  heard(): string {
    return this.said.splice(0).map((command) => ("moves" in command ? `${command.t} ${keyOf(command.moves)}`.trim() : command.t)).join("; ");
  }
}

const cardOf = ([number, action]: readonly [number, string]): { number: number; action: string } => ({ number, action });

const offersOf = (cards: readonly (readonly [number, string])[]): Offer[] =>
  cards.map((card, at) => ({ ...cardOf(card), number_card: at, action_card: at }));

/** A hand's offers: every ordered pair of two of its cards. */
function pairs(hand: readonly (readonly [number, string])[]): Offer[] {
  return hand.flatMap(([number], from) =>
    hand.flatMap(([, action], to) => (from === to ? [] : [{ number, action, number_card: from, action_card: to }])),
  );
}

/** A tap in words; cards, offers and plans count from 1, as in the notation. */
export function intentOf(tap: string): Intent {
  const [kind = "", ...rest] = tap.split(" ");
  const what = rest.join(" ");
  const n = Number(what);
  switch (kind) {
    case "pick":
      return { do: "pick", offer: n - 1 };
    case "card":
    case "flag":
      return { do: kind, card: n - 1 };
    case "leave":
      return { do: "leaveCard", card: n - 1 };
    case "lot":
    case "gap":
      return { do: kind, place: what };
    case "copy":
      return { do: "source", place: tap };
    case "size":
      return { do: "size", size: n };
    case "shift":
      return { do: "shift", shift: n };
    case "plan":
      return { do: "plan", plan: n - 1 };
    case "estate":
      return { do: "estate", span: what };
    case "undo":
      return { do: what === "all" ? "undoAll" : "undo" };
    default:
      return { do: kind } as Intent;
  }
}

export const span = spanOf;
