/** What a device can be told: looks, sound, motion, keys. */

import type { settings as english } from "../en/settings";

export const settings = {
  "settings.title": "Réglages",
  "settings.kept": "Conservés sur cet appareil, pour toutes les parties.",
  "settings.theme": "Thème",
  "settings.theme.light": "clair",
  "settings.theme.dark": "sombre",
  "settings.theme.system": "système",
  "settings.sound": "Son",
  "settings.volume": "Volume",
  "settings.motion": "Animations",
  "settings.motion.system": "selon le système",
  "settings.motion.less": "moins",
  "settings.keys": "Raccourcis à une touche",
  "settings.on": "oui",
  "settings.off": "non",
} satisfies Record<keyof typeof english, string>;
