/** What a device keeps, as it is read and put on a page: also by the page without a line, which has no more than this. */

import { isLanguage } from "../text/wanted";
import type { Language } from "../text/wanted";

export type Theme = "light" | "dark" | "system";
/** How much may move: as the system says, or less. */
export type Motion = "system" | "less";

export interface Person {
  name: string;
  city: string;
  colour: number;
}

export const KEY = "boomtown";
export const COLOURS = 6;
const NOBODY: Person = { name: "", city: "", colour: 0 };

export interface Kept {
  theme: Theme;
  /** None until one is chosen: then the device decides. */
  language: Language | null;
  keys: boolean;
  /** Whether the table is told in tables and plain buttons instead of drawn. */
  text: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  motion: Motion;
  person: Person;
}

export const fresh = (): Kept => ({ theme: "system", language: null, keys: true, text: false, sound: false, volume: 0.6, motion: "system", person: NOBODY });

export function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const language = isLanguage(kept.language) ? kept.language : null;
    return { ...fresh(), ...kept, language, person: { ...NOBODY, ...kept.person } };
  } catch {
    return fresh();
  }
}

/** Puts theme and motion on the page; the system decides where none is chosen. */
export function dress({ theme, motion }: Pick<Kept, "theme" | "motion">): void {
  mark("theme", theme);
  mark("motion", motion);
}

function mark(name: string, value: string): void {
  const { dataset } = document.documentElement;
  if (value === "system") Reflect.deleteProperty(dataset, name);
  else dataset[name] = value;
}
