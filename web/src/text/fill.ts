/** Filling a sentence: `{name}` is replaced, `{name|one|other}` chooses by a number and does not write it. */

export type Word = string | number;
export type Words = Readonly<Record<string, Word>>;

/** How a language counts: its plural and ordinal forms, its signs in long numbers. */
export interface Grammar {
  plural: Intl.PluralRules;
  ordinal: Intl.PluralRules;
  number: Intl.NumberFormat;
}

export const grammarOf = (code: string): Grammar => ({
  plural: new Intl.PluralRules(code),
  ordinal: new Intl.PluralRules(code, { type: "ordinal" }),
  number: new Intl.NumberFormat(code),
});

const ENGLISH = grammarOf("en");
const SLOT = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/** Numbers carry a true minus sign. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}

/** A slot that no word is given for takes that of the edition played. */
export function fill(template: string, words: Words, { plural, number }: Grammar = ENGLISH, edition: Words = {}): string {
  return template.replace(SLOT, (_, name: string, one: string | undefined, other: string | undefined) => {
    const word = words[name] ?? edition[name] ?? "";
    if (one !== undefined) return String(typeof word === "number" && plural.select(word) === "one" ? one : other);
    return typeof word === "number" ? number.format(word).replace("-", "−") : word;
  });
}
