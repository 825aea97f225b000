/** Ways to learn the game: the tiles of the start page, what the table says about lesson and aid. */

import type { learning as english } from "../en/learning";

export const learning = {
  "lobby.first": "Première partie",
  "lobby.first_text": "Trois minutes, guidées",
  "lobby.first_on": "Reprendre la leçon",
  "lobby.rules": "Règles",
  "lobby.rules_text": "Courtes, en images",
  "aid.open": "Aide de jeu",
  "menu.lesson": "Reprendre la leçon",
} satisfies Record<keyof typeof english, string>;
