/** Moves and places as they travel (docs/notation.md), read for drawing: what may be done is the server's list. */

/** A house or gap: street and plot count from 0; a gap is named by the house to its left. */
export interface Place {
  street: number;
  plot: number;
}

/** Houses in a row, both ends included. */
export interface Span {
  street: number;
  first: number;
  last: number;
}

export type Move =
  | { kind: "write"; offer: number; place: Place; shift: number | null }
  | { kind: "refuse" }
  | { kind: "fence"; place: Place }
  | { kind: "improve"; size: number }
  | { kind: "park"; street: number }
  | { kind: "pool"; place: Place }
  | { kind: "copy"; from: Place; place: Place }
  | { kind: "roundabout"; place: Place }
  | { kind: "claim"; plan: number; houses: Span[] }
  | { kind: "reshuffle" }
  | { kind: "leave"; card: number }
  | { kind: "confirm" };

export const ACTION_MOVES: ReadonlySet<Move["kind"]> = new Set(["fence", "improve", "park", "pool", "copy"]);

const LETTERS = "abcdefghij";

export function letter(street: number): string {
  return LETTERS[street] ?? "?";
}

export function placeName({ street, plot }: Place): string {
  return `${letter(street)}${plot + 1}`;
}

export function placeOf(name: string): Place {
  return { street: LETTERS.indexOf(name.charAt(0)), plot: Number(name.slice(1)) - 1 };
}

export function spanName({ street, first, last }: Span): string {
  const from = placeName({ street, plot: first });
  return first === last ? from : `${from}-${last + 1}`;
}

export function spanOf(name: string): Span {
  const [from = "", to] = name.split("-");
  const { street, plot } = placeOf(from);
  return { street, first: plot, last: to === undefined ? plot : Number(to) - 1 };
}

/** Reads a move that the server wrote. */
export function moveOf(text: string): Move {
  const [kind = "", ...rest] = text.split(" ");
  const [first = "", second = "", third] = rest;
  switch (kind) {
    case "write":
      return { kind, offer: Number(first) - 1, place: placeOf(second), shift: third === undefined ? null : Number(third) };
    case "fence":
    case "pool":
    case "roundabout":
      return { kind, place: placeOf(first) };
    case "improve":
      return { kind, size: Number(first) };
    case "park":
      return { kind, street: LETTERS.indexOf(first) };
    case "copy":
      return { kind, from: placeOf(first), place: placeOf(second) };
    case "claim":
      return { kind, plan: Number(first) - 1, houses: rest.slice(1).map(spanOf) };
    case "leave":
      return { kind, card: Number(first) - 1 };
    case "refuse":
    case "reshuffle":
    case "confirm":
      return { kind };
    default:
      throw new Error(`no move: ${text}`);
  }
}

export function writeText(offer: number, place: Place, shift: number | null): string {
  const change = shift === null ? "" : ` ${shift < 0 ? "-" : "+"}${Math.abs(shift)}`;
  return `write ${offer + 1} ${placeName(place)}${change}`;
}

/** All moves of one kind in a list, each with its text. */
export function movesOf<Kind extends Move["kind"]>(
  legal: readonly string[],
  kind: Kind,
): { text: string; move: Extract<Move, { kind: Kind }> }[] {
  return legal
    .filter((text) => text === kind || text.startsWith(`${kind} `))
    .map((text) => ({ text, move: moveOf(text) as Extract<Move, { kind: Kind }> }));
}
