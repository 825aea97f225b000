/** The keys of the table, and where the rules explain each action. */

import type { ACTIONS } from "../../state/aid";
import type { BookKey } from "../../text/books";

export const KEYS: readonly { keys: string[]; key: BookKey<"aid"> }[] = [
  { keys: ["1", "2", "3"], key: "keys.cards" },
  { keys: ["←", "→", "↑", "↓"], key: "keys.arrows" },
  { keys: ["Home", "End"], key: "keys.ends" },
  { keys: [".", ","], key: "keys.legal" },
  { keys: ["Enter", "Space"], key: "keys.enter" },
  { keys: ["Ctrl+Enter"], key: "keys.confirm" },
  { keys: ["Z", "Shift+Z"], key: "keys.undo" },
  { keys: ["F", "E", "B", "O", "P", "A"], key: "keys.modes" },
  { keys: ["S", "L", "N", "T", "C", "?"], key: "keys.slips" },
  { keys: ["Esc"], key: "keys.escape" },
];

/** The keys of those who look on. */
export const LOOKING: typeof KEYS = [
  { keys: ["N", "T", "C", "?"], key: "keys.looking" },
  { keys: ["Esc"], key: "keys.close" },
];

export const RULE_OF: Readonly<Record<(typeof ACTIONS)[number], string>> = {
  surveyor: "R5.1",
  real_estate: "R5.2",
  landscaper: "R5.3",
  pool: "R5.4",
  temp: "R5.5",
  bis: "R5.6",
};
