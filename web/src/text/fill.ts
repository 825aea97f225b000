/** Filling a sentence: `{name}` is replaced, `{name|one|other}` chooses by a number and does not write it. */

export type Word = string | number;
export type Words = Readonly<Record<string, Word>>;

const SLOT = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/** Numbers carry a true minus sign. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}

export function fill(template: string, words: Words): string {
  return template.replace(SLOT, (_, name: string, one: string | undefined, other: string | undefined) => {
    const word = words[name] ?? "";
    if (one !== undefined) return String(word === 1 ? one : other);
    return typeof word === "number" ? signed(word) : word;
  });
}
