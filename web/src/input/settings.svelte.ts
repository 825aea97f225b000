/** What this device keeps: the theme, the language, single keys, and who one was last time. */

import { isLanguage } from "../text";
import type { Language } from "../text";

export type Theme = "light" | "dark" | "system";

export interface Person {
  name: string;
  city: string;
  colour: number;
}

const KEY = "boomtown";
export const COLOURS = 6;
const NOBODY: Person = { name: "", city: "", colour: 0 };

interface Kept {
  theme: Theme;
  /** None until one is chosen: then the device decides. */
  language: Language | null;
  keys: boolean;
  person: Person;
}

const fresh = (): Kept => ({ theme: "system", language: null, keys: true, person: NOBODY });

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const language = isLanguage(kept.language) ? kept.language : null;
    return { ...fresh(), ...kept, language, person: { ...NOBODY, ...kept.person } };
  } catch {
    return fresh();
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.dress();
  }
  get language(): Language | null {
    return this.#kept.language;
  }
  set language(language: Language) {
    this.#keep({ language });
  }
  get keys(): boolean {
    return this.#kept.keys;
  }
  set keys(keys: boolean) {
    this.#keep({ keys });
  }
  get person(): Person {
    return this.#kept.person;
  }
  set person(person: Person) {
    this.#keep({ person });
  }

  /** Gives a newcomer a name and a colour to begin with, so that the first tap may already be “play”. */
  suggest(names: readonly string[]): void {
    if (this.person.name !== "") return;
    const drawn = crypto.getRandomValues(new Uint32Array(2));
    const name = names[(drawn[0] ?? 0) % names.length] ?? "";
    this.person = { ...this.person, name, colour: (drawn[1] ?? 0) % COLOURS };
  }

  /** Puts the theme on the page; the system decides where none is chosen. */
  dress(): void {
    if (this.theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  /** Forgets all that this device has kept, whoever has put it there. */
  forget(): void {
    this.#kept = fresh();
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // What a device does not let us see, it does not keep for us either.
    }
    this.dress();
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A device that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
