/** Ways to learn the game: the tiles of the start page, what the table says about lesson and aid. */

import type { learning as english } from "../en/learning";

export const learning = {
  "lobby.first": "Erste Partie",
  "lobby.first_text": "Drei Minuten mit Begleitung",
  "lobby.first_on": "Weiter, wo du warst",
  "lobby.rules": "Regeln",
  "lobby.rules_text": "Kurz, mit Bildern",
  "aid.open": "Spielhilfe",
  "menu.lesson": "Weiter mit der Einführung",
} satisfies Record<keyof typeof english, string>;
