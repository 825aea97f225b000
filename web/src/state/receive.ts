/** What a message from the server does to the state. */

import type { Drafted, Ended, FromServer, Reason, Room, Seat, Table } from "../protocol/generated";
import type { Reduced, Reveal, State } from "./model";
import { sayOr } from "../text";
import { freshUi, send, still, then, want, withTurn, withUi } from "./send";
import { joined, keyOf, newTurn, partsOf, stepOf } from "./turn";

export function receive(state: State, message: FromServer, now: number): Reduced {
  const at = { ...state, now, version: "v" in message ? message.v : state.version };
  switch (message.t) {
    case "room":
      return still({ ...at, room: named(message) });
    case "table":
      return table(at, message, now);
    case "tally":
      return still({ ...at, tally: message });
    case "drafted":
      return drafted(answered(at, message.id), message, at.outbox);
    case "confirmed":
      return confirmed(at, message, now);
    case "sheet":
      return still(answered({ ...at, looked: { ...at.looked, [message.seat]: message.sheet } }, message.id));
    case "ended":
      return still(ended(at, message));
    case "farewell":
      return farewell(at, message.code, message.again);
    case "answer":
      return greeted(answered(at, message.id), at.outbox[message.id]?.t === "hello");
    case "reason":
      return refused(at, message);
  }
}

function answered(state: State, id: string): State {
  if (!(id in state.outbox)) return state;
  const outbox = Object.fromEntries(Object.entries(state.outbox).filter(([key]) => key !== id));
  return { ...state, outbox };
}

const clock = (left: number | null, now: number): number | null => (left === null ? null : now + left);

function table(state: State, message: Table, now: number): Reduced {
  const same = state.turn?.round === message.round && state.table !== null;
  const next: State = {
    ...state,
    table: message,
    deadline: clock(message.deadline, now),
    tally: same ? state.tally : null,
    looked: same ? state.looked : {},
  };
  if (same) return still(withTurn(next, { sent: message.sent !== null }));
  const reveal = revealed(state, message);
  const turn = { ...newTurn(message.round), sent: message.sent !== null };
  const own = message.sent?.filter((move) => move !== "confirm") ?? [];
  const opened = { ...next, turn: { ...turn, moves: own, shown: own }, ui: { ...freshUi(state.ui), reveal } };
  return seated(opened) && !turn.sent && !greeting(state) ? want(opened, []) : still(opened);
}

/** While a hello is without its answer, a draft that the server has kept may still come. */
const greeting = (state: State): boolean => Object.values(state.outbox).some((command) => command.t === "hello");

/** All that was missed is told: ask for what may be done in the open turn, beginning by beginning. */
function greeted(state: State, hello: boolean): Reduced {
  const { turn } = state;
  if (!hello || !turn || turn.sent || state.ended || !seated(state)) return still(state);
  const { before, main } = partsOf(turn.moves);
  const beginnings = [[], before, main === null ? before : [...before, main]].filter(
    (moves) => stepOf(turn, moves) === null && moves.length < turn.moves.length,
  );
  const asked = beginnings.map((moves) => (now: State) => send(now, { t: "draft", round: turn.round, moves: [...moves] }));
  return [...asked, (now: State) => want(now, turn.moves)].reduce<Reduced>((done, ask) => then(done, ask), still(state));
}

/** A bot without a name of its own is called by its kind, and by its seat where there are several. */
function named(room: Room): Room {
  const plain = (seat: Seat): boolean => seat.bot !== null && seat.name === seat.bot;
  const alike = (seat: Seat): number => room.seats.filter((other) => plain(other) && other.name === seat.name).length;
  const name = (seat: Seat): string => {
    const kind = sayOr(`bot.${seat.name}`, "bot.other", { name: seat.name });
    return alike(seat) > 1 ? `${kind} ${seat.seat + 1}` : kind;
  };
  return { ...room, seats: room.seats.map((seat) => (plain(seat) ? { ...seat, name: name(seat) } : seat)) };
}

const seated = (state: State): boolean => state.room?.you !== null && state.room?.you !== undefined;

/** A round that closed while one looked on is told; one that was missed is not. */
function revealed(state: State, message: Table): Reveal | null {
  if (state.table === null || message.last.length === 0) return null;
  const others = message.last.filter((played) => played.seat !== state.room?.you);
  if (others.length === 0 && message.events.length === 0) return null;
  return { round: state.table.round, played: others, sheets: message.sheets, at: 0 };
}

function drafted(state: State, message: Drafted, outbox: State["outbox"]): Reduced {
  const turn = state.turn;
  if (turn?.round !== message.round || turn.sent) return still(state);
  const known = withTurn(state, { steps: { ...turn.steps, [keyOf(message.moves)]: message } });
  const mine = message.id in outbox;
  const waiting = Object.values(state.outbox).some((command) => command.t === "draft");
  // Another tab of this seat has drafted: this one follows, unless it is about to say otherwise.
  if (!mine && waiting) return still(known);
  if (mine && keyOf(message.moves) !== keyOf(turn.moves)) return still(known);
  return followed(withTurn(known, { moves: message.moves, shown: message.moves }), message);
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

function ended(state: State, message: Ended): State {
  return { ...state, ended: message, deadline: null, turn: null, ui: { ...freshUi(state.ui), slip: null } };
}

function farewell(state: State, code: string, again: boolean): Reduced {
  if (again) return still(state);
  const net = { status: "ended" as const, retryAt: null, farewell: code };
  return { state: { ...state, net }, effects: [{ do: "hangUp" }] };
}

/** A refused command is told beside what was tapped; a refused draft falls back to the one before. */
function refused(state: State, reason: Reason): Reduced {
  const command = state.outbox[reason.id];
  const at = state.asked[reason.id] ?? "bar";
  let next = answered(state, reason.id);
  if (command?.t === "draft") next = withTurn(next, { moves: next.turn?.shown ?? [], follow: false });
  if (command?.t === "hello" || reason.code === "") return still(next);
  return still(withUi(next, { why: { at, reason } }));
}

/** The line is open: say what was seen last, then all that is still without an answer. */
export function opened(state: State, now: number): Reduced {
  const net = { status: "open" as const, retryAt: null, farewell: null };
  const hello = send({ ...state, now, net, outbox: {} }, { t: "hello", last: state.version });
  const waiting = Object.values(state.outbox).filter((command) => command.t !== "hello");
  const again = waiting.map((command) => ({ do: "send" as const, command }));
  return {
    state: { ...hello.state, outbox: { ...state.outbox, ...hello.state.outbox } },
    effects: [...hello.effects, ...again],
  };
}
