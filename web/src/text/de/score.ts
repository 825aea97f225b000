/** Where points come from, what decides a tie, and what happened between two rounds. */

import type { score as english } from "../en/score";

export const score = {
  "because.plans.item_first": "{plan}: {points}, höherer Wert",
  "because.plans.item_later": "{plan}: {points}, niedrigerer Wert",
  "because.plans.item": "{plan}: {points}",
  "because.plans.none": "kein Plan abgeschlossen",
  "because.parks": "{values}, eine Zahl je Straße",
  "because.pools": "{n} {n|Schwimmbad|Schwimmbäder} gebaut",
  "because.temps.ranked": "{n} {n|Feld|Felder}, {place}",
  "because.temps.none": "kein Feld, keine Punkte",
  "because.temps.solo": "{n} {n|Feld|Felder}; nötig sind sechs",
  "because.temps.level0": "{n} {n|Feld|Felder}: {place} laut AAA-Karte",
  "because.estates.item": "{count} × {value} für Größe {size}",
  "because.estates.none": "keine vollständige Siedlung",
  "because.estates.too_long": "{n} ab 7 Häusern: 0",
  "because.bis": "{n} {n|Feld|Felder} angekreuzt, also {points}",
  "because.refusals": "{n} {n|Ablehnung|Ablehnungen}, also {points}",
  "because.roundabouts": "{n} {n|Kreisverkehr|Kreisverkehre}, also {points}",
  "because.aaa.cards": "{n} {n|Karte|Karten} × {points}",
  "because.aaa.temps": "{n} × {points}, dazu {rank} für den {place}",
  "because.aaa.estate": "{houses} × {value} = {points}",
  "because.aaa.best_five": "die fünf besten von {n} {n|Siedlung|Siedlungen}",

  "tie.aaa": "Gleichstand ohne Vorsprung bei Siedlungen: AAA gewinnt.",

  "event.plan_turned": "Plan {plan} ist umgedreht: Ab jetzt zählt der niedrigere Wert.",
  "event.reshuffled": "Alle Karten wurden neu gemischt, wie verlangt.",
  "event.refilled": "Die Stapel waren aufgebraucht: neu gemischt und ausgeteilt.",
  "event.solo_card": "Die Solokarte ist gekommen: Jeder offene Plan ist umgedreht.",
  "event.rival_takes": "AAA schließt Plan {plan} für {points} {points|Punkt|Punkte} ab.",
  "event.rival_passes": "Die Abschlusskarte von Plan {plan} ist gekommen; auf der AAA-Karte steht er nicht.",
  "event.ended": "Ende der Partie: {reasons}.",
} satisfies Record<keyof typeof english, string>;
