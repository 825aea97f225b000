/** The language spoken and the edition played: a view that has said something is told when either changes. */

import { fill, grammarOf } from "./fill";
import type { Grammar, Words } from "./fill";
import { textsOf } from "./languages";
import type { Spoken } from "./languages";
import type { Texts } from "./texts";

interface Now {
  texts: Texts;
  grammar: Grammar;
  edition: string;
  /** The words of the edition played, in the language spoken; and its actions, as short as a card is. */
  words: Vocabulary;
  labels: Vocabulary;
}
type Vocabulary = Readonly<Record<string, string>>;

/** Where words stand that all editions have alike. */
const COMMON = "";

let spoken = $state.raw<Now | null>(null);

function now(): Now {
  if (!spoken) throw new Error("Nothing can be said before a language is loaded.");
  return spoken;
}

/** An edition that a language has no words for speaks like the first; a word that it lacks is that of another. */
function speaking(texts: Texts, edition: string): Now {
  const { terms, forms, labels } = texts;
  const editions = Object.keys(terms).filter((name) => name !== COMMON);
  const [first = COMMON] = editions;
  const own = editions.includes(edition) ? edition : first;
  const others = editions.map((name) => terms[name]);
  const words = Object.assign({}, ...others, terms[COMMON], terms[own], forms[own] ?? forms[first]) as Vocabulary;
  return { texts, grammar: grammarOf(texts.code), edition, words, labels: labels[own] ?? {} };
}

/** Loads a language and speaks it from then on. */
export async function speak(language: Spoken): Promise<void> {
  const texts = await textsOf(language);
  spoken = speaking(texts, spoken?.edition ?? "");
}

/** Takes the words of an edition from now on. */
export function playing(edition: string): void {
  if (edition !== now().edition) spoken = speaking(now().texts, edition);
}

/** The language spoken, as pages are marked with it. */
export const spokenCode = (): string => now().texts.code;

export const message = (key: string): string | undefined => (now().texts.messages as Readonly<Record<string, string>>)[key];

/** What the edition played calls a thing, by the glossary's key. */
export const term = (key: string): string => now().words[key] ?? key.replaceAll("_", " ");

/** What an edition calls a thing, played or not. */
export const termOf = (edition: string, key: string): string => speaking(now().texts, edition).words[key] ?? key.replaceAll("_", " ");

/** An action as short as its card is; the whole word is its accessible name. */
export const label = (action: string): string => now().labels[action] ?? term(action);

export function filled(template: string, words: Words): string {
  return fill(template, words, now().grammar, now().words);
}

export const ordinalForm = (place: number): Intl.LDMLPluralRule => now().grammar.ordinal.select(place);
