/** What a page shows of what was said, and who may say something. */

import type { Reaction, Room, Seat } from "../protocol/generated";
import type { Heard } from "./heard";
import type { State } from "./model";

/** Whether a voice is not to be heard here: it was muted or blocked. */
export type Hides = (voice: string, name: string) => boolean;

const yours = (room: Room): Seat | undefined => room.seats.find((seat) => seat.seat === room.you);

export const ownVoice = (state: State): string => (state.room && yours(state.room)?.voice) ?? "";

export const seatOfVoice = (state: State, voice: string): Seat | undefined => state.room?.seats.find((seat) => seat.voice === voice);

export const shownLines = (state: State, hides: Hides): Heard[] => state.talk.lines.filter((line) => !hides(line.voice, line.name));

/** How many lines of others are new since one looked; a server that began anew counts from one again. */
export function unread(state: State, hides: Hides, read: number): number {
  const newest = state.talk.lines.at(-1)?.n ?? 0;
  const since = read > newest ? 0 : read;
  return shownLines(state, hides).filter((line) => line.n > since && line.voice !== ownVoice(state)).length;
}

export const reactionsTo = (state: State, seat: number, round: number, hides: Hides): Reaction[] =>
  state.talk.reactions.filter((one) => one.seat === seat && one.round === round && !hides(one.voice, one.name));

export const ownGesture = (state: State, seat: number, round: number): Reaction["gesture"] =>
  state.talk.reactions.find((one) => one.seat === seat && one.round === round && one.voice === ownVoice(state))?.gesture ?? null;

/** Whether there is somebody to talk to, or was. */
export const inCompany = (state: State): boolean =>
  (state.room?.seats.some((seat) => seat.voice !== "" && seat.seat !== state.room?.you) ?? false) ||
  (state.room?.watching ?? 0) > 0 ||
  state.talk.lines.length > 0;

/** What one may do here: speak in one's own words, in phrases, or listen, and why no more. */
export type Says = "free" | "phrases" | "watch" | "off" | "crowd";

export function mayTalk({ room }: State): Says {
  if (room?.options.talk === "off") return "off";
  if (!room || room.you === null) return "watch";
  if (room.crowd && !room.host) return "crowd";
  return room.options.talk;
}

export const speaks = (state: State): boolean => ["free", "phrases"].includes(mayTalk(state));
