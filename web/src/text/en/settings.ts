/** What a device can be told: looks, sound, motion, keys. */

export const settings = {
  "settings.title": "Settings",
  "settings.kept": "Kept on this device, for every game on it.",
  "settings.theme": "Theme",
  "settings.theme.light": "light",
  "settings.theme.dark": "dark",
  "settings.theme.system": "system",
  "settings.sound": "Sound",
  "settings.volume": "Volume",
  "settings.motion": "Motion",
  "settings.motion.system": "as the system says",
  "settings.motion.less": "less",
  "settings.keys": "Single keys",
  "settings.on": "on",
  "settings.off": "off",
} as const;
