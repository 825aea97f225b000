/** A text as a QR code: rows of modules, true is dark (ISO 18004, bytes, level M, mask 0 to 7). */

import { encode } from "./words";

interface Grid {
  size: number;
  dark: boolean[][];
  fixed: boolean[][];
}

type Mask = (x: number, y: number) => boolean;

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export function qr(text: string): boolean[][] | null {
  const encoded = encode(text);
  if (!encoded) return null;
  const grid = patterns(encoded.version);
  fill(grid, encoded.words);
  let best: boolean[][] = grid.dark;
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    const tried = masked(grid, mask, number);
    const cost = penalty(tried);
    if (cost < least) [best, least] = [tried, cost];
  });
  return best;
}

function square(size: number): boolean[][] {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => false));
}

function set(grid: Grid, x: number, y: number, dark: boolean): void {
  const [row, fixed] = [grid.dark[y], grid.fixed[y]];
  if (!row || !fixed || x < 0 || x >= grid.size) return;
  row[x] = dark;
  fixed[x] = true;
}

function patterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = { size, dark: square(size), fixed: square(size) };
  for (let at = 0; at < size; at++) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) finder(grid, x, y);
  const at = alignments(version, size);
  at.forEach((x, i) => {
    at.forEach((y, k) => {
      const corner = (i === 0 && k === 0) || (i === 0 && k === at.length - 1) || (i === at.length - 1 && k === 0);
      if (!corner) alignment(grid, x, y);
    });
  });
  format(grid, 0);
  if (version >= 7) versionBits(grid, version);
  return grid;
}

function finder(grid: Grid, cx: number, cy: number): void {
  for (let dy = -4; dy <= 4; dy++) {
    for (let dx = -4; dx <= 4; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(grid, cx + dx, cy + dy, ring !== 2 && ring !== 4);
    }
  }
}

function alignment(grid: Grid, cx: number, cy: number): void {
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) set(grid, cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...rest.reverse()];
}

/** Level M is 0; fifteen bits with their own check, twice. */
function format(grid: Grid, mask: number): void {
  let rest = mask;
  for (let k = 0; k < 10; k++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(grid, 8, at, bit(at));
  set(grid, 8, 7, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(grid, 14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(grid, grid.size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(grid, 8, grid.size - 15 + at, bit(at));
  set(grid, 8, grid.size - 8, true);
}

function versionBits(grid: Grid, version: number): void {
  let rest = version;
  for (let k = 0; k < 12; k++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >>> at) & 1) === 1;
    const [a, b] = [grid.size - 11 + (at % 3), Math.floor(at / 3)];
    set(grid, a, b, dark);
    set(grid, b, a, dark);
  }
}

/** Lays the words out in columns of two, upwards and downwards in turn. */
function fill(grid: Grid, words: readonly number[]): void {
  let at = 0;
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < grid.size; step++) {
      const up = ((right + 1) & 2) === 0;
      const y = up ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid.dark[y];
        if (!row || grid.fixed[y]?.[x] !== false || at >= words.length * 8) continue;
        row[x] = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        at += 1;
      }
    }
  }
}

function masked(grid: Grid, mask: Mask, number: number): boolean[][] {
  const dark = grid.dark.map((row, y) => row.map((cell, x) => (grid.fixed[y]?.[x] ? cell : cell !== mask(x, y))));
  const copy: Grid = { ...grid, dark, fixed: grid.fixed.map((row) => [...row]) };
  format(copy, number);
  return copy.dark;
}

/** What is hard to read counts against a mask: runs, squares, false finders, an uneven mix. */
function penalty(dark: readonly (readonly boolean[])[]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x] ?? false));
  const lines = [...dark, ...columns].map((line) => line.map((cell) => (cell ? "1" : "0")).join(""));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []).length * 40;
  let squares = 0;
  dark.forEach((row, y) => {
    row.forEach((cell, x) => {
      const next = dark[y + 1];
      if (next && x + 1 < row.length && row[x + 1] === cell && next[x] === cell && next[x + 1] === cell) squares += 3;
    });
  });
  const all = dark.length ** 2;
  const count = dark.flat().filter(Boolean).length;
  return runs + finders + squares + Math.floor(Math.abs((count * 20) / all - 10)) * 10;
}
