/** Every visible word, by key; one folder a language, the editions' own words come with the room. */

import { en } from "./en";
import { fill } from "./fill";
import type { Words } from "./fill";

export type Key = keyof typeof en;
export interface Sentence {
  key: Key;
  words?: Words;
}

const MESSAGES: Readonly<Record<string, string>> = en;

export function say(key: Key, words: Words = {}): string {
  return fill(en[key], words);
}

/** A text whose key is put together from what the server sent; `other` where there is none. */
export function sayOr(key: string, other: Key, words: Words = {}): string {
  return fill(MESSAGES[key] ?? en[other], words);
}

export const knows = (key: string): boolean => key in MESSAGES;

/** “1, 1 and 6” */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list.and", { items: items.slice(0, -1).join(", "), last });
}

export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  return sayOr(teen ? "ordinal.other" : `ordinal.${place % 10}`, "ordinal.other", { n: place });
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
