/** How a seat is doing, in a word. */

import type { Seat } from "../../protocol/generated";
import type { State } from "../../state/model";
import { isIn } from "../../state/select";
import { say } from "../../text";

export function stateText(state: State, seat: Seat): string {
  if (isIn(state, seat.seat)) return say("seat.in");
  if (seat.state === "bot") return say("seat.bot");
  return say(seat.state === "away" ? "seat.away" : "seat.thinking");
}
