/** Contrast of the colours in both themes, computed: letters at least 4.5 to 1, marks that mean something at least 3 to 1. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const CSS = readFileSync(new URL("../../src/style/tokens.css", import.meta.url), "utf-8");

type Colours = Readonly<Record<string, string>>;

/** The colours of a block that begins with these words. */
function colours(start: string): Colours {
  const at = CSS.indexOf(`${start}{`);
  const block = CSS.slice(at, CSS.indexOf("}", at));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = "", value = ""]) => [name, value]));
}

const LIGHT = colours(":root");
const DARK = { ...LIGHT, ...colours(":root[data-theme=dark]") };
const SYSTEM_DARK = colours(":root:not([data-theme=light])");
const BLUEPRINT = { ...LIGHT, ...colours(".blueprint") };
const THEMES: readonly (readonly [string, Colours])[] = [["light", LIGHT], ["dark", DARK]];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const PAPERS = ["paper", "paper-2", "paper-3"];
const WALLS = ["wall", "wall-2", "wall-3"];
const ACTIONS = ["a-surveyor", "a-estate", "a-park", "a-pool", "a-temp", "a-bis"];
const SEATS = ["p-1", "p-2", "p-3", "p-4", "p-5", "p-6"];
const WHITE = { white: "#fffdf4" };

const each = (fronts: readonly string[], backs: readonly string[]): [string, string][] => fronts.flatMap((front) => backs.map((back): [string, string] => [front, back]));

const LETTERS = [
  ...each(["ink", "ink-2", "accent", "ok", "bad"], PAPERS),
  ...each(["on-action"], [...ACTIONS, ...SEATS]),
  ...each(["on-accent"], ["accent"]),
  ...each(["paper-2"], ["ink"]),
  ...each(["plate", "bis-ink"], WALLS),
  ...each(["pencil"], ["white"]),
  ...each(["glow-line"], ["glow", "glow-2"]),
  ...each(["ink"], ["lawn", "lawn-2"]),
];
const MARKS = [
  ...each(ACTIONS, PAPERS),
  ...each(SEATS, PAPERS),
  ...each(["focus"], [...PAPERS, "lawn", "sky"]),
  ...each(["pointer"], ["sky"]),
];

/** Every pair that falls short, with how far. */
function short(pairs: readonly [string, string][], of: Colours, least: number): string[] {
  const all: Colours = { ...of, ...WHITE };
  return pairs.flatMap(([front, back]) => {
    const found = contrast(all[front] ?? "", all[back] ?? "");
    return found >= least ? [] : [`${front} on ${back}: ${found.toFixed(2)}`];
  });
}

describe.each(THEMES)("in the %s theme", (_, theme) => {
  test("letters are read", () => {
    expect(short(LETTERS, theme, 4.5)).toEqual([]);
  });
  test("marks are seen", () => {
    expect(short(MARKS, theme, 3)).toEqual([]);
  });
});

test("the system's dark is the dark that can be chosen", () => {
  expect(SYSTEM_DARK).toEqual(colours(":root[data-theme=dark]"));
});

test("numbers on a blueprint are read, and what is planned is seen", () => {
  expect(short([...each(["plate"], WALLS), ["pencil", "white"]], BLUEPRINT, 4.5)).toEqual([]);
  expect(short(each(["hl"], ["lot", "sky"]), BLUEPRINT, 3)).toEqual([]);
});

test("a pair that cannot be read would be told", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(short([["ghost", "ghost"]], LIGHT, 4.5)).toEqual(["ghost on ghost: 1.00"]);
});
