// Written by `python -m boomtown.protocol.typescript` from src/boomtown/protocol: do not edit.
//
// What the server sends leaves out fields that have their default. Decode with SHAPES, which fills
// them in: the types of received messages have every field.

/** How a value looks: a plain kind, or one of the forms below. */
export type Shape =
  | "int" | "str" | "bool" | "null"
  | { ref: string } | { any: Shape[] } | { one: (string | number)[] }
  | { list: Shape } | { map: Shape } | { tuple: Shape[] };

/** A field of a message or part; without `default` it is always there. */
export interface FieldShape { shape: Shape; default?: unknown }

/** Everything a host chooses; `seats` 0 is open to any number. `seconds` is the round's timer, the bank of each player, or a correspondence game's days. A `seed` that somebody types makes a known deal; digits, as it may need all 64 bits; `talk` is what may be said. Without `scores` nobody is told before the end how others stand. The bot `stand_in` plays for whoever is gone or late. With `bot_pace` people bots take their time where more than one person plays, with always also where one plays alone, with none never. With `late_comers` whoever looks on may take a seat that is `open`. */
export interface Options {
  edition: string;
  mode: string;
  sheet: string;
  advanced: boolean;
  roundabouts: boolean;
  opponent: number | null;
  switches: Record<string, string>;
  seats: number;
  public: boolean;
  spectators: boolean;
  aids: boolean;
  scores: boolean;
  tempo: "bank" | "days" | "none" | "round";
  seconds: number;
  on_timeout: "seat" | "turn";
  seed: string;
  talk: "free" | "off" | "phrases";
  stand_in: string;
  bot_pace: "always" | "none" | "people";
  late_comers: boolean;
}

/** Who sits where. `state`: free, here, away, bot. `bot` names the bot that plays the seat. `voice` is what its person is recognised by in what is said. `open` to whoever comes late. */
export interface Seat {
  seat: number;
  state: "away" | "bot" | "free" | "here";
  name: string;
  city: string;
  colour: number;
  bot: string | null;
  host: boolean;
  ready: boolean;
  voice: string;
  open: boolean;
}

/** A bot that there is: its level from 1 to 5, and what it says of how it thinks. */
export interface BotChoice {
  name: string;
  level: number;
  thinks: string;
}

/** A street as printed; `pools` are the places (from 0) with a planned pool. */
export interface PrintedStreet {
  houses: number;
  pools: number[];
  parks: number[];
}

/** The sheet as printed; a track lists the value shown with 0, 1, 2, … boxes crossed. */
export interface Layout {
  name: string;
  status: string;
  streets: PrintedStreet[];
  pools: number[];
  temp_boxes: number;
  temp_ranks: number[];
  estates: number[][];
  bis: number[];
  refusals: number[];
  roundabouts: number[];
}

/** The finished game that this one goes on from: from which round, on which seat. */
export interface Origin {
  game: string;
  round: number;
  seat: number;
}

/** A number with an action; from a hand, of two different cards (places from 0). */
export interface Offer {
  number: number;
  action: string;
  number_card: number;
  action_card: number;
}

/** A card with both its sides. */
export interface Card {
  number: number;
  action: string;
}

/** A draw pile: cards left, and the action on top where it lies action side up. `insert` is "solo" or "validation" when such a card lies on top; `inserts` lie among the last `lower` cards. */
export interface Pile {
  left: number;
  top: string | null;
  insert: string | null;
  inserts: number;
  lower: number;
}

/** Where points come from: a code that the client has a text for, and its figures. */
export interface Because {
  code: string;
  figures: Record<string, number | string | number[]>;
}

/** A line of a score. */
export interface Line {
  kind: string;
  points: number;
  because: Because[];
}

/** The AAA: its card, its stack in order, its plans, its score as it stands (R12). */
export interface Opponent {
  name: string;
  level: number;
  figures: Record<string, number>;
  printed: string[];
  validates: number[];
  stack: Card[];
  plans: (number | null)[];
  unresolved: number[];
  lines: Line[];
  total: number;
}

/** What is known of the cards: the same for all, but for `hand`, `given` and `offers`. `hand` is empty in the standard game, where everybody has the same offers. `left` counts what is still unseen, as "8 surveyor": 2, only in rooms that allow aids. `first` is the seat that is dealt to first (R11.1). */
export interface Cards {
  offers: Offer[];
  hand: Card[];
  given: Card | null;
  next_actions: string[];
  passed: (string | null)[];
  discards: number;
  piles: Pile[];
  left: Record<string, number> | null;
  opponent: Opponent | null;
  first: number | null;
}

/** A plan in play: its kind and figures make its text; who has validated it, in which round. */
export interface Plan {
  kind: string;
  figures: Record<string, number | string | number[]>;
  values: [number, number];
  turned: boolean;
  advanced: boolean;
  status: string;
  claimed: Record<string, number>;
}

/** A numbered house: number, bis, pool built, the plan it is marked for (0: none). */
export interface Lot {
  n: number;
  bis: boolean;
  pool: boolean;
  mark: number;
}

/** Houses between two neighbouring fences; `kind` tells how to draw them (R2.2). */
export interface Row {
  first: number;
  last: number;
  kind: "complete" | "long" | "open" | "roundabout" | "used";
}

