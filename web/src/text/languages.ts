/** The languages, each in a part of its own that is fetched when it is spoken. */

import type { Texts } from "./texts";

export const LANGUAGES = ["en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const NAMES: Readonly<Record<Language, string>> = { en: "English" };

const PARTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import("./en")).texts,
};

export const textsOf = (language: Language): Promise<Texts> => PARTS[language]();

const isLanguage = (code: string | undefined): code is Language => LANGUAGES.some((one) => one === code);

/** The first language wanted that is spoken here; “de-AT” wants German. */
export function wantedLanguage(wanted: readonly string[]): Language {
  return wanted.map((code) => code.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}
