/** What the rules page shows of cards: combinations, a hand with its roles, plans in three states. */

import type { Box, Card, Plan } from "../protocol/generated";
import { initial } from "../state/model";
import type { State } from "../state/model";
import type { PlanView } from "../state/plans";
import type { Role } from "../state/select";
import { opened } from "./pictures";

export type Shown = "offers" | "plans" | "hand";

const SHOWN: Readonly<Record<string, Shown>> = { "R3.2": "offers", "R6.1": "plans", "R10.2": "hand", "R11.2": "hand", "R12.2": "hand" };

export const shownBy = (rule: string): Shown | null => SHOWN[rule] ?? null;

export const OFFERED: readonly Card[] = [
  { number: 5, action: "surveyor" },
  { number: 9, action: "pool" },
  { number: 13, action: "bis" },
];
export const FOLLOWING: readonly string[] = ["temp", "landscaper", "real_estate"];

/** The number of the first card with the action of the second: the third one goes where it goes. */
export const HELD: readonly (Card & { role: Exclude<Role, null> })[] = [
  { number: 9, action: "surveyor", role: "number" },
  { number: 4, action: "pool", role: "action" },
  { number: 12, action: "bis", role: "rest" },
];

/** A table for plans to lie on. */
export const bare = (): State => ({ ...initial(""), ...opened({ cards: { offers: [] }, plans: [], sheets: {} }) });

/** The plan of each pile that asks for the fewest estates: one begun, one met, one that this seat has. */
export function plansOf(box: Box): PlanView[] {
  const plans = box.plans.flatMap((pile) => [...pile].filter(({ kind }) => kind === "estates").sort((one, other) => asked(one).length - asked(other).length)[0] ?? []);
  return plans.map((plan, at) => ({ at, plan, ...standing(plan, at), drafted: false, picking: null, turnedNow: false, claimers: [] }));
}

function asked({ figures }: Plan): number[] {
  return Array.isArray(figures["sizes"]) ? figures["sizes"] : [];
}

function standing(plan: Plan, at: number): Pick<PlanView, "progress" | "points" | "claimable"> {
  const sizes = asked(plan);
  const lacking = at === 0 ? sizes.slice(1) : [];
  const [first] = plan.values;
  return {
    progress: { done: at === 0 ? 1 : sizes.length, count: sizes.length, met: at > 0, sizes: lacking },
    points: at === 2 ? first : null,
    claimable: at === 1,
  };
}
