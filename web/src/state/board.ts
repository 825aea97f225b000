/** The streets as they are drawn: each house with its state, and what a tap on it would be. */

import type { Lot, Offer, Row, Sheet, Street } from "../protocol/generated";
import { pickedHouses, waysLeft, waysOf } from "./claims";
import { chosen, offersOf } from "./choose";
import type { State } from "./model";
import { movesOf, placeName, spanName } from "./notation";
import { changed, drawn, inked, stage } from "./select";
import type { Stage } from "./select";
import { actions, legalNow, writes, written } from "./turn";

export interface Target {
  kind: "write" | "copy" | "ring";
  /** What the star shows. */
  ghost: string;
  number: number;
  works: boolean;
}

export interface LotView {
  name: string;
  street: number;
  plot: number;
  lot: Lot | "o" | null;
  pool: "none" | "planned" | "built" | "lost";
  drafted: boolean;
  fresh: boolean;
  target: Target | null;
}

export interface RowView {
  span: string;
  first: number;
  size: number;
  kind: Row["kind"];
  lots: LotView[];
  mark: number;
  markDrafted: boolean;
  fenceDrafted: boolean;
  choice: "may" | "on" | null;
}

export interface GapView {
  name: string;
  at: number;
  target: boolean;
  drafted: boolean;
  there: boolean;
}

export interface StreetView {
  street: number;
  houses: number;
  numbered: number;
  rows: RowView[];
  gaps: GapView[];
  parks: { value: number; on: boolean; now: boolean; drafted: boolean }[];
  parksDone: number;
  parksWorth: number;
}

interface Scene {
  state: State;
  sheet: Sheet;
  before: Sheet;
  now: Stage;
  targets: Map<string, Target>;
  gaps: Set<string>;
  fresh: ReadonlySet<string>;
}

export function board(state: State, fresh: ReadonlySet<string> = new Set()): StreetView[] {
  const sheet = drawn(state);
  const before = inked(state);
  if (!sheet || !before) return [];
  const now = stage(state);
  const gaps = now === "fence" ? movesOf(actions(state), "fence").map(({ move }) => placeName(move.place)) : [];
  const scene: Scene = { state, sheet, before, now, targets: targets(state, sheet, now), gaps: new Set(gaps), fresh };
  return sheet.streets.map((street, at) => streetView(scene, street, at));
}

/** A sheet that nothing can be done on: a neighbour's, a finished one. */
export function boardOf(state: State, sheet: Sheet): StreetView[] {
  const scene: Scene = { state, sheet, before: sheet, now: "watch", targets: new Map(), gaps: new Set(), fresh: new Set() };
  return sheet.streets.map((street, at) => streetView(scene, street, at));
}

function targets(state: State, sheet: Sheet, now: Stage): Map<string, Target> {
  if (now === "roundabout") return rings(state);
  if (now === "bis") return ghosts(state, sheet);
  return now === "write" || now === "done" || now === "size" || now === "leave" ? stars(state) : new Map();
}

function rings(state: State): Map<string, Target> {
  const legal = movesOf(legalNow(state), "roundabout");
  return new Map(legal.map(({ move }) => [placeName(move.place), { kind: "ring", ghost: "", number: 0, works: false }]));
}

function ghosts(state: State, sheet: Sheet): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const { move } of movesOf(actions(state), "copy")) {
    const name = placeName(move.place);
    const source = sheet.streets[move.from.street]?.plots[move.from.plot];
    if (found.has(name) || !source || source === "o") continue;
    found.set(name, { kind: "copy", ghost: String(source.n), number: source.n, works: false });
  }
  return found;
}

