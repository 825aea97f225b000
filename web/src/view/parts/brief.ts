/** A room's choices in a few words. */

import type { Entry, Options, Town } from "../../protocol/generated";
import { say, sayOr } from "../../text";
import { dateText } from "../../text/dates";

type Choices = Pick<Options | Entry, "edition" | "mode" | "advanced" | "roundabouts" | "tempo" | "seconds">;
const MINUTE = 60;

export function tempoText({ tempo, seconds }: Pick<Choices, "tempo" | "seconds">): string {
  return sayOr(`brief.${tempo}`, "brief.none", { n: tempo === "bank" ? Math.round(seconds / MINUTE) : seconds });
}

/** A mode in the middle of a sentence; by itself it is the edition's `mode_` word. */
export const modeText = (mode: string): string => sayOr(`brief.mode.${mode}`, "brief.mode.other", { name: mode });

export function brief(choices: Choices): string[] {
  const parts = [choices.edition, modeText(choices.mode)];
  if (choices.advanced) parts.push(say("brief.advanced"));
  if (choices.roundabouts) parts.push(say("brief.roundabouts"));
  return [...parts, tempoText(choices)];
}

/** “Tue 18 Nov · 2018 · standard · 31 rounds” */
export function townBrief(town: Town): string {
  const parts = [dateText(town.ended), town.edition, modeText(town.mode).toLowerCase(), say("you.rounds", { n: town.rounds })];
  return (town.what_if ? [...parts, say("you.what_if")] : parts).join(" · ");
}
