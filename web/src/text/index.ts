/** Every visible word, by key: one folder a language, one language at a time, with the words of the edition played. */

import type { Words } from "./fill";
import type { Key } from "./texts";
import { filled, message, ordinalForm } from "./spoken.svelte";

export { label, playing, speak, spokenCode, term, termOf } from "./spoken.svelte";
export { LANGUAGES, NAMES, isLanguage, wantedLanguage } from "./languages";
export type { Language, Spoken } from "./languages";
export type { Key } from "./texts";

export interface Sentence {
  key: Key;
  words?: Words;
}

export function say(key: Key, words: Words = {}): string {
  return filled(message(key) ?? key, words);
}

/** A text whose key is put together from what the server sent; `other` where there is none. */
export function sayOr(key: string, other: Key, words: Words = {}): string {
  return filled(message(key) ?? message(other) ?? other, words);
}

export const knows = (key: string): boolean => message(key) !== undefined;

/** “1, 1 and 6” */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list.and", { items: items.slice(0, -1).join(", "), last });
}

export function ordinal(place: number): string {
  return sayOr(`ordinal.${ordinalForm(place)}`, "ordinal.other", { n: place });
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
