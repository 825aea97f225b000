/** The languages, each in a part of its own that is fetched when it is spoken. */

import type { Texts } from "./texts";
import type { Language } from "./wanted";

export { LANGUAGES, isLanguage, wantedLanguage } from "./wanted";
export type { Language } from "./wanted";

/** Each language in its own words. */
export const NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français", de: "Deutsch" };

/** Longer than any language, to see what does not fit; spoken only where an address asks for it. */
export type Spoken = Language | "pseudo";

const PARTS: Readonly<Record<Spoken, () => Promise<Texts>>> = {
  en: async () => (await import("./en")).texts,
  fr: async () => (await import("./fr")).texts,
  de: async () => (await import("./de")).texts,
  pseudo: async () => (await import("./pseudo")).texts,
};

export const textsOf = (language: Spoken): Promise<Texts> => PARTS[language]();
