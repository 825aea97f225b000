/** What this device keeps: theme, language, sound, motion, keys, text board, and who one was last time. */

import type { Language } from "../text";
import { KEY, COLOURS, dress, fresh, readKept } from "./kept";
import type { Kept, Motion, Person, Theme } from "./kept";

export { COLOURS } from "./kept";
export type { Motion, Person, Theme } from "./kept";

class Settings {
  #kept = $state<Kept>(readKept());

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
  get text(): boolean {
    return this.#kept.text;
  }
  set text(text: boolean) {
    this.#keep({ text });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#keep({ volume });
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
    this.dress();
  }
  /** Whether nothing may move. */
  get still(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
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

  /** Puts theme and motion on the page; the system decides where none is chosen. */
  dress(): void {
    dress(this.#kept);
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
