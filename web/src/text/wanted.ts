/** The languages spoken here, and which of them somebody wants. */

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((one) => one === code);

/** The first language wanted that is spoken here; “de-AT” wants German. */
export function wantedLanguage(wanted: readonly string[]): Language {
  return wanted.map((code) => code.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}