/** Plots from left to right: a house, "o" for a roundabout, null for an empty one. `fences` lists the gaps with a fence, each by the place (from 0) of the house to its right. */
export interface Street {
  plots: (Lot | "o" | null)[];
  fences: number[];
  rows: Row[];
}

/** How far a sheet is on a plan; `met` when it could be claimed now; `sizes` still lacking. */
export interface Progress {
  done: number;
  count: number;
  met: boolean;
  sizes: number[];
}

/** A sheet: streets, boxes crossed, points taken for plans, houses numbered, and its score. Before the end another seat's has no `lines` and no `total` where running scores are hidden. */
export interface Sheet {
  streets: Street[];
  parks: number[];
  pools: number;
  temps: number;
  estates: number[];
  bis: number;
  refusals: number;
  roundabouts: number;
  plans: (number | null)[];
  lines: Line[];
  total: number | null;
  progress: Progress[];
  houses: number;
}

/** What one seat did in the round that has closed. */
export interface Played {
  seat: number;
  moves: string[];
}

/** An event between rounds: plan_turned, reshuffled, refilled, solo_card, rival, ended. */
export interface Happening {
  kind: string;
  figures: Record<string, number | string | number[]>;
}

/** A seat's place as of the last closed round. */
export interface Standing {
  seat: number;
  name: string;
  place: number;
  total: number;
}

/** Something said: a phrase, or a text as it was typed; `ago` in milliseconds. */
export interface Saying {
  n: number;
  voice: string;
  name: string;
  colour: number;
  ago: number;
  phrase: "again" | "bye" | "close" | "good_game" | "hello" | "lovely_town" | "luck" | "moment" | "needed_that" | "no_hurry" | "oops" | "ready" | "thanks" | "well_played" | "your_turn" | null;
  text: string;
}

/** A voice's gesture about a seat's turn in a round; without one it was taken back. */
export interface Reaction {
  voice: string;
  name: string;
  colour: number;
  seat: number;
  round: number;
  gesture: "bravo" | "lovely" | "ouch" | "peek" | "wow" | null;
}

/** A final score; `seat` is null for the AAA. `estates`, then `sizes` decide ties (R9.3). `name` stands in a crowd, where the room does not list every seat. */
export interface Score {
  seat: number | null;
  place: number;
  total: number;
  lines: Line[];
  estates: number;
  sizes: number[];
  name: string;
}

/** A room in the lobby; `turn` when it waits for you. In a room of yours `open` is how long its round has been open, `left` how long until somebody's time is up, both in milliseconds. */
export interface Entry {
  room: string;
  host: string;
  status: "ended" | "lobby" | "paused" | "running";
  edition: string;
  mode: string;
  sheet: string;
  advanced: boolean;
  roundabouts: boolean;
  seats: number;
  taken: number;
  round: number;
  tempo: "bank" | "days" | "none" | "round";
  seconds: number;
  spectators: boolean;
  names: string[];
  turn: boolean;
  open: number | null;
  left: number | null;
}

/** A mode of an edition: fewest and most seats (null: no limit). */
export interface ModeChoice {
  name: string;
  fewest: number;
  most: number | null;
  opponents: boolean;
}

/** A sheet of an edition; `status` tells whose figures it has. */
export interface SheetChoice {
  name: string;
  status: string;
}

/** An AAA opponent. */
export interface OpponentChoice {
  name: string;
  level: number;
  figures: Record<string, number>;
  validates: number[];
  printed: string[];
}

/** An edition: what it can be played as, its switches' defaults. */
export interface EditionChoice {
  name: string;
  modes: ModeChoice[];
  sheets: SheetChoice[];
  opponents: OpponentChoice[];
  switches: Record<string, string>;
}

/** A switch (R14): its rule, its readings, what speaks for another than the default. */
export interface SwitchChoice {
  name: string;
  rule: string;
  because: string;
  values: string[];
}

/** A round: its cards, and what had become of the table once it was closed. `cards` are those that everybody saw; an opponent in them is as it was afterwards. `turned` lists the plans that lay on their second side. */
export interface GameRound {
  cards: Cards;
  turned: number[];
  events: Happening[];
}

/** A round worth jumping to; a claim names its plan, one that was `first` pays more. `count` seats did it; `seats` lists the first few of them. */
export interface Sign {
  round: number;
  kind: "end" | "plan" | "refusal" | "roundabout";
  seats: number[];
  count: number;
  plan: number | null;
  first: boolean;
}

/** A seat round by round: its turns, its sheet after each; its cards where only it had them. */
export interface GameSeat {
  seat: number;
  turns: string[][];
  sheets: Sheet[];
  cards: Cards[];
}

/** A finished game that one had a seat in. */
export interface Town {
  game: string;
  seat: number;
  ended: number;
  rounds: number;
  edition: string;
  mode: string;
  seats: number;
  names: string[];
  what_if: boolean;
}

/** POST /api/rooms: open a room and sit down in it as its host. */
export interface NewRoom {
  options: Options;
  name: string;
  city: string;
  colour: number;
}

/** A room to go to: its address is /r/ and this id. */
export interface Opened {
  room: string;
}

/** POST /api/rooms/{id}/code: a code, good once, that carries one's seat to another device. The other device opens `path`; `seconds` is how long the code lives. */
export interface Code {
  code: string;
  path: string;
  seconds: number;
}

/** Why a request cannot be answered: a code that the client has a text for. */
export interface Problem {
  code: string;
  params: Record<string, number | string | number[]>;
}

