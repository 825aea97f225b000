/** Talk at the table, as far as every page speaks of it: whether there is news, what a room allows, the door. */

export const company = {
  "menu.talk": "Talk",
  "menu.talk_new": "Talk: {n} new",
  "top.menu_new": "Menu, {n} new {n|line|lines} of talk",
  "settings.talk": "Talk",
  "settings.talk.on": "heard",
  "settings.talk.off": "not heard",
  "make.talk": "Talk",
  "make.talk.off": "off",
  "make.talk.phrases": "phrases",
  "make.talk.free": "free",
  "how.talk.off": "Nothing is said.",
  "how.talk.phrases": "Talk in ready-made phrases.",
  "how.talk.free": "Talk in everybody’s own words.",
  "how.locked": "Locked: nobody new comes in.",
  "host.lock": "Lock the room",
  "host.unlock": "Unlock the room",
} as const;
