/** The odds of one’s seat: what may come next, what can still be filled, where the game is heading. */

import type { odds as english } from "../en/odds";

export const odds = {
  "odds.title": "Deine Chancen",
  "odds.working": "Wird ausgerechnet …",
  "odds.next": "Nächste Runde",
  "odds.next_text": "Wie wahrscheinlich es ist, dass eine Zahl oder eine Aktion zur Wahl steht. Neu mischen würde das ändern.",
  "odds.houses": "Leere Häuser",
  "odds.houses_text": "Wie wahrscheinlich es ist, in Prozent, dass eine passende Zahl noch kommt: in dieser Runde oder bis zum Ende, in etwa {n} {n|Runde|Runden}. Geänderte und kopierte Zahlen zählen nicht mit.",
  "odds.percent": "{n} %",
  "odds.cell": "{place}: {n} %",
  "odds.built": "{place}: gebaut",
  "odds.heading": "Wohin es führt",
  "odds.points": "{played}-mal von guten Bots zu Ende gespielt, kommt deine Stadt im Mittel auf {n} {n|Punkt|Punkte}.",
  "odds.fail": "Die Chancen konnten nicht geholt werden. {reason}",
} satisfies Record<keyof typeof english, string>;
