/** What happened between two rounds, as sentences. */

import type { Happening } from "../protocol/generated";
import { sayOr } from "../text";
import type { Word } from "../text/fill";
import { planName } from "./words";

export function eventText({ kind, figures }: Happening): string {
  const words: Record<string, Word> = {};
  for (const [name, value] of Object.entries(figures)) if (!Array.isArray(value)) words[name] = value;
  if (typeof figures["plan"] === "number") words["plan"] = planName(figures["plan"] - 1);
  if (kind === "ended") return "";
  const key = kind === "rival" ? ("points" in figures ? "rival_takes" : "rival_passes") : kind;
  return sayOr(`event.${key}`, "plan.unknown", { kind, ...words });
}
