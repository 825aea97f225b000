/** What real rooms have said (tests/contract), decoded at the same door as in the page. */

import { readFileSync, readdirSync } from "node:fs";
import { decode } from "../src/protocol/decode";
import type { FromServer } from "../src/protocol/generated";

const FOLDER = new URL("../../tests/contract/", import.meta.url);

type Json = Record<string, unknown>;
export type Kind<T extends FromServer["t"]> = Extract<FromServer, { t: T }>;

export function fixture(name: string): Json {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf-8")) as Json;
}

export const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.slice(0, -".json".length));

/** The games: every way to play, from the first round to the end. */
export const GAMES = NAMES.filter((name) => "first_round" in fixture(name));

function* found(value: unknown): Generator<Json> {
  if (typeof value !== "object" || value === null) return;
  if ("t" in value) yield value as Json;
  else for (const inner of Object.values(value)) yield* found(inner);
}

/** Every message of a fixture, as it travels. */
export const raw = (name: string): Json[] => [...found(fixture(name))];

export const read = (message: unknown): FromServer => decode(JSON.stringify(message));

const parts = new Map<string, readonly FromServer[]>();

/** The messages of one part of a fixture: "first_round", "later", "end", "spectator", … */
export function part(name: string, of: string): readonly FromServer[] {
  const key = `${name} ${of}`;
  const known = parts.get(key) ?? [...found(fixture(name)[of])].map(read);
  parts.set(key, known);
  return known;
}

export function only<T extends FromServer["t"]>(messages: readonly FromServer[], kind: T): Kind<T>[] {
  return messages.filter((message): message is Kind<T> => message.t === kind);
}

export function first<T extends FromServer["t"]>(messages: readonly FromServer[], kind: T): Kind<T> {
  const [message] = only(messages, kind);
  if (!message) throw new Error(`no ${kind} here`);
  return message;
}
