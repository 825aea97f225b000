/** How far one is: pure, so that a device can keep it and a table of moments can test it. */

import type { Moment } from "./moment";
import { GUIDES, STEPS, TOPICS } from "./steps";
import type { Step } from "./steps";

export type Learned = readonly string[];

/** The step to tell now, if there is one. */
export function told(learned: Learned, now: Moment): Step | null {
  const due = STEPS.find((step) => !learned.includes(step.id) && step.when(now));
  return due ?? GUIDES.find((guide) => guide.when(now)) ?? null;
}

/** What is learned once something has happened; `was` is the step told before. */
export function learn(learned: Learned, before: Moment, now: Moment, was: Step | null): Learned {
  const fresh = STEPS.filter((step) => !learned.includes(step.id) && done(step, before, now, was)).map((step) => step.id);
  return fresh.length === 0 ? learned : [...learned, ...fresh];
}

/** What only wants to be read is done once its moment has passed, or its round. */
function done(step: Step, before: Moment, now: Moment, was: Step | null): boolean {
  if (step.until?.(now, before)) return true;
  return step.read === true && step.id === was?.id && (!step.when(now) || now.round !== before.round);
}

export const missed = (learned: Learned): string[] => TOPICS.filter((topic) => !learned.includes(topic));
