/** What seats without a name of their own are called. */

import type { Room, Seat } from "../protocol/generated";
import { say, sayOr } from "../text";

/** A seat of a crowd that the room does not list, by the name that came with its sheet or its place. */
export function calledName(seat: number, name: string, bots: readonly string[]): string {
  if (name === "") return say("seat.erased", { n: seat + 1 });
  return bots.includes(name) ? `${sayOr(`bot.${name}`, "bot.other", { name })} ${seat + 1}` : name;
}

/** A bot is called by its kind, and by its seat where there are several; who was erased, by the seat alone. */
export function named(room: Room): Room {
  const plain = (seat: Seat): boolean => seat.bot !== null && seat.name === seat.bot;
  const alike = (seat: Seat): number => room.seats.filter((other) => plain(other) && other.name === seat.name).length;
  const name = (seat: Seat): string => {
    if (!plain(seat)) return say("seat.erased", { n: seat.seat + 1 });
    const kind = sayOr(`bot.${seat.name}`, "bot.other", { name: seat.name });
    return alike(seat) > 1 ? `${kind} ${seat.seat + 1}` : kind;
  };
  const nameless = (seat: Seat): boolean => seat.state !== "free" && seat.name === "";
  return { ...room, seats: room.seats.map((seat) => (plain(seat) || nameless(seat) ? { ...seat, name: name(seat) } : seat)) };
}
