/** What the rules page has, by the numbers of docs/rules.md; what is said there stands in its book. */

export interface Chapter {
  id: string;
  /** How many rules it has. */
  rules: number;
  /** The edition that alone has it. */
  only?: string;
}

export const CHAPTERS: readonly Chapter[] = [
  { id: "R1", rules: 3 },
  { id: "R2", rules: 5 },
  { id: "R3", rules: 8 },
  { id: "R4", rules: 4 },
  { id: "R5", rules: 8 },
  { id: "R6", rules: 12 },
  { id: "R7", rules: 4 },
  { id: "R8", rules: 3 },
  { id: "R9", rules: 4 },
  { id: "R10", rules: 5, only: "2018" },
  { id: "R11", rules: 6, only: "2018" },
  { id: "R12", rules: 8, only: "2023" },
  { id: "R13", rules: 4 },
];

export const rulesOf = ({ id, rules }: Chapter): string[] => Array.from({ length: rules }, (_, at) => `${id}.${at + 1}`);

/** The switches' own chapter: its rules come with the catalog. */
export const SWITCHES = "R14";

/** The action that a rule is about. */
export const ACTION_OF: Readonly<Record<string, string>> = {
  "R5.1": "surveyor",
  "R5.2": "real_estate",
  "R5.3": "landscaper",
  "R5.4": "pool",
  "R5.5": "temp",
  "R5.6": "bis",
};

/** Which switches change a rule, by their numbers. */
export const SWITCHED: Readonly<Record<string, readonly string[]>> = {
  "R3.4": ["R14.9"],
  "R3.5": ["R14.9"],
  "R4.2": ["R14.1"],
  "R5.1": ["R14.10"],
  "R5.5": ["R14.3", "R14.4"],
  "R5.6": ["R14.10"],
  "R6.4": ["R14.6"],
  "R6.6": ["R14.8"],
  "R7.1": ["R14.7"],
  "R7.3": ["R14.2"],
  "R9.1": ["R14.5"],
  "R12.3": ["R14.11"],
};

const PICTURES: Readonly<Record<string, readonly string[]>> = {
  "R2.2": ["town", "long"],
  "R4.1": ["order"],
  "R5.1": ["fence"],
  "R5.3": ["park"],
  "R5.4": ["pool"],
  "R5.5": ["temp"],
  "R6.3": ["used"],
  "R7.2": ["roundabout"],
};

const IN_ONE_EDITION: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "R1.2": { "2023": ["blueprint"] },
  "R5.6": { "2018": ["bis"], "2023": ["bis-2023"] },
};

export const picturesOf = (rule: string, edition: string): readonly string[] => PICTURES[rule] ?? IN_ONE_EDITION[rule]?.[edition] ?? [];
