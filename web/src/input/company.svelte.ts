/** How this device keeps company: whether talk is wanted at all, whom it does not hear, what it has reported. */

import type { Hides } from "../state/talk";

/** Somebody not heard in one room, by voice; there are no accounts, so a name is what is left elsewhere. */
export interface Muted {
  room: string;
  voice: string;
  name: string;
}

/** What was said, kept as it was, to be shown to whoever runs the table. */
export interface Report {
  room: string;
  name: string;
  text: string;
  at: number;
}

interface Kept {
  on: boolean;
  muted: readonly Muted[];
  /** Names that are heard in no room. */
  blocked: readonly string[];
  reports: readonly Report[];
  /** The last line that was looked at, room by room. */
  read: Readonly<Record<string, number>>;
}

const KEY = "boomtown.company";
const MOST = 200;
const MOST_ROOMS = 50;

const fresh = (): Kept => ({ on: true, muted: [], blocked: [], reports: [], read: {} });

/** Names that look alike are alike. */
const folded = (name: string): string => name.normalize("NFKC").toLowerCase();

const listIn = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? (value as Item[]) : []);

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return {
      on: kept.on !== false,
      muted: listIn(kept.muted),
      blocked: listIn(kept.blocked),
      reports: listIn(kept.reports),
      read: { ...kept.read },
    };
  } catch {
    return fresh();
  }
}

class Company {
  #kept = $state.raw<Kept>(read());

  get on(): boolean {
    return this.#kept.on;
  }
  set on(on: boolean) {
    this.#keep({ on });
  }
  get muted(): readonly Muted[] {
    return this.#kept.muted;
  }
  get blocked(): readonly string[] {
    return this.#kept.blocked;
  }
  get reports(): readonly Report[] {
    return this.#kept.reports;
  }

  /** Who is not heard in a room. */
  hidesIn(room: string): Hides {
    const { muted, blocked } = this.#kept;
    const voices = new Set(muted.filter((one) => one.room === room).map((one) => one.voice));
    const names = new Set(blocked.map(folded));
    return (voice, name) => voices.has(voice) || names.has(folded(name));
  }

  mute(who: Muted): void {
    this.#keep({ muted: [...this.#others(who), who].slice(-MOST) });
  }
  unmute(who: Muted): void {
    this.#keep({ muted: this.#others(who) });
  }
  #others(who: Muted): Muted[] {
    return this.#kept.muted.filter((one) => one.room !== who.room || one.voice !== who.voice);
  }

  /** Hears nobody of this name any more, and not this voice under another name. */
  block(who: Muted): void {
    this.mute(who);
    const others = this.#kept.blocked.filter((name) => folded(name) !== folded(who.name));
    this.#keep({ blocked: [...others, who.name].slice(-MOST) });
  }
  unblock(name: string): void {
    const alike = (other: string): boolean => folded(other) === folded(name);
    this.#keep({
      blocked: this.#kept.blocked.filter((other) => !alike(other)),
      muted: this.#kept.muted.filter((one) => !alike(one.name)),
    });
  }

  report(what: Report): void {
    this.#keep({ reports: [...this.#kept.reports, what].slice(-MOST) });
  }
  dropReport(what: Report): void {
    this.#keep({ reports: this.#kept.reports.filter((one) => one !== what) });
  }

  readIn(room: string): number {
    return this.#kept.read[room] ?? 0;
  }
  readUpTo(room: string, line: number): void {
    if (this.readIn(room) === line) return;
    const others = Object.entries(this.#kept.read).filter(([other]) => other !== room);
    this.#keep({ read: Object.fromEntries([...others, [room, line] as const].slice(-MOST_ROOMS)) });
  }

  /** Forgets everybody. */
  forget(): void {
    this.#kept = fresh();
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A device that keeps nothing still does not hear them until the page is left.
    }
  }
}

export const company = new Company();
