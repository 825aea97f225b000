/** A state as the HTML that its views write, read back as a tree. */

import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { vi } from "vitest";
import type { State } from "../../src/state/model";
import { playing } from "../../src/text";
import Hall from "./Hall.svelte";

export interface Node {
  tag: string;
  attributes: Record<string, string>;
  children: (Node | string)[];
}

const PIECES = /<!--[\s\S]*?-->|<\/?([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
const ATTRIBUTES = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set(["input", "br", "img", "hr", "meta", "link"]);
const SIGNS: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&", "&#39;": "'" };

const plain = (text: string): string => text.replace(/&(?:lt|gt|quot|amp|#39);/g, (sign) => SIGNS[sign] ?? sign);

/** Reads what views write; it is well formed, or this throws. */
export function tree(html: string): Node {
  const root: Node = { tag: "page", attributes: {}, children: [] };
  const open = [root];
  for (const [piece, tag, attributes = ""] of html.matchAll(PIECES)) {
    const above = open.at(-1) ?? root;
    if (piece.startsWith("<!--")) continue;
    if (tag === undefined) above.children.push(plain(piece));
    else if (piece.startsWith("</")) {
      if (open.pop()?.tag !== tag) throw new Error(`${piece} closes nothing`);
    } else {
      const node: Node = { tag, attributes: read(attributes), children: [] };
      above.children.push(node);
      if (!VOID.has(tag)) open.push(node);
    }
  }
  if (open.length > 1) throw new Error(`${open.at(-1)?.tag ?? ""} is left open`);
  return root;
}

const read = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTES)].map(([, name = "", value = ""]) => [name, plain(value)]));

export function* nodes(node: Node): Generator<Node> {
  for (const child of node.children) {
    if (typeof child === "string") continue;
    yield child;
    yield* nodes(child);
  }
}

export const find = (node: Node, tag: string, name = ""): Node[] =>
  [...nodes(node)].filter((one) => (tag === "*" || one.tag === tag) && (name === "" || classes(one).includes(name)));

export const classes = (node: Node): string[] => (node.attributes["class"] ?? "").split(" ");

/** What is read aloud of an element: its text, without what is only drawn. */
export const text = (node: Node): string => heard(node).replace(/\s+/g, " ").trim();

function heard(node: Node): string {
  if (node.attributes["aria-hidden"] === "true") return "";
  return node.children.map((child) => (typeof child === "string" ? child : heard(child))).join("");
}

export const nameOf = (node: Node): string => node.attributes["aria-label"] ?? text(node);

/** What a browser has, as far as views look at it before they are mounted. */
export function inBrowser(): void {
  vi.stubGlobal("location", { origin: "http://192.168.0.17:8000", pathname: "/r/room", href: "", search: "" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { share: () => undefined });
}

export function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  return render(component, { props } as never).body;
}

/** The page of a room in a state. */
export function pageOf(state: State): string {
  if (state.room) playing(state.room.options.edition);
  return shown(Hall, { state });
}

const SYMBOLS = new Set(
  [...readFileSync(new URL("../../src/art/symbols.svg", import.meta.url), "utf-8").matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `#${id ?? ""}`),
);

const BROKEN = /undefined|\bnull\b|NaN|Infinity|\[object|\{\w+[|}]/;

const some = (node: Node, test: (name: string, value: string) => boolean): boolean =>
  Object.entries(node.attributes).some(([name, value]) => test(name, value));

/** What must not be in any page, element by element. */
const FAULTS: Readonly<Record<string, (node: Node) => boolean>> = {
  "a broken attribute": (node) => some(node, (_, value) => BROKEN.test(value)),
  "a broken text": (node) => node.children.some((child) => typeof child === "string" && BROKEN.test(child)),
  "a script": (node) => node.tag === "script" || some(node, (name) => /^on/.test(name)),
  "a style sheet": (node) => node.tag === "style",
  "a script as an address": (node) => some(node, (name, value) => /^(href|src|action)$/.test(name) && /^\s*javascript:/i.test(value)),
  "no name": (node) => node.attributes["aria-label"]?.trim() === "" || (node.tag === "button" && nameOf(node) === ""),
  "no such symbol": (node) => node.tag === "use" && !SYMBOLS.has(node.attributes["href"] ?? ""),
};

export function faults(html: string): string[] {
  return [...nodes(tree(html))].flatMap((node) =>
    Object.entries(FAULTS).flatMap(([what, has]) => (has(node) ? [`${what}: ${node.tag} ${JSON.stringify(node.attributes)} ${text(node)}`] : [])),
  );
}
