/** What a seat did in a round, in words, with the number read from its sheet. */

import type { Played, Sheet } from "../protocol/generated";
import { capital, listed, say } from "../text";
import type { State } from "./model";
import { moveOf, placeName } from "./notation";
import type { Place } from "./notation";
import { placeText, planName } from "./words";

export function playedText(state: Pick<State, "room">, played: Played, sheet: Sheet | null): string {
  const parts = played.moves.map((text) => part(state, text, sheet)).filter((text) => text !== "");
  return parts.length > 0 ? listed(parts) : say("turn.nothing");
}

export const playedSentence = (state: Pick<State, "room">, played: Played, sheet: Sheet | null): string =>
  `${capital(playedText(state, played, sheet))}.`;

function numberAt(sheet: Sheet | null, { street, plot }: Place): string {
  const lot = sheet?.streets[street]?.plots[plot];
  return lot && lot !== "o" ? String(lot.n) : "";
}

function part({ room }: Pick<State, "room">, text: string, sheet: Sheet | null): string {
  const move = moveOf(text);
  switch (move.kind) {
    case "write":
      return say("turn.wrote", { number: numberAt(sheet, move.place), place: placeText(room, move.place) });
    case "refuse":
      return say("turn.refused");
    case "fence":
      return say("turn.fence", { place: placeText(room, move.place) });
    case "improve":
      return say("turn.improved", { size: move.size });
    case "park":
      return say("turn.park");
    case "pool":
      return say("turn.pool");
    case "copy":
      return say("turn.copied", { number: numberAt(sheet, move.place), place: placeText(room, move.place) });
    case "roundabout":
      return say("turn.roundabout", { place: placeText(room, move.place) });
    case "claim":
      return say("turn.claimed", { plan: planName(move.plan) });
    case "reshuffle":
      return say("turn.asked");
    case "leave":
    case "confirm":
      return "";
  }
}

/** The houses that a turn has changed, by name. */
export function changedPlaces(played: Played | undefined): Set<string> {
  const places = (played?.moves ?? []).flatMap((text) => {
    const move = moveOf(text);
    return "place" in move && move.kind !== "fence" ? [placeName(move.place)] : [];
  });
  return new Set(places);
}
