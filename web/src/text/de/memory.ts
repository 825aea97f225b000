/** Finished games: replays, proofs, what ifs, what is stored about oneself. */

import type { memory as english } from "../en/memory";

export const memory = {
  "reason.no_replay": "Diese Partie lässt sich nicht wiedergeben: Die Werte ihrer Ausgabe haben sich seitdem geändert.",
  "reason.no_such_round": "Die Partie hat keine Runde {round}.",
  "reason.no_what_if": "So viele Sitze sind zu viele, um gegen Bots weiterzuspielen.",
  "reason.not_sure": "Nichts wurde gelöscht.",
} satisfies Record<keyof typeof english, string>;
