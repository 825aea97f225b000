/** Talk at the table, as far as every page speaks of it: whether there is news, what a room allows, the door. */

import type { company as english } from "../en/company";

export const company = {
  "menu.talk": "Plaudern",
  "menu.talk_new": "Plaudern: {n} neu",
  "top.menu_new": "Menü, {n} {n|neuer Satz|neue Sätze} am Tisch",
  "settings.talk": "Gespräche",
  "settings.talk.on": "hören",
  "settings.talk.off": "nicht hören",
  "make.talk": "Gespräche",
  "make.talk.off": "keine",
  "make.talk.phrases": "fertige Sätze",
  "make.talk.free": "frei",
  "how.talk.off": "Es wird nicht geredet.",
  "how.talk.phrases": "Geredet wird in fertigen Sätzen.",
  "how.talk.free": "Alle reden, wie sie mögen.",
  "how.locked": "Abgeschlossen: Hier kommt niemand mehr herein.",
  "host.lock": "Raum abschließen",
  "host.unlock": "Raum aufschließen",
} satisfies Record<keyof typeof english, string>;
