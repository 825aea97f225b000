/** A finished game that is looked at again: where one is in it, and what a wish makes of that. */

import type { Game, GameRounds, GameSeat, Sign } from "../protocol/generated";

/** What has been fetched of a game; a crowd's seats come page by page. */
export interface Volume {
  game: Game;
  table: GameRounds;
  seats: Readonly<Record<number, GameSeat>>;
}

export type Kind = Sign["kind"];
export const KINDS: readonly Kind[] = ["plan", "refusal", "roundabout", "end"];
export const SPEEDS: readonly number[] = [1, 2, 4, 0.5];

/** How long a round stays while the game plays, at its plain speed. */
const EACH = 1_600;

export interface Viewing {
  round: number;
  seat: number;
  kind: Kind;
  playing: boolean;
  speed: number;
  /** All sheets at once, where there is room for one. */
  all: boolean;
}

export type Wish =
  | { do: "go"; round: number }
  | { do: "step"; by: number }
  | { do: "jump"; by: 1 | -1 }
  | { do: "kind"; kind: Kind }
  | { do: "seat"; seat: number }
  | { do: "all" }
  | { do: "play" }
  | { do: "tick" }
  | { do: "speed" };

export type Named = "round" | "seat";

/** What an address asks for: rounds and seats count from 1 there, and what is no number is none of them. */
function asked(search: string, name: Named): number | null {
  const text = new URLSearchParams(search).get(name);
  if (text === null) return null;
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/** Where an address opens a game: without a round at the first, without a seat at one's own. */
export function opened({ game, table }: Pick<Volume, "game" | "table">, search: string): Viewing {
  const seat = (asked(search, "seat") ?? 0) - 1;
  const own = game.room.you ?? 0;
  return {
    round: within(asked(search, "round") ?? 1, game.rounds),
    seat: seat >= 0 && seat < game.count ? seat : own,
    kind: KINDS.find((kind) => counted(table.signs, kind) > 0) ?? "end",
    playing: false,
    speed: 1,
    all: false,
  };
}

/** What an address asks for that the game does not have. */
export function astray(game: Game, search: string): Named[] {
  const most: Readonly<Record<Named, number>> = { round: game.rounds, seat: game.count };
  const there = (name: Named, wanted: number | null): boolean => wanted === null || (wanted >= 1 && wanted <= most[name]);
  return (["round", "seat"] as const).filter((name) => !there(name, asked(search, name)));
}

const within = (round: number, rounds: number): number => Math.max(1, Math.min(rounds, round));

/** The address of what is looked at. */
export const address = (game: Game, { round, seat }: Viewing): string => `/g/${game.room.room}?round=${round}&seat=${seat + 1}`;

export const pause = ({ speed }: Viewing): number => EACH / speed;

export function wished({ game, table }: Pick<Volume, "game" | "table">, now: Viewing, wish: Wish): Viewing {
  const to = (round: number): Viewing => ({ ...now, round: within(round, game.rounds), playing: false });
  switch (wish.do) {
    case "go":
      return to(wish.round);
    case "step":
      return to(now.round + wish.by);
    case "jump":
      return to(following(table.signs, now, wish.by) ?? now.round);
    case "kind":
      return { ...now, kind: wish.kind };
    case "seat":
      return { ...now, seat: wish.seat, all: false };
    case "all":
      return { ...now, all: !now.all };
    case "play":
      return played(now, game.rounds);
    case "tick":
      return ticked(now, game.rounds);
    case "speed":
      return { ...now, speed: SPEEDS[(SPEEDS.indexOf(now.speed) + 1) % SPEEDS.length] ?? 1 };
  }
}

/** From the end it begins anew. */
function played(now: Viewing, rounds: number): Viewing {
  if (now.playing) return { ...now, playing: false };
  return { ...now, playing: rounds > 1, round: now.round >= rounds ? 1 : now.round };
}

function ticked(now: Viewing, rounds: number): Viewing {
  if (!now.playing) return now;
  const round = within(now.round + 1, rounds);
  return { ...now, round, playing: round < rounds };
}

/** The round of the next sign of the chosen kind, that way round. */
function following(signs: readonly Sign[], { round, kind }: Viewing, by: 1 | -1): number | undefined {
  const rounds = signs.filter((sign) => sign.kind === kind).map((sign) => sign.round).sort((a, b) => by * (a - b));
  return rounds.find((other) => by * (other - round) > 0) ?? rounds[0];
}

/** How many rounds have signs of a kind. */
export const counted = (signs: readonly Sign[], kind: Kind): number =>
  new Set(signs.filter((sign) => sign.kind === kind).map((sign) => sign.round)).size;

/** The next sign of the chosen kind, without going round. */
export const ahead = (signs: readonly Sign[], { round, kind }: Viewing): Sign | undefined =>
  signs.filter((sign) => sign.kind === kind && sign.round > round).sort((a, b) => a.round - b.round)[0];

const NINE = 9;

/** How many sheets stand beside each other: two by two up to four, then three or four. */
export const columnsOf = (sheets: number): number => (sheets <= 1 ? 1 : sheets <= 4 ? 2 : sheets <= NINE ? 3 : 4);

/** The seats of a page of sheets. */
export const pageOf = ({ page }: Pick<Game, "page">, seat: number): number => Math.floor(seat / page);

export function seatsOfPage({ page, count }: Pick<Game, "page" | "count">, at: number): number[] {
  const first = at * page;
  return Array.from({ length: Math.max(0, Math.min(page, count - first)) }, (_, k) => first + k);
}
