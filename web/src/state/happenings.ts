/** What happened between two rounds, as sentences. */

import type { Happening, Room } from "../protocol/generated";
import { sayOr } from "../text";
import type { Word } from "../text/fill";
import { planBadge } from "./words";

export function eventText(room: Room | null, { kind, figures }: Happening): string {
  const words: Record<string, Word> = {};
  for (const [name, value] of Object.entries(figures)) if (!Array.isArray(value)) words[name] = value;
  if (typeof figures["plan"] === "number") words["plan"] = planBadge(room, figures["plan"] - 1);
  if (kind === "ended") return "";
  const key = kind === "rival" ? ("points" in figures ? "rival_takes" : "rival_passes") : kind;
  return sayOr(`event.${key}`, "plan.unknown", { kind, ...words });
}
