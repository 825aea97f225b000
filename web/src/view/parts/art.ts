/** What a house looks like: from its street and place alone, so that a town looks the same everywhere. */

// Rows without equal neighbours; each street begins elsewhere in them.
const SHAPES = [6, 4, 5, 1, 2, 3, 4, 6, 1, 5, 2, 3, 1];
const ROOFS = [4, 1, 2, 5, 3, 6, 1, 4, 2, 3, 5, 6, 2];

const of = (row: readonly number[], street: number, plot: number): number => row[(street * 5 + plot) % row.length] ?? 1;

export const shapeOf = (street: number, plot: number): number => of(SHAPES, street, plot);
export const roofOf = (street: number, plot: number): number => of(ROOFS, street, plot);
export const wallOf = (street: number, plot: number): number => (street + plot * 2) % 3;
export const gardenOf = (street: number, plot: number): number => ((street * 2 + plot * 3 + Math.floor(plot / 4)) % 4) + 1;
export const staked = (street: number, plot: number): boolean => (street + plot) % 5 === 2;

/** An action's badge in the symbols. */
const BADGES: Readonly<Record<string, string>> = {
  surveyor: "a-surveyor",
  real_estate: "a-estate",
  landscaper: "a-park",
  pool: "a-pool",
  temp: "a-temp",
  bis: "a-bis",
};
export const badgeOf = (action: string): string => BADGES[action] ?? "atom";

/** The class that gives a card its colour. */
const TINTS: Readonly<Record<string, string>> = { real_estate: "estate", landscaper: "park" };
export const tintOf = (action: string): string => TINTS[action] ?? action;

/** The sign of a score line. */
const LINES: Readonly<Record<string, string>> = {
  plans: "i-plan",
  parks: "a-park",
  pools: "a-pool",
  temps: "a-temp",
  estates: "a-estate",
  bis: "a-bis",
  refusals: "i-refuse",
  roundabouts: "i-round",
  fence_cards: "a-surveyor",
  best_estates: "a-estate",
};
export const signOf = (kind: string): string => LINES[kind] ?? "atom";
