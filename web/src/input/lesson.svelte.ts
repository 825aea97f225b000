/** The lesson that this device has begun: in which room, how far, and whether it speaks. */

interface Kept {
  room: string;
  learned: readonly string[];
  /** Left for now: the game goes on without it. */
  away: boolean;
}

const KEY = "boomtown.lesson";

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    if (typeof kept?.room !== "string" || !Array.isArray(kept.learned)) return null;
    return { room: kept.room, learned: kept.learned, away: kept.away === true };
  } catch {
    return null;
  }
}

class Lesson {
  #kept = $state.raw<Kept | null>(read());

  /** The room of the lesson, as long as it is not over. */
  get room(): string | null {
    return this.#kept?.room ?? null;
  }
  get learned(): readonly string[] {
    return this.#kept?.learned ?? [];
  }
  speaksIn(room: string): boolean {
    return this.#kept?.room === room && !this.#kept.away;
  }
  isLeftIn(room: string): boolean {
    return this.#kept?.room === room && this.#kept.away;
  }

  begin(room: string): void {
    this.#keep({ room, learned: [], away: false });
  }
  learn(learned: readonly string[]): void {
    if (this.#kept) this.#keep({ ...this.#kept, learned });
  }
  leave(): void {
    if (this.#kept) this.#keep({ ...this.#kept, away: true });
  }
  resume(): void {
    if (this.#kept) this.#keep({ ...this.#kept, away: false });
  }
  finish(): void {
    this.#keep(null);
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    try {
      if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
      else localStorage.removeItem(KEY);
    } catch {
      // A device that keeps nothing still teaches, until the page is left.
    }
  }
}

export const lesson = new Lesson();
