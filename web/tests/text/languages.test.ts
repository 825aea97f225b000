import { expect, test } from "vitest";
import type { Texts } from "../../src/text/texts";
import { ALL, ENGLISH, KEYS, TEXTS, slots, wanted, written } from "./texts";

const others = ALL.filter(([language]) => language !== "en");
const messages = (texts: Texts): [string, string][] => Object.entries(texts.messages);

test.each(others)("%s has every text that English has, and no other", (_, texts) => {
  expect(Object.keys(texts.messages).sort()).toEqual([...KEYS].sort());
});

test.each(ALL)("%s says nothing with an empty text where English has words", (_, texts) => {
  expect(messages(texts).filter(([key, text]) => text.trim() === "" && ENGLISH[key] !== "")).toEqual([]);
});

/** French refusals have one form, and a language may leave out the number that English chooses by. */
const FREE = new Set(["street.said"]);

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

const NARROW = "\u202f";
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

test.each(ALL)("%s keeps to the signs of its printers", (language, texts) => {
  const wrong = written(texts).flatMap(([key, text]) =>
    [...(SIGNS["all"] ?? []), ...(SIGNS[language] ?? [])]
      .filter(([, sign]) => sign.test(text.replaceAll(/\{(\w+)\|([^|]*)\|([^|]*)\}/g, "{$1} $3")))
      .map(([what]) => `${key}: ${what}: ${text}`),
  );
  expect(wrong).toEqual([]);
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
