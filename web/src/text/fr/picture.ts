/** The picture of a finished town. */

import type { picture as english } from "../en/picture";

export const picture = {
  "picture.title": "Une image",
  "picture.menu": "Image de la ville",
  "picture.shape": "Format",
  "picture.wide": "large",
  "picture.square": "carré",
  "picture.share": "Partager",
  "picture.save": "Enregistrer",
  "picture.link": "Copier le lien",
  "picture.linked": "Lien copié.",
  "picture.shared": "Partagé.",
  "picture.saved": "Fichier enregistré.",
  "picture.fail": "Cet appareil ne sait pas dessiner l’image.",
  "picture.alt": "{city}, {points} points : ses trois rues",
  "picture.unit": "{n|point|points}",
  "picture.about": "{edition} · {mode}",
} satisfies Record<keyof typeof english, string>;
