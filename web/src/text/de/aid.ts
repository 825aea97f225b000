/** The player aid (R13.3): a turn at a glance, what is in the cards, the keys of the table. */

import type { aid as english } from "../en/aid";

export const aid = {
  "aid.turn": "Ein Zug",
  "turn.standard": "Wähle eine der drei Kombinationen, trag ihre Nummer so ein, dass die Straße von links nach rechts aufsteigt, nutze die Aktion, wenn du magst, schließe erfüllte Pläne ab, bestätige.",
  "turn.expert": "Nimm die Nummer einer deiner drei Karten und die Aktion einer anderen; die dritte geht nach rechts weiter. Trag die Nummer so ein, dass die Straße von links nach rechts aufsteigt, nutze die Aktion, wenn du magst, schließe Pläne ab, bestätige.",
  "turn.solo": "Nimm die Nummer einer der drei Karten und die Aktion einer anderen; alle drei werden abgelegt. Trag die Nummer so ein, dass die Straße von links nach rechts aufsteigt, nutze die Aktion, wenn du magst, schließe Pläne ab, bestätige.",
  "turn.aaa": "Nimm die Nummer einer der drei Karten und die Aktion einer anderen; die dritte bekommt die AAA. Trag die Nummer so ein, dass die Straße von links nach rechts aufsteigt, nutze die Aktion, wenn du magst, schließe Pläne ab, bestätige.",
  "aid.rules": "Alle Regeln",

  "cards.title": "Karten",
  "cards.seen": "{left} von {all} noch nicht gesehen",
  "cards.all": "{all} insgesamt",
  "cards.number": "Nummer",
  "cards.sum": "Alle",
  "cards.cell": "{left} von {of}",
  "cards.standard": "Fett, was noch kommen kann: die Karten unter den Nummern, die oben liegen. Klein: wie viele es gibt.",
  "cards.expert": "Fett, was du nicht gesehen hast: der Stapel und die Hände der anderen. Klein: wie viele es gibt.",
  "cards.deck": "Fett, was noch im Stapel ist. Klein: wie viele es gibt.",
  "cards.closed": "In diesem Raum zählt niemand für dich mit: Das sind alle Karten, die es gibt.",
  "aid.odds": "Deine Chancen",
  "cards.fail": "Die Karten ließen sich nicht laden. {reason}",

  "refill.deal": "Sind die Stapel aufgebraucht, werden alle Karten gemischt und neu ausgeteilt.",
  "refill.recycle": "Sind die Stapel aufgebraucht, wird jede Ablage gemischt und wieder zu ihrem Stapel.",
  "refill.expert": "Ist der Stapel aufgebraucht, wird die Ablage gemischt.",
  "refill.solo": "Der Stapel wird nie neu gemischt.",
  "refill.aaa": "Ist der Stapel aufgebraucht, wird die Ablage gemischt; Karten der AAA kommen nie zurück.",
  "reshuffle.first_plan": "Wer als Erstes einen Plan abschließt, darf alle Karten neu mischen lassen.",
  "reshuffle.each_plan": "Wer die höhere Punktzahl eines Plans bekommt, darf alle Karten neu mischen lassen.",

  "keys.title": "Tasten",
  "keys.cards": "eine Karte wählen",
  "keys.arrows": "die Straße entlang, von Straße zu Straße",
  "keys.ends": "Enden der Straße",
  "keys.legal": "nächste, vorige mögliche Stelle",
  "keys.enter": "an einer Stelle: eintragen, Zaun, kopieren, ankreuzen, abschließen",
  "keys.confirm": "bestätigen, zurücknehmen",
  "keys.undo": "einen Schritt rückgängig, alles",
  "keys.modes": "Zaun, Siedlungen, {bis_number}, Kreisverkehr, Pläne, Aktion auslassen",
  "keys.slips": "Punkte, Übersicht, Nachbarschaft, Textansicht, Plaudern, diese Hilfe",
  "keys.looking": "Nachbarschaft, Textansicht, Plaudern, diese Hilfe",
  "keys.close": "schließen",
  "keys.escape": "schließen, sonst die Karte ablegen",
} satisfies Record<keyof typeof english, string>;
