/** The odds of one’s seat: what may come next, what can still be filled, where the game is heading. */

import type { odds as english } from "../en/odds";

export const odds = {
  "odds.title": "Vos chances",
  "odds.working": "Calcul en cours …",
  "odds.next": "Tour suivant",
  "odds.next_text": "Probabilité qu’un numéro ou un effet soit parmi ceux au choix. Un nouveau mélange la changerait.",
  "odds.houses": "Maisons vides",
  "odds.houses_text": "Probabilité, en pour cent, qu’un numéro qui convient arrive à ce tour ou d’ici la fin : encore {n} {n|tour|tours} environ. Les numéros modifiés ou copiés ne comptent pas.",
  "odds.percent": "{n} %",
  "odds.cell": "{place} : {n} %",
  "odds.built": "{place} : construite",
  "odds.heading": "Où cela mène",
  "odds.points": "Jouée {played} fois jusqu’à la fin par de bons bots, votre ville obtient {n} {n|point|points} en moyenne.",
  "odds.fail": "Les chances n’ont pas pu être obtenues. {reason}",
} satisfies Record<keyof typeof english, string>;
