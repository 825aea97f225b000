/** The editions' words in the forms that sentences and cards need, beside those of the rulebooks. */

import type { Forms, Labels } from "../texts";

const both = {
  head_plans: "Pläne",
  head_parks: "Parks",
  head_pools: "Bäder",
  head_temps: "Zeitarb.",
  head_estates: "Siedl.",
  head_refusals: "Abl.",
  head_roundabouts: "Kreisel",
  head_fence_cards: "Zäune",
  head_best_estates: "Siedl.",
} as const;

export const forms = {
  "2018": { ...both, head_bis: "Bis", bis_numbers: "Bis-Nummern", plan_badges: "n°1, n°2, n°3", plan_names: "Nr. 1, Nr. 2, Nr. 3" },
  "2023": { ...both, head_bis: "Erw.", bis_numbers: "Erweiterungen", plan_badges: "A, B, C", plan_names: "A, B, C" },
} satisfies Forms;

/** Two lines at most; a soft hyphen shows where a word may break. */
export const labels = {
  "2018": {
    surveyor: "Geometer",
    real_estate: "Immobilien\u00admakler",
    landscaper: "Landschafts\u00adgärtner",
    pool: "Schwimm\u00adbad",
    temp: "Zeitarbeits\u00adagentur",
    bis: "Hausnr. bis",
  },
  "2023": {
    surveyor: "Zaun",
    real_estate: "Aufwer\u00adtung",
    landscaper: "Park",
    pool: "Schwimm\u00adbad",
    temp: "Zeitarbeit",
    bis: "Erweite\u00adrung",
  },
} satisfies Labels;
