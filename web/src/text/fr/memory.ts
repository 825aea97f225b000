/** Finished games: replays, proofs, what ifs, what is stored about oneself. */

import type { memory as english } from "../en/memory";

export const memory = {
  "reason.no_replay": "Cette partie ne peut pas être rejouée : les chiffres de son édition ont changé depuis.",
  "reason.no_such_round": "La partie n’a pas de tour {round}.",
  "reason.no_what_if": "Tant de places, c’est trop pour continuer contre des bots.",
  "reason.not_sure": "Rien n’a été effacé.",
} satisfies Record<keyof typeof english, string>;
