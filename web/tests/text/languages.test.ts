import { expect, test } from "vitest";
import type { Texts } from "../../src/text/texts";
import { ALL, ENGLISH, KEYS, NARROW, TEXTS, misprints, slots, wanted, written } from "./texts";

const others = ALL.filter(([language]) => language !== "en");
const messages = (texts: Texts): [string, string][] => Object.entries(texts.messages);

test.each(others)("%s has every text that English has, and no other", (_, texts) => {
  expect(Object.keys(texts.messages).sort()).toEqual([...KEYS].sort());
});

test.each(ALL)("%s says nothing with an empty text where English has words", (_, texts) => {
  expect(messages(texts).filter(([key, text]) => text.trim() === "" && ENGLISH[key] !== "")).toEqual([]);
});

/** Languages put the number of a street, and the word that is its own, in different places. */
const FREE = new Set(["street.said", "street.word"]);

test.each(others)("%s has the slots of English in every text", (_, texts) => {
  const differing = messages(texts).filter(([key, text]) => {
    const own = new Set(wanted(text));
    const english = wanted(ENGLISH[key] ?? "");
    return !FREE.has(key) && (own.size !== english.length || english.some((slot) => !own.has(slot)));
  });
  expect(differing).toEqual([]);
});

test.each(ALL)("%s leaves no slot open and closes no bracket twice", (_, texts) => {
  const left = messages(texts).filter(([, text]) => /[{}|]/.test(text.replaceAll(/\{\w+(\|[^|{}]*\|[^|{}]*)?\}/g, "")));
  expect(left).toEqual([]);
});

test.each(others)("%s is a language of its own: few texts are as in English", (_, texts) => {
  const same = messages(texts).filter(([key, text]) => text === ENGLISH[key] && /[a-z]{4}/.test(text.replaceAll(/\{[^}]*\}/g, "")));
  expect(same.length).toBeLessThan(KEYS.length * 0.06);
});

test.each(others)("%s ends a sentence where English ends one", (_, texts) => {
  const said = messages(texts).filter(([key]) => !key.startsWith("ordinal."));
  const differing = said.filter(([key, text]) => /[.!?]$/.test(ENGLISH[key] ?? "") !== /[.!?]$/.test(text));
  expect(differing).toEqual([]);
});

test.each(ALL)("%s has a form of each edition's words, and a label for each action", (_, { terms, forms, labels }) => {
  for (const edition of ["2018", "2023"]) {
    expect(Object.keys(terms)).toContain(edition);
    expect(Object.keys(forms[edition] ?? {}).sort()).toEqual(Object.keys(TEXTS.en.forms[edition] ?? {}).sort());
    expect(Object.keys(labels[edition] ?? {}).sort()).toEqual(Object.keys(TEXTS.en.labels[edition] ?? {}).sort());
  }
});

test.each(ALL)("%s keeps to the signs of its printers", (language, texts) => {
  expect(misprints(language, written(texts))).toEqual([]);
});

test("only French has narrow spaces, and only where its printers want them", () => {
  expect(written(TEXTS.en).filter(([, text]) => text.includes(NARROW))).toEqual([]);
  expect(written(TEXTS.fr).filter(([, text]) => /\u202f(?![;:!?»«\d]|[a-z])/.test(text) && !text.includes(`«${NARROW}`))).toEqual([]);
});

test.each(ALL)("%s chooses between two forms that differ", (_, texts) => {
  const alike = messages(texts).filter(([, text]) => /\{\w+\|([^|]*)\|\1\}/.test(text));
  expect(alike).toEqual([]);
});

test("a slot that English fills from the edition is one of its words", () => {
  expect(slots("{n} {n|card|cards} of {claim}")).toEqual(new Set(["n", "claim"]));
  expect(wanted("{n} {n|card|cards} of {claim}")).toEqual(["n"]);
});
