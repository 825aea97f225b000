/** English in accents and 40 % longer: what is not in it was never translated, what it bursts is too narrow. */

import { texts as english } from "../en";
import type { ByEdition, Messages, Texts } from "../texts";

const LONGER = 0.4;
/** In pieces that may stand on lines of their own, as words do. */
const FILLING = "·~·~·~ ";
const PLAIN = "AEIOUCNSYaeioucnsyz";
const ACCENTED = "ÀÉÎÔÜÇÑŠÝàéîôüçñšýž";

/** A slot stays as it is, but for the words between its bars. */
const SLOT = /(\{\w+\}|\{\w+\||[|}])/;

const accented = (text: string): string => [...text].map((one) => ACCENTED[PLAIN.indexOf(one)] ?? one).join("");

/** A word that is one letter, as on a house, stays one letter. */
function longer(text: string): string {
  const letters = text.replaceAll(/\{[^}]*\}/g, "").length;
  if (letters < 2) return text;
  const more = Math.ceil(letters * LONGER);
  return (text + FILLING.repeat(more).slice(0, more)).trimEnd();
}

export function strange(text: string): string {
  return longer(text.split(SLOT).map((part, at) => (at % 2 === 1 ? part : accented(part))).join(""));
}

const all = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, LISTS.has(key) ? text : strange(text)]));

/** Lists that code takes apart. */
const LISTS = new Set(["plan_badges", "plan_names", "bis_letter", "lobby.names", "list.and", "list.next", "app.name"]);

/** The lines of a book. */
export const strangeLines = <Lines extends Readonly<Record<string, string>>>(lines: Lines): Lines => all(lines) as Lines;

const byEdition = (words: ByEdition): ByEdition =>
  Object.fromEntries(Object.entries(words).map(([edition, own]) => [edition, all(own)]));

export const texts: Texts = {
  code: "en-XA",
  messages: all(english.messages) as Messages,
  terms: byEdition(english.terms),
  forms: byEdition(english.forms),
  labels: byEdition(english.labels),
};