/** GET /api/lobby: public rooms, and the rooms one has a seat in. */
export interface Lobby {
  public: Entry[];
  yours: Entry[];
}

/** GET /api/me/notices: the key that a browser asks its push service for notices with. It is empty where this table sends none; `on` is whether this browser is told. */
export interface Notices {
  key: string;
  on: boolean;
}

/** POST /api/me/notices: tell this browser when a game waits; as its push service gave it. POST /api/me/notices/off ends it, without a body. */
export interface Device {
  endpoint: string;
  key: string;
  secret: string;
  language: string;
}

/** GET /api/catalog: everything a host can choose from. */
export interface Catalog {
  editions: EditionChoice[];
  switches: SwitchChoice[];
  bots: BotChoice[];
  most_seats: number;
}

/** GET /api/editions/{name}: the figures that are printed on what comes in a box. `deck` counts the cards as "8 surveyor": 2; `plans` are the three piles; `solo_temps` the fewest temps that count alone, and their points. `deck_status` and each `status` tell whose they are. */
export interface Box {
  name: string;
  deck: Record<string, number>;
  deck_status: string;
  layouts: Layout[];
  plans: Plan[][];
  opponents: OpponentChoice[];
  switches: Record<string, string>;
  solo_temps: [number, number] | null;
}

/** GET /api/rooms/{id}: what a visitor may know before going in. */
export interface Visit {
  entry: Entry;
  you: number | null;
}

/** GET /api/rooms/{id}/odds: what may come next for one's seat, in percent; an aid. `numbers` and `actions` are those of the next round, if nobody asks for a reshuffle. `houses` tells of each empty house whether a number that fits it comes in this round or the `rounds` that are left or so, null where one stands. `points` is one's score where the game is played on by bots, on average of `played` times. */
export interface Chances {
  round: number;
  numbers: Record<string, number>;
  actions: Record<string, number>;
  houses: ((number | null)[])[];
  rounds: number;
  points: number;
  played: number;
}

/** GET /api/games/{id}: a finished game; `?first=24` names the seats from there on in a crowd. `rounds` were played, the last one closed at `ended` (milliseconds since 1970). `table` is the path of its rounds; that of its sheets is `sheets` with the number of a page of `page` seats behind it. What lies there never changes. `what_if` tells whether it may be played on. */
export interface Game {
  room: Room;
  count: number;
  rounds: number;
  ended: number;
  reasons: string[];
  scores: Score[];
  page: number;
  record: string;
  seed: string;
  table: string;
  sheets: string;
  nonce: string;
  first: number;
  what_if: boolean;
}

/** GET `table` of a game: the table round by round; `plans` as they lay in the end. */
export interface GameRounds {
  rounds: GameRound[];
  plans: Plan[];
  signs: Sign[];
}

/** GET `sheets` of a game and a page: what some seats did. */
export interface GameSheets {
  seats: GameSeat[];
}

/** GET /api/games/{id}/proof: whether the cards were as promised and every turn was allowed. `promised` is false for a known deal. `turns` were played again; if one could not be, `problem` says why, `round` and `seat` (from 1) where. */
export interface Proof {
  promised: boolean;
  kept: boolean;
  commitment: string;
  seed: string;
  nonce: string;
  rounds: number;
  turns: number;
  problem: string;
  round: number;
  seat: number;
}

/** POST /api/games/{id}/what-if: play on from the start of a round, on a seat, against bots. All of them are the one named; without a name, those who were there and the room's stand-in. */
export interface WhatIf {
  round: number;
  seat: number;
  name: string;
  city: string;
  colour: number;
  bot: string;
}

/** GET /api/games: the finished games one had a seat in, the latest first. `?before=` with the `next` of an answer brings the ones before; 0 where there are none. */
export interface Towns {
  games: Town[];
  next: number;
}

/** POST /api/me/forget: erase what is stored about oneself; `sure` has to be true. */
export interface Forget {
  sure: boolean;
}

/** What was erased: seats in so many rooms, of which so many games go on with a bot there. */
export interface Forgotten {
  rooms: number;
  running: number;
}

/** A command was carried out. */
export interface Answer {
  t: "answer";
  id: string;
}

/** A command, or the move asked about, cannot be: a code, its rule, what its sentence needs. An empty `code` answers a `why` whose move is legal. */
export interface Reason {
  t: "reason";
  id: string;
  code: string;
  rule: string;
  params: Record<string, number | string | number[]>;
}

/** The room: sent at the start and whenever it changes. `count` is how many sit in it; in a crowd (more than 100) `seats` holds only the first few and one's own. `origin` is where a what if comes from. */
export interface Room {
  t: "room";
  v: number;
  room: string;
  status: "ended" | "lobby" | "paused" | "running";
  options: Options;
  seats: Seat[];
  you: number | null;
  host: boolean;
  watching: number;
  bots: BotChoice[];
  layout: Layout | null;
  next_room: string | null;
  known_seed: boolean;
  commitment: string;
  count: number;
  crowd: boolean;
  origin: Origin | null;
  locked: boolean;
}

