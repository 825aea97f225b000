/** Talk at the table, as far as every page speaks of it: whether there is news, what a room allows, the door. */

import type { company as english } from "../en/company";

export const company = {
  "menu.talk": "Bavarder",
  "menu.talk_new": "Bavarder : {n} de plus",
  "top.menu_new": "Menu, {n} {n|nouveau message|nouveaux messages} à la table",
  "settings.talk": "Conversations",
  "settings.talk.on": "affichées",
  "settings.talk.off": "masquées",
  "make.talk": "Conversation",
  "make.talk.off": "aucune",
  "make.talk.phrases": "phrases toutes faites",
  "make.talk.free": "libre",
  "how.talk.off": "On ne parle pas.",
  "how.talk.phrases": "On parle par phrases toutes faites.",
  "how.talk.free": "On parle comme on veut.",
  "how.locked": "Verrouillée : plus personne n’y entre.",
  "host.lock": "Verrouiller la salle",
  "host.unlock": "Déverrouiller la salle",
} satisfies Record<keyof typeof english, string>;
