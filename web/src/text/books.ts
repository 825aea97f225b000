/** Texts that few pages need, each fetched with its page: the lesson's and the rules'. */

import type { lesson } from "./en/lesson";
import type { Word, Words } from "./fill";
import { filled, spokenCode } from "./spoken.svelte";

interface Books {
  lesson: typeof lesson;
}
export type BookName = keyof Books;
export type BookKey<Name extends BookName> = keyof Books[Name] & string;
export type Lines<Name extends BookName> = Readonly<Record<BookKey<Name>, string>>;
type Parts = { readonly [Name in BookName]: Readonly<Record<string, () => Promise<Lines<Name>>>> };

const PARTS: Parts = {
  lesson: {
    en: async () => (await import("./en/lesson")).lesson,
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

/** Opens a book in the language spoken, or in English where it has not been translated. */
export async function openBook<Name extends BookName>(name: Name, code: string = spokenCode()): Promise<Book<Name>> {
  const languages: Readonly<Record<string, () => Promise<Lines<Name>>>> = PARTS[name];
  const load = languages[code] ?? languages["en"];
  if (!load) throw new Error(`no book ${name}`);
  return bookOf(await load());
}

export type { Word, Words };
