/** Texts that few pages need, each fetched with its page: text board, aid, odds, lesson, rules, talk, notices and the app. */

import type { aid } from "./en/aid";
import type { board } from "./en/board";
import type { lesson } from "./en/lesson";
import type { odds } from "./en/odds";
import type { reach } from "./en/reach";
import type { questions } from "./en/questions";
import type { rules } from "./en/rules";
import type { talk } from "./en/talk";
import type { watch } from "./en/watch";
import type { Word, Words } from "./fill";
import { isLanguage } from "./languages";
import type { Language } from "./languages";
import { filled, spokenCode } from "./spoken.svelte";

interface Books {
  board: typeof board;
  aid: typeof aid;
  lesson: typeof lesson;
  odds: typeof odds;
  reach: typeof reach;
  questions: typeof questions;
  rules: typeof rules;
  talk: typeof talk;
  watch: typeof watch;
}
export type BookName = keyof Books;
export type BookKey<Name extends BookName> = keyof Books[Name] & string;
export type Lines<Name extends BookName> = Readonly<Record<BookKey<Name>, string>>;
type Parts = { readonly [Name in BookName]: Readonly<Record<Language, () => Promise<Lines<Name>>>> };

const PARTS: Parts = {
  aid: {
    en: async () => (await import("./en/aid")).aid,
    de: async () => (await import("./de/aid")).aid,
    fr: async () => (await import("./fr/aid")).aid,
  },
  board: {
    en: async () => (await import("./en/board")).board,
    de: async () => (await import("./de/board")).board,
    fr: async () => (await import("./fr/board")).board,
  },
  lesson: {
    en: async () => (await import("./en/lesson")).lesson,
    de: async () => (await import("./de/lesson")).lesson,
    fr: async () => (await import("./fr/lesson")).lesson,
  },
  odds: {
    en: async () => (await import("./en/odds")).odds,
    de: async () => (await import("./de/odds")).odds,
    fr: async () => (await import("./fr/odds")).odds,
  },
  questions: {
    en: async () => (await import("./en/questions")).questions,
    de: async () => (await import("./de/questions")).questions,
    fr: async () => (await import("./fr/questions")).questions,
  },
  rules: {
    en: async () => (await import("./en/rules")).rules,
    de: async () => (await import("./de/rules")).rules,
    fr: async () => (await import("./fr/rules")).rules,
  },
  talk: {
    en: async () => (await import("./en/talk")).talk,
    de: async () => (await import("./de/talk")).talk,
    fr: async () => (await import("./fr/talk")).talk,
  },
  watch: {
    en: async () => (await import("./en/watch")).watch,
    de: async () => (await import("./de/watch")).watch,
    fr: async () => (await import("./fr/watch")).watch,
  },
  reach: {
    en: async () => (await import("./en/reach")).reach,
    de: async () => (await import("./de/reach")).reach,
    fr: async () => (await import("./fr/reach")).reach,
  },
};

/** A book in one language: says its lines in the words of the edition played. */
export interface Book<Name extends BookName> {
  say: (key: BookKey<Name>, words?: Words) => string;
  /** A line whose key is put together; nothing where there is none. */
  find: (key: string, words?: Words) => string;
}

export function bookOf<Name extends BookName>(lines: Lines<Name>): Book<Name> {
  const all: Readonly<Record<string, string>> = lines;
  return {
    say: (key, words = {}) => filled(lines[key], words),
    find: (key, words = {}) => filled(all[key] ?? "", words),
  };
}

export const BOOKS = Object.keys(PARTS) as BookName[];
export const linesOf = <Name extends BookName>(name: Name, language: Language): Promise<Lines<Name>> => PARTS[name][language]();

/** Opens a book in the language spoken. */
export async function openBook<Name extends BookName>(name: Name, code: string = spokenCode()): Promise<Book<Name>> {
  if (isLanguage(code)) return bookOf(await linesOf(name, code));
  const { strangeLines } = await import("./pseudo");
  return bookOf(strangeLines(await linesOf(name, "en")));
}

export type { Word, Words };
