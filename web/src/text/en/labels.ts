/** Names as short as a card 90 px wide wants them; the full word is the accessible name. */

export const labels = {
  "label.Real Estate Agent": "Real Estate",
  "label.Pool Manufacturer": "Pool",
  "label.Swimming pool": "Pool",
  "label.Temporary worker": "Temp",
  "label.Temp worker": "Temp",
  "label.Improvement": "Improve",
  "label.other": "{word}",
} as const;
