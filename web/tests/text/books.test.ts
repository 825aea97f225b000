/** The books that few pages need: in every language, with the same slots, set as its printers do. */

import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/text";
import { BOOKS, linesOf, openBook } from "../../src/text/books";
import { misprints, wanted } from "./texts";

const ALL = await Promise.all(
  BOOKS.flatMap((book) =>
    LANGUAGES.map(async (language) => {
      const [lines, english] = await Promise.all([linesOf(book, language), linesOf(book, "en")]);
      return [book, language, Object.entries(lines) as [string, string][], english as Readonly<Record<string, string>>] as const;
    }),
  ),
);
const others = ALL.filter(([, language]) => language !== "en");

test.each(ALL)("%s in %s has every line, and none is empty", (_book, _language, lines, english) => {
  expect(lines.map(([key]) => key).sort()).toEqual(Object.keys(english).sort());
  expect(lines.filter(([, text]) => text.trim() === "")).toEqual([]);
});

test.each(others)("%s in %s has the slots of English in every line", (_book, _language, lines, english) => {
  const differing = lines.filter(([key, text]) => wanted(text).join() !== wanted(english[key] ?? "").join());
  expect(differing).toEqual([]);
});

test.each(others)("%s in %s ends a sentence where English ends one", (_book, _language, lines, english) => {
  const ends = (text: string): boolean => /[.!?]$/.test(text);
  expect(lines.filter(([key, text]) => ends(text) !== ends(english[key] ?? ""))).toEqual([]);
});

test.each(others)("%s in %s is in a language of its own", (_book, _language, lines, english) => {
  const same = lines.filter(([key, text]) => text === english[key] && /[a-z]{4}/.test(text.replaceAll(/\{[^}]*\}/g, "")));
  expect(same.length).toBeLessThan(Math.max(3, lines.length * 0.06));
});

test.each(ALL)("%s in %s keeps to the signs of its printers", (_book, language, lines) => {
  expect(misprints(language, lines)).toEqual([]);
});

test("a book in a made-up language is the English one in accents", async () => {
  const [book, english] = await Promise.all([openBook("lesson", "en-XA"), openBook("lesson", "en")]);
  expect(book.say("bubble.next")).not.toBe(english.say("bubble.next"));
  expect(book.say("bubble.next").length).toBeGreaterThan(english.say("bubble.next").length);
});
