/** The picture of a finished town. */

import type { picture as english } from "../en/picture";

export const picture = {
  "picture.title": "Ein Bild",
  "picture.menu": "Bild der Stadt",
  "picture.shape": "Format",
  "picture.wide": "breit",
  "picture.square": "quadratisch",
  "picture.share": "Teilen",
  "picture.save": "Als Datei sichern",
  "picture.link": "Link kopieren",
  "picture.linked": "Link kopiert.",
  "picture.shared": "Geteilt.",
  "picture.saved": "Als Datei gesichert.",
  "picture.fail": "Dieses Gerät kann das Bild nicht zeichnen.",
  "picture.alt": "{city}, {points} Punkte: die drei Straßen",
  "picture.unit": "{n|Punkt|Punkte}",
  "picture.about": "{edition} · {mode}",
} satisfies Record<keyof typeof english, string>;
