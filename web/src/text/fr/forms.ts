/** The editions' words in the forms that sentences and cards need, beside those of the rulebooks. */

import type { Forms, Labels } from "../texts";

const both = {
  head_plans: "Plans",
  head_parks: "Parcs",
  head_pools: "Pisc.",
  head_temps: "Intér.",
  head_estates: "Lotis.",
  head_refusals: "Refus",
  head_roundabouts: "R.-pts",
  head_fence_cards: "Barr.",
  head_best_estates: "Lotis.",
} as const;

export const forms = {
  "2018": { ...both, head_bis: "Bis", bis_numbers: "numéros bis", plan_badges: "n°1, n°2, n°3", plan_names: "n°1, n°2, n°3" },
  "2023": { ...both, head_bis: "Ext.", bis_numbers: "extensions", plan_badges: "A, B, C", plan_names: "A, B, C" },
} satisfies Forms;

/** Two lines at most; a soft hyphen shows where a word may break. */
export const labels = {
  "2018": {
    surveyor: "Géomètre",
    real_estate: "Agent immobilier",
    landscaper: "Paysagiste",
    pool: "Piscine",
    temp: "Agence d’intérim",
    bis: "Numéro bis",
  },
  "2023": {
    surveyor: "Barrière",
    real_estate: "Amélio\u00adration",
    landscaper: "Parc",
    pool: "Piscine",
    temp: "Intéri\u00admaire",
    bis: "Extension",
  },
} satisfies Labels;
