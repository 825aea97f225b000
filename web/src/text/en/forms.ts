/** The editions' words in the forms that sentences and cards need, beside those of the rulebooks. */

const both = {
  head_plans: "Plans",
  head_parks: "Parks",
  head_pools: "Pools",
  head_temps: "Temps",
  head_estates: "Estates",
  head_refusals: "Refusals",
  head_roundabouts: "Roundab.",
  head_fence_cards: "Fences",
  head_best_estates: "Estates",
} as const;

export const forms = {
  "2018": { ...both, head_bis: "Bis", bis_numbers: "bis numbers", plan_badges: "n°1, n°2, n°3", plan_names: "n°1, n°2, n°3" },
  "2023": { ...both, head_bis: "Ext.", bis_numbers: "extensions", plan_badges: "A, B, C", plan_names: "A, B, C" },
} as const;

/** Two lines at most; a soft hyphen shows where a word may break. */
export const labels = {
  "2018": {
    surveyor: "Surveyor",
    real_estate: "Real Estate",
    landscaper: "Landscaper",
    pool: "Pool",
    temp: "Temp Agency",
    bis: "Bis",
  },
  "2023": {
    surveyor: "Fence",
    real_estate: "Improve\u00adment",
    landscaper: "Park",
    pool: "Pool",
    temp: "Temp worker",
    bis: "Extension",
  },
} as const;
