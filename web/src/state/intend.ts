/** What a person wants, turned into the next draft, a question or a command. */

import type { Intent, Reduced, State } from "./model";
import { chooseCard, chooseFlag, chooseOffer, mayShift, tapLot, tapShift } from "./choose";
import { askWhy } from "./ask";
import { claimNow, claimTapped, estateTapped } from "./claims";
import { movesOf } from "./notation";
import { stage } from "./select";
import { send, sending, settled, still, want, withUi } from "./send";
import type { Order } from "./send";
import { actions, joined, legalNow, mayConfirm, partsOf, shownParts, undone, written } from "./turn";

export function intend(state: State, intent: Intent): Reduced {
  switch (intent.do) {
    case "pick":
      return chooseOffer(state, intent.offer);
    case "card":
      return chooseCard(state, intent.card);
    case "flag":
      return chooseFlag(state, intent.card);
    case "lot":
      return tapLot(state, intent.place);
    case "source":
      return act(state, intent.place, `lot:${intent.place}`);
    case "gap":
      return act(state, `fence ${intent.place}`, `gap:${intent.place}`);
    case "size":
      return act(state, `improve ${intent.size}`, `size:${intent.size}`);
    case "shift":
      return tapShift(state, intent.shift);
    case "action":
      return switchAction(state);
    case "plan":
      return claimTapped(state, intent.plan);
    case "estate":
      return estateTapped(state, intent.span);
    case "claim":
      return claimNow(state);
    default:
      return atTheBar(state, intent);
  }
}

type Rest = Exclude<
  Intent,
  { do: "pick" | "card" | "flag" | "lot" | "source" | "gap" | "size" | "shift" | "action" | "plan" | "estate" | "claim" }
>;

function atTheBar(state: State, intent: Rest): Reduced {
  switch (intent.do) {
    case "roundabout":
      return still(roundaboutMode(state));
    case "reshuffle":
      return toggleReshuffle(state);
    case "leaveCard":
      return leaveCard(state, intent.card);
    case "undo":
      return undo(state);
    case "undoAll":
      return want(withUi(state, { picked: null, half: null }), []);
    case "confirm":
      return confirm(state);
    case "back":
      return state.turn ? send(state, { t: "take_back", round: state.turn.round }) : still(state);
    case "slip":
      return still(withUi(state, { slip: intent.slip, why: null }));
    case "look":
      return look(state, intent.seat);
    case "react":
      return react(state, intent);
    case "dismiss":
      return still(withUi(state, { why: null, notice: null, reveal: null }));
    case "escape":
      return still(escape(state));
    default:
      return send(state, order(intent));
  }
}

/** Drafts an action move; one that is not legal asks the server why. */
function act(state: State, text: string, at: string): Reduced {
  const parts = shownParts(state);
  if (!actions(state).includes(text)) return askWhy(state, text, at);
  return want(state, joined({ ...parts, action: parts.action === text ? null : text }));
}

/** The band of the chosen card puts an action with one use aside, or takes it back. */
function switchAction(state: State): Reduced {
  const parts = shownParts(state);
  if (parts.action !== null) return want(state, joined({ ...parts, action: null }));
  const [only, second] = actions(state);
  if (only !== undefined && second === undefined) return want(state, joined({ ...parts, action: only }));
  const shift = written(state)?.shift === null ? 0 : null;
  return mayShift(state, shift) ? tapShift(state, shift) : still(state);
}

function roundaboutMode(state: State): State {
  const possible = movesOf(legalNow(state), "roundabout").length > 0;
  const on = possible && !state.ui.roundabout;
  return withUi(settled(state), { roundabout: on });
}

function toggleReshuffle(state: State): Reduced {
  const moves = state.turn?.shown ?? [];
  if (moves.includes("reshuffle")) return want(state, moves.filter((move) => move !== "reshuffle"));
  return legalNow(state).includes("reshuffle") ? want(state, [...moves, "reshuffle"]) : still(state);
}

function leaveCard(state: State, card: number): Reduced {
  const text = `leave ${card + 1}`;
  const parts = shownParts(state);
  const after = parts.after.filter((move) => !move.startsWith("leave "));
  return want(state, joined({ ...parts, after: [...after, text] }));
}

function undo(state: State): Reduced {
  const { roundabout, claim, copy } = state.ui;
  if (roundabout || claim || copy) return still(settled(state));
  const moves = state.turn?.moves ?? [];
  const rest = undone(moves);
  const down = partsOf(rest).main === null ? withUi(settled(state), { picked: null, half: null }) : state;
  return moves.length > 0 ? want(down, rest) : still(down);
}

function confirm(state: State): Reduced {
  const { turn } = state;
  if (!turn || turn.sent || sending(state)) return still(state);
  if (state.ui.roundabout) return still(settled(state));
  if (state.ui.claim) return claimNow(state);
  if (stage(state) === "refusal") return want(state, [...turn.shown, "refuse"]);
  if (!mayConfirm(state)) return askWhy(state, "confirm", "bar");
  return send(settled(state), { t: "confirm", round: turn.round, moves: [...turn.shown, "confirm"] });
}

function look(state: State, seat: number): Reduced {
  const followed = [...new Set([...state.followed, seat])];
  const open = withUi({ ...state, followed }, { slip: { kind: "neighbour", seat }, why: null });
  const known = state.table?.sheets[seat] ?? state.looked[seat];
  return known ? still(open) : send(open, { t: "look", seat });
}

/** A gesture while a turn is shown holds it for as long again. */
function react(state: State, { seat, round, gesture }: Extract<Intent, { do: "react" }>): Reduced {
  const { reveal } = state.ui;
  return send(reveal ? withUi(state, { reveal: { ...reveal } }) : state, { t: "react", seat, round, gesture });
}

/** Closes what lies on top, else puts the card down. */
function escape(state: State): State {
  const { slip, why, reveal, roundabout, claim, copy } = state.ui;
  if (slip) return withUi(state, { slip: null });
  if (why ?? reveal) return withUi(state, { why: null, reveal: null });
  if (roundabout || claim || copy) return settled(state);
  return withUi(state, { picked: null, half: null });
}

type Spoken = "say" | "chat" | "letTalk" | "hush" | "lock";
type Plain = Extract<
  Rest,
  {
    do: "join" | "leave" | "ready" | "options" | "bot" | "remove" | "start" | "pause" | "end" | "rematch" | Spoken;
  }
>;

function order(intent: Plain): Order {
  switch (intent.do) {
    case "join":
      return { t: "join", name: intent.name, city: intent.city, colour: intent.colour, seat: intent.seat ?? null };
    case "ready":
      return { t: "ready", ready: intent.ready };
    case "options":
      return { t: "options", options: intent.options };
    case "bot":
      return { t: "add_bot", bot: intent.bot };
    case "remove":
      return { t: "remove", seat: intent.seat, bot: intent.bot ?? "" };
    case "pause":
      return { t: "pause", paused: intent.paused };
    case "say":
      return { t: "say", phrase: intent.phrase };
    case "chat":
      return { t: "chat", text: intent.text };
    case "letTalk":
      return { t: "let_talk", talk: intent.talk };
    case "hush":
      return { t: "hush", voice: intent.voice };
    case "lock":
      return { t: "lock", locked: intent.locked };
    case "leave":
    case "start":
    case "end":
    case "rematch":
      return { t: intent.do };
  }
}

