/** Sheets drawn as people write them: `1 2 | 3b . o . 12p*` is a street (docs/notation.md). */

import type { Lot, Offer, Row, Sheet, Street } from "../../src/protocol/generated";
import { moveOf } from "../../src/state/notation";
import type { Place } from "../../src/state/notation";

const HOUSES = [10, 11, 12];

type Plot = Street["plots"][number];

/** A sheet with these streets; houses not drawn are empty. */
export function town(...streets: string[]): Sheet {
  return {
    streets: HOUSES.map((houses, at) => street(streets[at] ?? "", houses)),
    parks: [0, 0, 0],
    pools: 0,
    temps: 0,
    estates: [0, 0, 0, 0, 0, 0],
    bis: 0,
    refusals: 0,
    roundabouts: 0,
    plans: [null, null, null],
    lines: [],
    total: 0,
    houses: 0,
    progress: [],
  };
}

function street(drawing: string, houses: number): Street {
  const plots: Plot[] = [];
  const fences: number[] = [];
  for (const sign of drawing.split(" ").filter((one) => one !== "")) {
    if (sign === "|") fences.push(plots.length);
    else plots.push(plotOf(sign));
  }
  while (plots.length < houses) plots.push(null);
  return withRows(plots, fences);
}

function plotOf(sign: string): Plot {
  if (sign === ".") return null;
  if (sign === "o") return "o";
  return { n: Number.parseInt(sign, 10), bis: sign.includes("b"), pool: sign.includes("p"), mark: sign.includes("*") ? 1 : 0 };
}

function withRows(plots: Plot[], fences: number[]): Street {
  const edges = [0, ...fences, plots.length];
  const rows = edges.slice(1).map((end, at): Row => rowOf(plots, edges[at] ?? 0, end - 1));
  return { plots, fences, rows };
}

function rowOf(plots: Plot[], first: number, last: number): Row {
  const inside = plots.slice(first, last + 1);
  if (inside[0] === "o") return { first, last, kind: "roundabout" };
  if (inside.some((plot) => plot === null)) return { first, last, kind: "open" };
  return { first, last, kind: inside.some((plot) => (plot as Lot).mark > 0) ? "used" : "complete" };
}

/** The sheet that a draft leads to, as far as tests look at it. */
export function after(sheet: Sheet, moves: readonly string[], offers: readonly Offer[]): Sheet {
  return moves.reduce((done, move) => stepped(done, move, offers), structuredClone(sheet));
}

function stepped(sheet: Sheet, text: string, offers: readonly Offer[]): Sheet {
  const move = moveOf(text);
  switch (move.kind) {
    case "write":
      return put(sheet, move.place, house((offers[move.offer]?.number ?? 0) + (move.shift ?? 0)));
    case "copy":
      return put(sheet, move.place, { ...house(numberAt(sheet, move.from)), bis: true });
    case "roundabout":
      return { ...put(sheet, move.place, "o"), roundabouts: sheet.roundabouts + 1 };
    case "pool":
      return { ...put(sheet, move.place, { ...house(numberAt(sheet, move.place)), pool: true }), pools: sheet.pools + 1 };
    case "refuse":
      return { ...sheet, refusals: sheet.refusals + 1 };
    case "claim":
      return { ...sheet, plans: sheet.plans.map((points, at) => (at === move.plan ? 8 : points)) };
    default:
      return sheet;
  }
}

const house = (n: number): Lot => ({ n, bis: false, pool: false, mark: 0 });

function numberAt(sheet: Sheet, { street: at, plot }: Place): number {
  const lot = sheet.streets[at]?.plots[plot];
  return lot && lot !== "o" ? lot.n : 0;
}

function put(sheet: Sheet, place: Place, plot: Plot): Sheet {
  const changed = (old: Street): Street => withRows(old.plots.map((one, at) => (at === place.plot ? plot : one)), old.fences);
  return { ...sheet, streets: sheet.streets.map((one, at) => (at === place.street ? changed(one) : one)) };
}
