/** What a message from the server does to the state. */

import type { Drafted, Ended, FromClient, FromServer, Reason, Room, Table } from "../protocol/generated";
import type { Reduced, State } from "./model";
import { told } from "./heard";
import { calledName, named } from "./names";
import { revealed } from "./reveal";
import { andThen, freshUi, send, still, want, withTurn, withUi } from "./send";
import { joined, keyOf, newTurn, partsOf, stepOf, unknownBeginnings } from "./turn";

export function receive(state: State, message: FromServer, now: number): Reduced {
  const at = { ...state, now, version: "v" in message ? message.v : state.version };
  switch (message.t) {
    case "room":
      return room(at, message);
    case "table":
      return table(at, message, now);
    case "tally":
      return still({ ...at, tally: message });
    case "drafted":
      return drafted(answered(at, message.id), message, at.outbox);
    case "confirmed":
      return confirmed(at, message, now);
    case "talk":
    case "said":
    case "reacted":
      return still({ ...at, talk: told(at.talk, message, now) });
    case "sheet":
      return still(answered({ ...withNames(at, [message]), looked: { ...at.looked, [message.seat]: message.sheet } }, message.id));
    case "ended":
      return still(ended(at, message));
    case "farewell":
      return farewell(at, message.code, message.again);
    case "answer":
      return carriedOut(answered(at, message.id), at.outbox[message.id]);
    case "reason":
      return refused(at, message);
  }
}

function answered(state: State, id: string): State {
  if (!(id in state.outbox)) return state;
  const outbox = Object.fromEntries(Object.entries(state.outbox).filter(([key]) => key !== id));
  return { ...state, outbox };
}

/** Who has left the seat only watches; who was given one is told of it from the start. */
function room(state: State, message: Room): Reduced {
  const gained = state.room !== null && !seated(state) && state.table !== null && !state.ended;
  const next = { ...state, room: named(message) };
  if (!seated(next)) return still({ ...next, turn: null });
  if (gained) return send(next, { t: "hello", last: 0 });
  return plays(next) && !plays(state) && !greeting(next) ? wholeTurn(next, true) : still(next);
}

const clock = (left: number | null, now: number): number | null => (left === null ? null : now + left);

function table(state: State, message: Table, now: number): Reduced {
  const same = state.table?.round === message.round && (state.turn !== null || !seated(state));
  const next: State = {
    ...withNames(state, message.standings),
    table: message,
    deadline: clock(message.deadline, now),
    tally: same ? state.tally : null,
    looked: same ? state.looked : {},
  };
  const own = message.sent?.filter((move) => move !== "confirm");
  const sent = own === undefined ? { sent: false } : { sent: true, moves: own, shown: own };
  if (same) return still(withTurn(next, sent));
  const turn = seated(state) ? { ...newTurn(message.round), ...sent } : null;
  const opened = { ...next, turn, ui: { ...freshUi(state.ui), reveal: revealed(state, message) } };
  return andThen(greeting(state) || !plays(state) ? still(opened) : want(opened, []), lookedAgain);
}

/** A sheet that is being looked at, and that the table does not bring, is asked for anew. */
function lookedAgain(state: State): Reduced {
  const { slip } = state.ui;
  const gone = slip?.kind === "neighbour" && !(String(slip.seat) in (state.table?.sheets ?? {}));
  return gone ? send(state, { t: "look", seat: slip.seat }) : still(state);
}

/** Keeps the names that came with sheets and places. */
function withNames(state: State, told: readonly { seat: number; name: string }[]): State {
  const bots = (state.room?.bots ?? []).map((bot) => bot.name);
  const names = told.map(({ seat, name }) => [seat, calledName(seat, name, bots)] as const);
  return { ...state, called: { ...state.called, ...Object.fromEntries(names) } };
}

/** While a hello is without its answer, a draft that the server has kept may still come. */
const greeting = (state: State): boolean => Object.values(state.outbox).some((command) => command.t === "hello");

/** In a crowd nobody is told who is in: the answer itself says that one's turn is sent, or taken back. */
function carriedOut(state: State, command: FromClient | undefined): Reduced {
  const own = command !== undefined && "round" in command && command.round === state.turn?.round;
  switch (command?.t) {
    case "hello":
      return wholeTurn(state, true);
    case "confirm":
      return still(own ? withTurn(state, { sent: true }) : state);
    case "take_back":
      return wholeTurn(own ? withTurn(state, { sent: false }) : state, false);
    default:
      return still(state);
  }
}

/** Asks for what may be done in the open turn; `again` even if all of it is known. */
function wholeTurn(state: State, again: boolean): Reduced {
  const { turn } = state;
  if (!turn || !plays(state)) return still(state);
  const known = unknownBeginnings(turn, turn.moves).length === 0 && stepOf(turn, turn.moves) !== null;
  return known && !again ? still(state) : want(state, turn.moves, turn.follow);
}

