/** Was gesagt wird, wo keine Seite ist: Mitteilungen, die Seite ohne Verbindung, die App unter anderen. */

import type { away as english } from "../en/away";

export const away = {
  turn: "Du bist am Zug im Raum von {host}",
  last: "Alle warten auf dich im Raum von {host}",
  reminder: "Die Zeit läuft bald ab im Raum von {host}",
  until: "Runde {round}, offen bis {until}.",
  some: "Eine Stadt wartet auf dich",
  some_text: "Die Startseite zeigt, welche.",

  offline: "Keine Leitung",
  offline_text: "Das Rathaus ist von hier nicht zu erreichen. Deine Partien warten, wo du sie gelassen hast, und deine Bleistiftstriche mit ihnen.",
  offline_again: "Noch einmal versuchen",

  app: "Boomtown",
  app_text: "Karte umdrehen, Straße füllen: Hausnummern, Zäune und Schwimmbäder, zusammen mit anderen.",
  app_now: "Gleich spielen",
  app_make: "Eine neue Stadt",
  app_you: "Deine Städte",
} satisfies Readonly<Record<keyof typeof english, string>>;
