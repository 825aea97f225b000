/** The tracks beside the streets: what is crossed, what shows, what the draft changes. */

import type { Layout, Line, Sheet } from "../protocol/generated";
import type { State } from "./model";
import { movesOf } from "./notation";
import { drawn, inked, stage } from "./select";
import { actions, legalNow, shownParts } from "./turn";

export interface Track {
  kind: string;
  points: number;
  done: number;
  count: number;
  changed: boolean;
  /** What each box shows, in words of the sheet; empty where a box shows nothing. */
  boxes: string[];
}

export interface Column {
  size: number;
  /** Complete estates of the size. */
  estates: number;
  values: number[];
  crossed: number;
  value: number;
  next: number | null;
  target: boolean;
  drafted: boolean;
}

export const lineOf = (sheet: Sheet | null, kind: string): Line | undefined =>
  sheet?.lines.find((line) => line.kind === kind);

const minus = (value: number): string => (value === 0 ? "0" : `−${value}`);

/** A track's boxes show what counts once they are crossed: the first figure stands for none. */
function boxesOf(layout: Layout, kind: string): string[] {
  switch (kind) {
    case "pools":
      return layout.pools.slice(1).map(String);
    case "bis":
      return layout.bis.slice(1).map(String);
    case "refusals":
      return layout.refusals.slice(1).map(minus);
    case "roundabouts":
      return layout.roundabouts.slice(1).map(minus);
    case "temps":
      return Array.from({ length: layout.temp_boxes }, () => "");
    default:
      return [];
  }
}

export function crossedOf(sheet: Sheet, kind: string): number {
  switch (kind) {
    case "pools":
      return sheet.pools;
    case "temps":
      return sheet.temps;
    case "bis":
      return sheet.bis;
    case "refusals":
      return sheet.refusals;
    case "roundabouts":
      return sheet.roundabouts;
    case "plans":
      return sheet.plans.filter((points) => points !== null).length;
    case "parks":
      return sheet.parks.reduce((sum, done) => sum + done, 0);
    default:
      return 0;
  }
}

export function track(state: State, kind: string): Track | null {
  const sheet = drawn(state);
  const before = inked(state);
  const layout = state.room?.layout;
  if (!sheet || !before || !layout) return null;
  const boxes = boxesOf(layout, kind);
  const points = lineOf(sheet, kind)?.points ?? 0;
  return {
    kind,
    points,
    done: crossedOf(sheet, kind),
    count: kind === "plans" ? sheet.plans.length : boxes.length,
    changed: crossedOf(sheet, kind) !== crossedOf(before, kind) || points !== (lineOf(before, kind)?.points ?? 0),
    boxes,
  };
}

export const tracks = (state: State, kinds: readonly string[]): Track[] =>
  kinds.flatMap((kind) => track(state, kind) ?? []);

function estatesOf(sheet: Sheet, size: number): number {
  const note = lineOf(sheet, "estates")?.because.find(({ figures }) => figures["size"] === size);
  return Number(note?.figures["count"] ?? 0);
}

export function columns(state: State): Column[] {
  const sheet = drawn(state);
  const before = inked(state);
  const layout = state.room?.layout;
  if (!sheet || !before || !layout) return [];
  const open = stage(state) === "size" ? movesOf(actions(state), "improve").map(({ move }) => move.size) : [];
  const [drafted] = movesOf([shownParts(state).action ?? ""], "improve");
  return layout.estates.map((values, at) => {
    const done = sheet.estates[at] ?? 0;
    return {
      size: at + 1,
      estates: estatesOf(sheet, at + 1),
      values,
      crossed: done,
      value: values[done] ?? 0,
      next: values[(before.estates[at] ?? 0) + 1] ?? null,
      target: open.includes(at + 1),
      drafted: drafted?.move.size === at + 1,
    };
  });
}

/** The value that a column has without the draft. */
export function valueBefore(state: State, column: Column): number {
  return column.values[inked(state)?.estates[column.size - 1] ?? 0] ?? 0;
}

export const mayBuild = (state: State): boolean => movesOf(legalNow(state), "roundabout").length > 0;
export const choosingSize = (state: State): boolean => stage(state) === "size";