const seated = (state: State): boolean => state.room?.you !== null && state.room?.you !== undefined;

/** Whether this seat's turns are drafted here: not while a bot plays it. */
const plays = (state: State): boolean => state.room?.seats.some((seat) => seat.seat === state.room?.you && seat.bot === null) ?? false;

function drafted(state: State, message: Drafted, outbox: State["outbox"]): Reduced {
  const turn = state.turn;
  if (turn?.round !== message.round) return still(state);
  const known = withTurn(state, { steps: { ...turn.steps, [keyOf(message.moves)]: message } });
  if (turn.sent) return still(known);
  const mine = message.id in outbox;
  const waiting = Object.values(state.outbox).some((command) => command.t === "draft");
  // Without an id another tab of this seat has drafted: this one follows, unless it is about to say otherwise.
  if (!mine && (waiting || message.id !== "")) return still(known);
  if (mine && keyOf(message.moves) !== keyOf(turn.moves)) return still(known);
  const shown = withTurn(known, { moves: message.moves, shown: message.moves });
  const written = partsOf(message.moves).main !== null;
  return followed(written ? withUi(shown, { picked: null, half: null }) : shown, message);
}

/** After a number whose action has one use, that use is drafted as well. */
function followed(state: State, message: Drafted): Reduced {
  if (!state.turn?.follow) return still(state);
  const only = message.legal.filter((move) => move.startsWith("park ") || move.startsWith("pool "));
  const settledTurn = withTurn(state, { follow: false });
  const [action] = only;
  if (action === undefined) return still(settledTurn);
  return want(settledTurn, joined({ ...partsOf(message.moves), action }));
}

function confirmed(state: State, message: Extract<FromServer, { t: "confirmed" }>, now: number): Reduced {
  if (state.table?.round !== message.round) return still(state);
  const others = state.table.confirmed.filter((seat) => seat !== message.seat);
  const seats = message.confirmed ? [...others, message.seat] : others;
  const next = { ...state, table: { ...state.table, confirmed: seats } };
  if (message.seat !== state.room?.you) return still(next);
  const own = { ...withTurn(next, { sent: message.confirmed }), deadline: clock(message.deadline, now) };
  return still(own);
}

/** What lies on the table stays there, as it was in the end. */
function ended(state: State, message: Ended): State {
  const { sheets, plans, events, last } = message;
  const table = state.table && { ...state.table, sheets, plans, events, last, cards: message.cards ?? state.table.cards };
  const ui = { ...freshUi(state.ui), slip: null };
  const scores = message.scores.flatMap(({ seat, name }) => (seat === null || name === "" ? [] : [{ seat, name }]));
  return { ...withNames(state, scores), ended: message, table, looked: {}, deadline: null, turn: null, ui };
}

function farewell(state: State, code: string, again: boolean): Reduced {
  if (again) return still(state);
  const net = { status: "ended" as const, retryAt: null, farewell: code };
  return { state: { ...state, net }, effects: [{ do: "hangUp" }] };
}

/** A refused command is told beside what was tapped; what has been overtaken since is told no more. */
function refused(state: State, reason: Reason): Reduced {
  if (reason.id === "") return still(withUi(unread(state), { why: { at: "bar", reason } }));
  const command = state.outbox[reason.id];
  const at = whereAsked(state, reason.id);
  const next = command?.t === "draft" ? fallenBack(answered(state, reason.id)) : answered(state, reason.id);
  if (!command || command.t === "hello" || at === undefined || reason.code === "") return still(next);
  return still(withUi(next, { why: { at, reason } }));
}

/** Where the answer to a command is looked for. */
function whereAsked(state: State, id: string): string | undefined {
  const command = state.outbox[id];
  if (command?.t === "why") return state.asked[id];
  return command && SPOKEN.includes(command.t) ? "talk" : "bar";
}
const SPOKEN = ["say", "chat", "let_talk", "hush"];

/** A refused draft is the one before again. */
const fallenBack = (state: State): State => withTurn(state, { moves: state.turn?.shown ?? [], follow: false });

/** The server has not read a message, and cannot say which: no draft is on its way any more. */
function unread(state: State): State {
  const outbox = Object.fromEntries(Object.entries(state.outbox).filter(([, waiting]) => waiting.t !== "draft"));
  return fallenBack({ ...state, outbox });
}

/** The line is open: say what was seen last, then all that is still without an answer. */
export function opened(state: State, now: number): Reduced {
  const net = { status: "open" as const, retryAt: null, farewell: null };
  const waiting = Object.entries(state.outbox).filter(([, command]) => command.t !== "hello");
  const outbox = Object.fromEntries(waiting);
  const hello = send({ ...state, now, net, outbox }, { t: "hello", last: state.version });
  const again = waiting.map(([, command]) => ({ do: "send" as const, command }));
  return { state: hello.state, effects: [...hello.effects, ...again] };
}
