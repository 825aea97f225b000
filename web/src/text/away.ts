/** The few words needed where no page is: all languages at once, for nothing can be fetched there. */

import { away as de } from "./de/away";
import { away as en } from "./en/away";
import { fill, grammarOf } from "./fill";
import type { Words } from "./fill";
import { away as fr } from "./fr/away";
import { wantedLanguage } from "./wanted";
import type { Language } from "./wanted";

export type AwayKey = keyof typeof en;
export type Away = Readonly<Record<AwayKey, string>>;

export const AWAY: Readonly<Record<Language, Away>> = { en, fr, de };

/** Says a line in the first language wanted that is spoken here. */
export function sayAway(wanted: readonly string[], key: AwayKey, words: Words = {}): string {
  const language = wantedLanguage(wanted);
  return fill(AWAY[language][key], words, grammarOf(language));
}