/** A round has opened: everything that this seat may know. `confirmed` lists who is in. `last` is what happened in the round that has closed; a client shows it before the new cards. Times are in milliseconds: `deadline` is how long is left, null without a clock; `banks` is what each player had left as the round opened. `sheets` holds all of them in a game of up to 12, else one's own and the neighbours'. `standings` lists the best, in a crowd oneself too; in a crowd `totals` and `confirmed` are empty, a `tally` tells how many are in. Where running scores are hidden, `totals` and `standings` are empty. */
export interface Table {
  t: "table";
  v: number;
  round: number;
  cards: Cards;
  plans: Plan[];
  sheets: Record<string, Sheet>;
  totals: number[];
  confirmed: number[];
  last: Played[];
  events: Happening[];
  deadline: number | null;
  sent: string[] | null;
  banks: number[];
  standings: Standing[];
}

/** In a crowd: how many sit, watch, and are in; instead of a message for each. */
export interface Tally {
  t: "tally";
  v: number;
  round: number;
  count: number;
  confirmed: number;
  watching: number;
  deadline: number | null;
}

/** The draft as the server sees it: the sheet it leads to, and every legal next move. */
export interface Drafted {
  t: "drafted";
  round: number;
  moves: string[];
  sheet: Sheet;
  legal: string[];
  id: string;
}

/** A seat is in, or has taken its turn back; `deadline` is what it has left. */
export interface Confirmed {
  t: "confirmed";
  v: number;
  round: number;
  seat: number;
  confirmed: boolean;
  deadline: number | null;
}

/** Somebody has said something. */
export interface Said {
  t: "said";
  v: number;
  line: Saying;
}

/** Somebody has made a gesture about a turn, in place of one before, or taken it back. */
export interface Reacted {
  t: "reacted";
  v: number;
  reaction: Reaction;
}

/** All that was said and is kept, in place of what was told before. */
export interface Talk {
  t: "talk";
  v: number;
  lines: Saying[];
  reactions: Reaction[];
}

/** Another seat's sheet, as of the last closed round. */
export interface SheetOf {
  t: "sheet";
  id: string;
  seat: number;
  sheet: Sheet;
  name: string;
}

/** The game is over: the final scores, and the shuffle revealed; in a crowd the best and you. `record` is the path of the game's record, `sheets` are the last ones, as in a table. */
export interface Ended {
  t: "ended";
  v: number;
  reasons: string[];
  scores: Score[];
  record: string;
  seed: string;
  nonce: string;
  sheets: Record<string, Sheet>;
  last: Played[];
  events: Happening[];
  cards: Cards | null;
  plans: Plan[];
  count: number;
}

/** The server goes away for a moment, or this connection is not wanted; `code` says why. */
export interface Farewell {
  t: "farewell";
  code: string;
  again: boolean;
}

/** First message of a connection; `last` is the last version seen, 0 for none. */
export interface Hello {
  t: "hello";
  id: string;
  last?: number;
}

/** Sit down on a free seat, or change name, city or colour. In a running game, where late comers are welcome, take a bot's `seat`, or the first. */
export interface Join {
  t: "join";
  id: string;
  name: string;
  city?: string;
  colour?: number;
  seat?: number | null;
}

/** Stand up; in a running game a bot plays on. */
export interface Leave {
  t: "leave";
  id: string;
}

/** Say that one is ready, or not yet. */
export interface Ready {
  t: "ready";
  id: string;
  ready: boolean;
}

/** Host: change the room before the start. */
export interface SetOptions {
  t: "options";
  id: string;
  options: Options;
}

/** Host: put a bot on a free seat before the start. Without a name it is one that suits the table: not always the same, none that is hard to beat. */
export interface AddBot {
  t: "add_bot";
  id: string;
  bot?: string;
}

/** Host: clear a seat before the start; in a running game hand it to a bot. It is the one named, or else the room's own stand-in. */
export interface Remove {
  t: "remove";
  id: string;
  seat: number;
  bot?: string;
}

/** Host: begin with the seats taken. */
export interface Start {
  t: "start";
  id: string;
}

/** Host: stop the clocks, or let them run. */
export interface Pause {
  t: "pause";
  id: string;
  paused: boolean;
}

/** Host: end the game, scored as it stands. */
export interface End {
  t: "end";
  id: string;
}

/** Host, after the end: open a new room with the same people. */
export interface Rematch {
  t: "rematch";
  id: string;
}

/** Say one of the preset phrases; each reads them in their own language. */
export interface Say {
  t: "say";
  id: string;
  phrase: "again" | "bye" | "close" | "good_game" | "hello" | "lovely_town" | "luck" | "moment" | "needed_that" | "no_hurry" | "oops" | "ready" | "thanks" | "well_played" | "your_turn";
}

/** Say something in one's own words, where the room's `talk` is "free". */
export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

/** Make a gesture about a neighbour's turn in the round that has closed; none takes it back. */
export interface React {
  t: "react";
  id: string;
  seat: number;
  round: number;
  gesture?: "bravo" | "lovely" | "ouch" | "peek" | "wow" | null;
}

/** Host, at any time: what may be said from now on. */
export interface LetTalk {
  t: "let_talk";
  id: string;
  talk: "free" | "off" | "phrases";
}

/** Host: clear all that was said, or all by one voice. */
export interface Hush {
  t: "hush";
  id: string;
  voice?: string;
}

/** Host, at any time: let in only those who have a seat, or everybody again. */
export interface Lock {
  t: "lock";
  id: string;
  locked: boolean;
}