/** Where the number fits; a changed number shows what comes nearest to the printed one. */
function stars(state: State): Map<string, Target> {
  const offer = chosen(state);
  const found = new Map<string, Target>();
  const card = offersOf(state)[offer ?? -1];
  const here = written(state);
  if (offer === null || !card) return found;
  const byNearness = writes(state)
    .filter(({ move }) => move.offer === offer)
    .sort((a, b) => Math.abs(a.move.shift ?? 0) - Math.abs(b.move.shift ?? 0) || (a.move.shift ?? 0) - (b.move.shift ?? 0));
  for (const { move } of byNearness) {
    const name = placeName(move.place);
    if (found.has(name) || (here && placeName(here.place) === name)) continue;
    found.set(name, star(card, changed(card, move.shift), planned(state, move.place.street, move.place.plot)));
  }
  return found;
}

const star = (card: Offer, number: number, pool: boolean): Target => ({
  kind: "write",
  ghost: String(number),
  number,
  works: card.action === "pool" && pool,
});

const planned = (state: State, street: number, plot: number): boolean =>
  state.room?.layout?.streets[street]?.pools.includes(plot) ?? false;

function streetView(scene: Scene, street: Street, at: number): StreetView {
  const { state, sheet, before } = scene;
  const parks = state.room?.layout?.streets[at]?.parks ?? [];
  const done = sheet.parks[at] ?? 0;
  const was = before.parks[at] ?? 0;
  return {
    street: at,
    houses: street.plots.length,
    numbered: street.plots.filter((plot) => plot !== null && plot !== "o").length,
    rows: street.rows.map((row) => rowView(scene, street, at, row)),
    gaps: scene.now === "fence" ? gapViews(scene, street, at) : [],
    parks: parks.slice(1).map((value, box) => ({
      value,
      on: box < done,
      now: box === done - 1,
      drafted: box >= was && box < done,
    })),
    parksDone: done,
    parksWorth: parks[done] ?? 0,
  };
}

function rowView(scene: Scene, street: Street, at: number, row: Row): RowView {
  const span = spanName({ street: at, first: row.first, last: row.last });
  const lots = street.plots.slice(row.first, row.last + 1).map((_, k) => lotView(scene, street, at, row.first + k));
  const marks = lots.map(({ lot }) => (lot && lot !== "o" ? lot.mark : 0));
  const old = scene.before.streets[at];
  const first = old?.plots[row.first];
  return {
    span,
    first: row.first,
    size: lots.length,
    kind: row.kind,
    lots,
    mark: row.kind === "used" ? Math.max(...marks) : 0,
    markDrafted: row.kind === "used" && first !== null && first !== undefined && first !== "o" && first.mark === 0,
    fenceDrafted: row.first > 0 && !(old?.fences.includes(row.first) ?? true),
    choice: choice(scene, span),
  };
}

function choice({ state, now }: Scene, span: string): RowView["choice"] {
  if (now !== "claim" || !state.ui.claim) return null;
  if (pickedHouses(state).includes(span)) return "on";
  const ways = pickedHouses(state).length > 0 ? waysLeft(state) : waysOf(state, state.ui.claim.plan);
  return ways.some((way) => way.houses.includes(span)) ? "may" : null;
}

function lotView(scene: Scene, street: Street, at: number, plot: number): LotView {
  const name = placeName({ street: at, plot });
  const lot = street.plots[plot] ?? null;
  const was = scene.before.streets[at]?.plots[plot] ?? null;
  return {
    name,
    street: at,
    plot,
    lot,
    pool: pool(planned(scene.state, at, plot), lot),
    drafted: lot !== null && was === null,
    fresh: scene.fresh.has(name),
    target: scene.targets.get(name) ?? null,
  };
}

function pool(isPlanned: boolean, lot: Lot | "o" | null): LotView["pool"] {
  if (lot && lot !== "o" && lot.pool) return "built";
  if (!isPlanned) return "none";
  return lot === null ? "planned" : "lost";
}

function gapViews({ gaps, sheet, before }: Scene, street: Street, at: number): GapView[] {
  return street.plots.slice(1).map((_, k) => {
    const name = placeName({ street: at, plot: k });
    const there = sheet.streets[at]?.fences.includes(k + 1) ?? false;
    const old = before.streets[at]?.fences.includes(k + 1) ?? false;
    return { name, at: k + 1, target: gaps.has(name), there, drafted: there && !old };
  });
}

