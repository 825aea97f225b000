/** Views hold no words of their own, and nothing that runs or dresses by itself. */

import { readFileSync, readdirSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const VIEW = new URL("../../src/view/", import.meta.url);
const FILES = readdirSync(VIEW, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".svelte"));

interface Piece {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [rest: string]: unknown;
}

/** A word, that is not a key, a sign or a single letter. */
const WORD = /\p{L}{2,}/u;
/** Attributes that people read or hear. */
const READ = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt", "label"]);
/** Names on the caps of a keyboard and commands of a terminal are what they are everywhere. */
const VERBATIM = new Set(["kbd", "code", "samp"]);
const FOREIGN = new Set(["script", "style", "iframe", "object", "embed"]);

const pieceOf = (value: unknown): Piece | null => (typeof value === "object" && value !== null && "type" in value ? (value as Piece) : null);

/** Every piece of a template with the element around it; expressions are not looked into. */
function* pieces(value: unknown, inside = ""): Generator<[Piece, string]> {
  if (Array.isArray(value)) for (const item of value) yield* pieces(item, inside);
  const piece = Array.isArray(value) ? null : pieceOf(value);
  if (!piece) return;
  yield [piece, inside];
  const within = piece.type === "RegularElement" ? (piece.name ?? "") : inside;
  for (const part of ["fragment", "nodes", "attributes", "consequent", "alternate", "body", "pending", "then", "catch", "fallback"]) {
    yield* pieces(piece[part], within);
  }
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value : []).flatMap((part) => (pieceOf(part)?.type === "Text" ? [String(pieceOf(part)?.data)] : []));

function faults(source: string): string[] {
  return [...pieces(parse(source, { modern: true }).fragment)].flatMap(([piece, inside]) => {
    switch (piece.type) {
      case "Text":
        return !VERBATIM.has(inside) && WORD.test(piece.data ?? "") ? [`words: ${(piece.data ?? "").trim()}`] : [];
      case "HtmlTag":
        return ["raw HTML"];
      case "RegularElement":
        return FOREIGN.has(piece.name ?? "") ? [`<${piece.name ?? ""}>`] : [];
      case "Attribute":
        return inAttribute(piece.name ?? "", texts(piece.value));
      default:
        return [];
    }
  });
}

function inAttribute(name: string, said: readonly string[]): string[] {
  if (READ.has(name) && said.some((text) => WORD.test(text))) return [`words in ${name}: ${said.join("…")}`];
  return /^on/.test(name) && said.length > 0 ? [`a handler in text: ${name}`] : [];
}

test.each(FILES)("%s holds no words and nothing that runs", (name) => {
  expect(faults(readFileSync(new URL(name, VIEW), "utf-8"))).toEqual([]);
});

describe("this test sees", () => {
  test.each([
    ["<p>Hello</p>", "words: Hello"],
    ["{#if x}<p>Bonjour {name}</p>{/if}", "words: Bonjour"],
    ["{#each all as one}{one}{:else}nothing{/each}", "words: nothing"],
    ["{#await x}wait{:then y}{y}{/await}", "words: wait"],
    ["{#snippet s()}told{/snippet}", "words: told"],
    ['<button aria-label="Close">×</button>', "words in aria-label: Close"],
    ['<p title="Plan {n} of three"></p>', "words in title: Plan … of three"],
    ["<p>{@html text}</p>", "raw HTML"],
    ['<p onclick="x()"></p>', "a handler in text: onclick"],
    ["<iframe></iframe>", "<iframe>"],
  ])("in %s: %s", (source, fault) => {
    expect(faults(source)).toContain(fault);
  });

  test.each(['<p class="wide">{say("x")} · 7+</p>', "<kbd>Enter</kbd>", "<code>boomtown verify</code>", '<i title={say("x")}></i>', "<b>×</b>"])("nothing in %s", (source) => {
    expect(faults(source)).toEqual([]);
  });
});