/** The whole draft so far; the answer is a `drafted`. */
export interface Draft {
  t: "draft";
  id: string;
  round: number;
  moves: string[];
}

/** Confirm a whole turn; its last move is `confirm`. */
export interface Confirm {
  t: "confirm";
  id: string;
  round: number;
  moves: string[];
}

/** Take the confirmed turn back while the round is open. */
export interface TakeBack {
  t: "take_back";
  id: string;
  round: number;
}

/** Ask why a move cannot be made after a draft; the answer is a `reason`. */
export interface Why {
  t: "why";
  id: string;
  round: number;
  moves: string[];
  move: string;
}

/** Ask for another seat's sheet, where not all are sent; the answer is a `sheet`. */
export interface Look {
  t: "look";
  id: string;
  seat: number;
}

/** Ask for a sign of life. */
export interface Ping {
  t: "ping";
  id: string;
}

export type FromServer =
  | Answer
  | Reason
  | Room
  | Table
  | Tally
  | Drafted
  | Confirmed
  | Said
  | Reacted
  | Talk
  | SheetOf
  | Ended
  | Farewell;

export type FromClient =
  | Hello
  | Join
  | Leave
  | Ready
  | SetOptions
  | AddBot
  | Remove
  | Start
  | Pause
  | End
  | Rematch
  | Say
  | Chat
  | React
  | LetTalk
  | Hush
  | Lock
  | Draft
  | Confirm
  | TakeBack
  | Why
  | Look
  | Ping;

