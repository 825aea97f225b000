/** The languages as they are written, and what their sentences are made of. */

import { LANGUAGES } from "../../src/text";
import type { Language } from "../../src/text";
import { textsOf } from "../../src/text/languages";
import type { Texts } from "../../src/text/texts";

export const ALL = await Promise.all(LANGUAGES.map(async (language) => [language, await textsOf(language)] as const));
export const TEXTS = Object.fromEntries(ALL) as Readonly<Record<Language, Texts>>;
export const ENGLISH = TEXTS.en.messages as Readonly<Record<string, string>>;
export const KEYS = Object.keys(ENGLISH);

/** The words of the editions: a slot of that name fills itself. */
export const VOCABULARY = new Set(
  [TEXTS.en.terms, TEXTS.en.forms].flatMap((words) => Object.values(words).flatMap((own) => Object.keys(own))),
);

const SLOT = /\{(\w+)(?:\|[^|{}]*\|[^|{}]*)?\}/g;
export const slots = (text: string): Set<string> => new Set([...text.matchAll(SLOT)].map(([, name = ""]) => name));

/** What somebody has to give so that a sentence has no hole. */
export const wanted = (text: string): string[] => [...slots(text)].filter((name) => !VOCABULARY.has(name)).sort();

/** Every text of a language that is shown as it stands, with where it is from. */
export function written({ messages, terms, forms, labels }: Texts): [string, string][] {
  const byEdition = [terms, forms, labels].flatMap((words) =>
    Object.entries(words).flatMap(([edition, own]) => Object.entries(own).map(([key, text]): [string, string] => [`${edition} ${key}`, text])),
  );
  return [...Object.entries(messages), ...byEdition];
}

export const NARROW = "\u202f";
const SIGNS: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  all: [
    ["a straight quote", /["']/],
    ["three dots for an ellipsis", /\.\.\./],
    ["a hyphen for a minus", /(^|[\s(])-\d/],
    ["two spaces in a row", / {2}/],
    ["a space at its end", /^[^\S\u202f]|[^;]\s$/],
  ],
  fr: [
    ["no narrow space before a high sign", /(?<![\u202f\d»])[;:!?»](?!\/\/)/],
    ["no narrow space after a guillemet", /«(?!\u202f)/],
    ["foreign quotes", /[“”„]/],
  ],
  de: [
    ["foreign quotes", /[«»]|”/],
    ["a number that may leave its sign", /Nr\. |\d (?:s|min|Platz)\b|\} (?:s|min)\b/],
    ["an ß written ss", /\b[Ss]trasse|[Gg]röss|gross/],
  ],
  en: [["foreign quotes", /[«»„]/]],
};

/** What the printers of a language would not set so. */
export const misprints = (language: string, texts: readonly (readonly [string, string])[]): string[] =>
  texts.flatMap(([key, text]) =>
    [...(SIGNS["all"] ?? []), ...(SIGNS[language] ?? [])]
      .filter(([, sign]) => sign.test(text.replaceAll(/\{(\w+)\|([^|]*)\|([^|]*)\}/g, "{$1} $3")))
      .map(([what]) => `${key}: ${what}: ${text}`),
  );
