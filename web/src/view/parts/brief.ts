/** A room's choices in a few words. */

import type { Entry, Options } from "../../protocol/generated";
import { say, sayOr } from "../../text";

type Choices = Pick<Options | Entry, "edition" | "mode" | "advanced" | "roundabouts" | "tempo" | "seconds">;
const MINUTE = 60;

export function tempoText({ tempo, seconds }: Pick<Choices, "tempo" | "seconds">): string {
  return sayOr(`brief.${tempo}`, "brief.none", { n: tempo === "bank" ? Math.round(seconds / MINUTE) : seconds });
}

export const modeText = (mode: string): string => sayOr(`mode.${mode}`, "mode.other", { name: mode });

export function brief(choices: Choices): string[] {
  const parts = [choices.edition, modeText(choices.mode).toLowerCase()];
  if (choices.advanced) parts.push(say("brief.advanced"));
  if (choices.roundabouts) parts.push(say("brief.roundabouts"));
  return [...parts, tempoText(choices)];
}