export const SHAPES: Record<string, Record<string, FieldShape>> = {
  Options: {
    edition: { shape: "str", default: "2018" },
    mode: { shape: "str", default: "standard" },
    sheet: { shape: "str", default: "classic" },
    advanced: { shape: "bool", default: false },
    roundabouts: { shape: "bool", default: false },
    opponent: { shape: {"any": ["int", "null"]}, default: null },
    switches: { shape: {"map": "str"}, default: {} },
    seats: { shape: "int", default: 4 },
    public: { shape: "bool", default: false },
    spectators: { shape: "bool", default: true },
    aids: { shape: "bool", default: true },
    scores: { shape: "bool", default: true },
    tempo: { shape: {"one": ["bank", "days", "none", "round"]}, default: "none" },
    seconds: { shape: "int", default: 90 },
    on_timeout: { shape: {"one": ["seat", "turn"]}, default: "turn" },
    seed: { shape: "str", default: "" },
    talk: { shape: {"one": ["free", "off", "phrases"]}, default: "phrases" },
    stand_in: { shape: "str", default: "apprentice" },
    bot_pace: { shape: {"one": ["always", "none", "people"]}, default: "people" },
    late_comers: { shape: "bool", default: false },
  },
  Seat: {
    seat: { shape: "int" },
    state: { shape: {"one": ["away", "bot", "free", "here"]} },
    name: { shape: "str", default: "" },
    city: { shape: "str", default: "" },
    colour: { shape: "int", default: 0 },
    bot: { shape: {"any": ["str", "null"]}, default: null },
    host: { shape: "bool", default: false },
    ready: { shape: "bool", default: false },
    voice: { shape: "str", default: "" },
    open: { shape: "bool", default: false },
  },
  BotChoice: {
    name: { shape: "str" },
    level: { shape: "int" },
    thinks: { shape: "str", default: "" },
  },
  PrintedStreet: {
    houses: { shape: "int" },
    pools: { shape: {"list": "int"} },
    parks: { shape: {"list": "int"} },
  },
  Layout: {
    name: { shape: "str" },
    status: { shape: "str" },
    streets: { shape: {"list": {"ref": "PrintedStreet"}} },
    pools: { shape: {"list": "int"} },
    temp_boxes: { shape: "int" },
    temp_ranks: { shape: {"list": "int"} },
    estates: { shape: {"list": {"list": "int"}} },
    bis: { shape: {"list": "int"} },
    refusals: { shape: {"list": "int"} },
    roundabouts: { shape: {"list": "int"} },
  },
  Origin: {
    game: { shape: "str" },
    round: { shape: "int" },
    seat: { shape: "int" },
  },
  Offer: {
    number: { shape: "int" },
    action: { shape: "str" },
    number_card: { shape: "int" },
    action_card: { shape: "int" },
  },
  Card: {
    number: { shape: "int" },
    action: { shape: "str" },
  },
  Pile: {
    left: { shape: "int" },
    top: { shape: {"any": ["str", "null"]}, default: null },
    insert: { shape: {"any": ["str", "null"]}, default: null },
    inserts: { shape: "int", default: 0 },
    lower: { shape: "int", default: 0 },
  },
  Because: {
    code: { shape: "str" },
    figures: { shape: {"map": {"any": ["int", "str", {"list": "int"}]}}, default: {} },
  },
  Line: {
    kind: { shape: "str" },
    points: { shape: "int" },
    because: { shape: {"list": {"ref": "Because"}} },
  },
  Opponent: {
    name: { shape: "str" },
    level: { shape: "int" },
    figures: { shape: {"map": "int"} },
    printed: { shape: {"list": "str"} },
    validates: { shape: {"list": "int"} },
    stack: { shape: {"list": {"ref": "Card"}} },
    plans: { shape: {"list": {"any": ["int", "null"]}} },
    unresolved: { shape: {"list": "int"} },
    lines: { shape: {"list": {"ref": "Line"}} },
    total: { shape: "int" },
  },
  Cards: {
    offers: { shape: {"list": {"ref": "Offer"}} },
    hand: { shape: {"list": {"ref": "Card"}}, default: [] },
    given: { shape: {"any": [{"ref": "Card"}, "null"]}, default: null },
    next_actions: { shape: {"list": "str"}, default: [] },
    passed: { shape: {"list": {"any": ["str", "null"]}}, default: [] },
    discards: { shape: "int", default: 0 },
    piles: { shape: {"list": {"ref": "Pile"}}, default: [] },
    left: { shape: {"any": [{"map": "int"}, "null"]}, default: null },
    opponent: { shape: {"any": [{"ref": "Opponent"}, "null"]}, default: null },
    first: { shape: {"any": ["int", "null"]}, default: null },
  },
  Plan: {
    kind: { shape: "str" },
    figures: { shape: {"map": {"any": ["int", "str", {"list": "int"}]}} },
    values: { shape: {"tuple": ["int", "int"]} },
    turned: { shape: "bool", default: false },
    advanced: { shape: "bool", default: false },
    status: { shape: "str", default: "printed" },
    claimed: { shape: {"map": "int"}, default: {} },
  },
  Lot: {
    n: { shape: "int" },
    bis: { shape: "bool", default: false },
    pool: { shape: "bool", default: false },
    mark: { shape: "int", default: 0 },
  },
  Row: {
    first: { shape: "int" },
    last: { shape: "int" },
    kind: { shape: {"one": ["complete", "long", "open", "roundabout", "used"]} },
  },
  Street: {
    plots: { shape: {"list": {"any": [{"ref": "Lot"}, {"one": ["o"]}, "null"]}} },
    fences: { shape: {"list": "int"} },
    rows: { shape: {"list": {"ref": "Row"}} },
  },
  Progress: {
    done: { shape: "int" },
    count: { shape: "int" },
    met: { shape: "bool", default: false },
    sizes: { shape: {"list": "int"}, default: [] },
  },
  Sheet: {
    streets: { shape: {"list": {"ref": "Street"}} },
    parks: { shape: {"list": "int"} },
    pools: { shape: "int" },
    temps: { shape: "int" },
    estates: { shape: {"list": "int"} },
    bis: { shape: "int" },
    refusals: { shape: "int" },
    roundabouts: { shape: "int" },
    plans: { shape: {"list": {"any": ["int", "null"]}} },
    lines: { shape: {"list": {"ref": "Line"}} },
    total: { shape: {"any": ["int", "null"]} },
    progress: { shape: {"list": {"ref": "Progress"}}, default: [] },
    houses: { shape: "int", default: 0 },
  },
  Played: {
    seat: { shape: "int" },
    moves: { shape: {"list": "str"} },
  },
  Happening: {
    kind: { shape: "str" },
    figures: { shape: {"map": {"any": ["int", "str", {"list": "int"}]}}, default: {} },
  },
  Standing: {
    seat: { shape: "int" },
    name: { shape: "str" },
    place: { shape: "int" },
    total: { shape: "int" },
  },
  Saying: {
    n: { shape: "int" },
    voice: { shape: "str" },
    name: { shape: "str" },
    colour: { shape: "int" },
    ago: { shape: "int" },
    phrase: { shape: {"any": [{"one": ["again", "bye", "close", "good_game", "hello", "lovely_town", "luck", "moment", "needed_that", "no_hurry", "oops", "ready", "thanks", "well_played", "your_turn"]}, "null"]}, default: null },
    text: { shape: "str", default: "" },
  },
  Reaction: {
    voice: { shape: "str" },
    name: { shape: "str" },
    colour: { shape: "int" },
    seat: { shape: "int" },
    round: { shape: "int" },
    gesture: { shape: {"any": [{"one": ["bravo", "lovely", "ouch", "peek", "wow"]}, "null"]}, default: null },
  },
  Score: {
    seat: { shape: {"any": ["int", "null"]} },
    place: { shape: "int" },
    total: { shape: "int" },
    lines: { shape: {"list": {"ref": "Line"}} },
    estates: { shape: "int", default: 0 },
    sizes: { shape: {"list": "int"}, default: [] },
    name: { shape: "str", default: "" },
  },
  Entry: {
    room: { shape: "str" },
    host: { shape: "str" },
    status: { shape: {"one": ["ended", "lobby", "paused", "running"]} },
    edition: { shape: "str" },
    mode: { shape: "str" },
    sheet: { shape: "str" },
    advanced: { shape: "bool" },
    roundabouts: { shape: "bool" },
    seats: { shape: "int" },
    taken: { shape: "int" },
    round: { shape: "int" },
    tempo: { shape: {"one": ["bank", "days", "none", "round"]} },
    seconds: { shape: "int" },
    spectators: { shape: "bool" },
    names: { shape: {"list": "str"}, default: [] },
    turn: { shape: "bool", default: false },
    open: { shape: {"any": ["int", "null"]}, default: null },
    left: { shape: {"any": ["int", "null"]}, default: null },
  },
  ModeChoice: {
    name: { shape: "str" },
    fewest: { shape: "int" },
    most: { shape: {"any": ["int", "null"]} },
    opponents: { shape: "bool", default: false },
  },
  SheetChoice: {
    name: { shape: "str" },
    status: { shape: "str" },
  },
  OpponentChoice: {
    name: { shape: "str" },
    level: { shape: "int" },
    figures: { shape: {"map": "int"} },
    validates: { shape: {"list": "int"} },
    printed: { shape: {"list": "str"} },
  },
  EditionChoice: {
    name: { shape: "str" },
    modes: { shape: {"list": {"ref": "ModeChoice"}} },
    sheets: { shape: {"list": {"ref": "SheetChoice"}} },
    opponents: { shape: {"list": {"ref": "OpponentChoice"}} },
    switches: { shape: {"map": "str"} },
  },
  SwitchChoice: {
    name: { shape: "str" },
    rule: { shape: "str" },
    because: { shape: "str" },
    values: { shape: {"list": "str"} },
  },
  GameRound: {
    cards: { shape: {"ref": "Cards"} },
    turned: { shape: {"list": "int"}, default: [] },
    events: { shape: {"list": {"ref": "Happening"}}, default: [] },
  },
  Sign: {
    round: { shape: "int" },
    kind: { shape: {"one": ["end", "plan", "refusal", "roundabout"]} },
    seats: { shape: {"list": "int"}, default: [] },
    count: { shape: "int", default: 0 },
    plan: { shape: {"any": ["int", "null"]}, default: null },
    first: { shape: "bool", default: false },
  },
  GameSeat: {
    seat: { shape: "int" },
    turns: { shape: {"list": {"list": "str"}} },
    sheets: { shape: {"list": {"ref": "Sheet"}} },
    cards: { shape: {"list": {"ref": "Cards"}}, default: [] },
  },
  Town: {
    game: { shape: "str" },
    seat: { shape: "int" },
    ended: { shape: "int" },
    rounds: { shape: "int" },
    edition: { shape: "str" },
    mode: { shape: "str" },
    seats: { shape: "int" },
    names: { shape: {"list": "str"}, default: [] },
    what_if: { shape: "bool", default: false },
  },
  NewRoom: {
    options: { shape: {"ref": "Options"} },
    name: { shape: "str" },
    city: { shape: "str", default: "" },
    colour: { shape: "int", default: 0 },
  },
  Opened: {
    room: { shape: "str" },
  },
  Code: {
    code: { shape: "str" },
    path: { shape: "str" },
    seconds: { shape: "int" },
  },
  Problem: {
    code: { shape: "str" },
    params: { shape: {"map": {"any": ["int", "str", {"list": "int"}]}}, default: {} },
  },
  Lobby: {
    public: { shape: {"list": {"ref": "Entry"}} },
    yours: { shape: {"list": {"ref": "Entry"}} },
  },
  Notices: {
    key: { shape: "str", default: "" },
    on: { shape: "bool", default: false },
  },
  Device: {
    endpoint: { shape: "str" },
    key: { shape: "str" },
    secret: { shape: "str" },
    language: { shape: "str", default: "en" },
  },
  Catalog: {
    editions: { shape: {"list": {"ref": "EditionChoice"}} },
    switches: { shape: {"list": {"ref": "SwitchChoice"}} },
    bots: { shape: {"list": {"ref": "BotChoice"}} },
    most_seats: { shape: "int" },
  },
  Box: {
    name: { shape: "str" },
    deck: { shape: {"map": "int"} },
    deck_status: { shape: "str" },
    layouts: { shape: {"list": {"ref": "Layout"}} },
    plans: { shape: {"list": {"list": {"ref": "Plan"}}} },
    opponents: { shape: {"list": {"ref": "OpponentChoice"}} },
    switches: { shape: {"map": "str"} },
    solo_temps: { shape: {"any": [{"tuple": ["int", "int"]}, "null"]}, default: null },
  },
  Visit: {
    entry: { shape: {"ref": "Entry"} },
    you: { shape: {"any": ["int", "null"]}, default: null },
  },
  Chances: {
    round: { shape: "int" },
    numbers: { shape: {"map": "int"} },
    actions: { shape: {"map": "int"} },
    houses: { shape: {"list": {"list": {"any": ["int", "null"]}}} },
    rounds: { shape: "int" },
    points: { shape: "int" },
    played: { shape: "int" },
  },
  Game: {
    room: { shape: {"ref": "Room"} },
    count: { shape: "int" },
    rounds: { shape: "int" },
    ended: { shape: "int" },
    reasons: { shape: {"list": "str"} },
    scores: { shape: {"list": {"ref": "Score"}} },
    page: { shape: "int" },
    record: { shape: "str" },
    seed: { shape: "str" },
    table: { shape: "str", default: "" },
    sheets: { shape: "str", default: "" },
    nonce: { shape: "str", default: "" },
    first: { shape: "int", default: 0 },
    what_if: { shape: "bool", default: false },
  },
  GameRounds: {
    rounds: { shape: {"list": {"ref": "GameRound"}} },
    plans: { shape: {"list": {"ref": "Plan"}} },
    signs: { shape: {"list": {"ref": "Sign"}} },
  },
  GameSheets: {
    seats: { shape: {"list": {"ref": "GameSeat"}} },
  },
  Proof: {
    promised: { shape: "bool" },
    kept: { shape: "bool" },
    commitment: { shape: "str" },
    seed: { shape: "str" },
    nonce: { shape: "str" },
    rounds: { shape: "int" },
    turns: { shape: "int" },
    problem: { shape: "str", default: "" },
    round: { shape: "int", default: 0 },
    seat: { shape: "int", default: 0 },
  },
  WhatIf: {
    round: { shape: "int" },
    seat: { shape: "int" },
    name: { shape: "str" },
    city: { shape: "str", default: "" },
    colour: { shape: "int", default: 0 },
    bot: { shape: "str", default: "" },
  },
  Towns: {
    games: { shape: {"list": {"ref": "Town"}} },
    next: { shape: "int", default: 0 },
  },
  Forget: {
    sure: { shape: "bool" },
  },
  Forgotten: {
    rooms: { shape: "int" },
    running: { shape: "int" },
  },
  Answer: {
    id: { shape: "str" },
  },
  Reason: {
    id: { shape: "str" },
    code: { shape: "str" },
    rule: { shape: "str", default: "" },
    params: { shape: {"map": {"any": ["int", "str", {"list": "int"}]}}, default: {} },
  },
  Room: {
    v: { shape: "int" },
    room: { shape: "str" },
    status: { shape: {"one": ["ended", "lobby", "paused", "running"]} },
    options: { shape: {"ref": "Options"} },
    seats: { shape: {"list": {"ref": "Seat"}} },
    you: { shape: {"any": ["int", "null"]}, default: null },
    host: { shape: "bool", default: false },
    watching: { shape: "int", default: 0 },
    bots: { shape: {"list": {"ref": "BotChoice"}}, default: [] },
    layout: { shape: {"any": [{"ref": "Layout"}, "null"]}, default: null },
    next_room: { shape: {"any": ["str", "null"]}, default: null },
    known_seed: { shape: "bool", default: false },
    commitment: { shape: "str", default: "" },
    count: { shape: "int", default: 0 },
    crowd: { shape: "bool", default: false },
    origin: { shape: {"any": [{"ref": "Origin"}, "null"]}, default: null },
    locked: { shape: "bool", default: false },
  },
  Table: {
    v: { shape: "int" },
    round: { shape: "int" },
    cards: { shape: {"ref": "Cards"} },
    plans: { shape: {"list": {"ref": "Plan"}} },
    sheets: { shape: {"map": {"ref": "Sheet"}} },
    totals: { shape: {"list": "int"} },
    confirmed: { shape: {"list": "int"} },
    last: { shape: {"list": {"ref": "Played"}}, default: [] },
    events: { shape: {"list": {"ref": "Happening"}}, default: [] },
    deadline: { shape: {"any": ["int", "null"]}, default: null },
    sent: { shape: {"any": [{"list": "str"}, "null"]}, default: null },
    banks: { shape: {"list": "int"}, default: [] },
    standings: { shape: {"list": {"ref": "Standing"}}, default: [] },
  },
  Tally: {
    v: { shape: "int" },
    round: { shape: "int" },
    count: { shape: "int" },
    confirmed: { shape: "int" },
    watching: { shape: "int", default: 0 },
    deadline: { shape: {"any": ["int", "null"]}, default: null },
  },
  Drafted: {
    round: { shape: "int" },
    moves: { shape: {"list": "str"} },
    sheet: { shape: {"ref": "Sheet"} },
    legal: { shape: {"list": "str"} },
    id: { shape: "str", default: "" },
  },
  Confirmed: {
    v: { shape: "int" },
    round: { shape: "int" },
    seat: { shape: "int" },
    confirmed: { shape: "bool" },
    deadline: { shape: {"any": ["int", "null"]}, default: null },
  },
  Said: {
    v: { shape: "int" },
    line: { shape: {"ref": "Saying"} },
  },
  Reacted: {
    v: { shape: "int" },
    reaction: { shape: {"ref": "Reaction"} },
  },
  Talk: {
    v: { shape: "int" },
    lines: { shape: {"list": {"ref": "Saying"}}, default: [] },
    reactions: { shape: {"list": {"ref": "Reaction"}}, default: [] },
  },
  SheetOf: {
    id: { shape: "str" },
    seat: { shape: "int" },
    sheet: { shape: {"ref": "Sheet"} },
    name: { shape: "str", default: "" },
  },
  Ended: {
    v: { shape: "int" },
    reasons: { shape: {"list": "str"} },
    scores: { shape: {"list": {"ref": "Score"}} },
    record: { shape: "str" },
    seed: { shape: "str", default: "" },
    nonce: { shape: "str", default: "" },
    sheets: { shape: {"map": {"ref": "Sheet"}}, default: {} },
    last: { shape: {"list": {"ref": "Played"}}, default: [] },
    events: { shape: {"list": {"ref": "Happening"}}, default: [] },
    cards: { shape: {"any": [{"ref": "Cards"}, "null"]}, default: null },
    plans: { shape: {"list": {"ref": "Plan"}}, default: [] },
    count: { shape: "int", default: 0 },
  },
  Farewell: {
    code: { shape: "str" },
    again: { shape: "bool", default: true },
  },
};

export const MESSAGES: Record<string, string> = {
  answer: "Answer",
  reason: "Reason",
  room: "Room",
  table: "Table",
  tally: "Tally",
  drafted: "Drafted",
  confirmed: "Confirmed",
  said: "Said",
  reacted: "Reacted",
  talk: "Talk",
  sheet: "SheetOf",
  ended: "Ended",
  farewell: "Farewell",
};
