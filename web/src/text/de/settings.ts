/** What a device can be told: looks, sound, motion, keys. */

import type { settings as english } from "../en/settings";

export const settings = {
  "settings.title": "Einstellungen",
  "settings.kept": "Gilt auf diesem Gerät, für alle Partien.",
  "settings.theme": "Design",
  "settings.theme.light": "hell",
  "settings.theme.dark": "dunkel",
  "settings.theme.system": "System",
  "settings.sound": "Ton",
  "settings.volume": "Lautstärke",
  "settings.motion": "Bewegung",
  "settings.motion.system": "wie im System",
  "settings.motion.less": "weniger",
  "settings.keys": "Einzeltasten",
  "settings.on": "an",
  "settings.off": "aus",
} satisfies Record<keyof typeof english, string>;
