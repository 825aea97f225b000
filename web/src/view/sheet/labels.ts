/** A house's name for those who hear it: place, what stands there, what may be done. */

import type { Room } from "../../protocol/generated";
import type { LotView, RowView } from "../../state/board";
import { placeText, planName } from "../../state/words";
import { say, term } from "../../text";
import type { Key } from "../../text";

const TARGETS: Readonly<Record<string, Key>> = { write: "lot.fits", copy: "lot.copy", ring: "lot.ring" };

const POOLS: Readonly<Record<string, Key>> = { planned: "lot.pool.planned", built: "lot.pool.built", lost: "lot.pool.lost" };

function stands(room: Room | null, { lot, street, plot, pool }: LotView): string {
  const house = placeText(room, { street, plot });
  const garden = POOLS[pool];
  const place = garden ? say(garden, { place: house }) : house;
  if (lot === "o") return say("lot.roundabout", { place });
  if (lot === null) return say("lot.empty", { place });
  return say(lot.bis ? "lot.bis" : "lot.number", { place, number: lot.n, bis: term("bis_letter") });
}

export function lotLabel(room: Room | null, view: LotView, row: RowView): string {
  let label = stands(room, view);
  if (row.mark > 0) label = say("lot.mark", { label, plan: planName(row.mark - 1) });
  if (view.drafted) label = say("lot.draft", { label });
  const key = view.target ? TARGETS[view.target.kind] : undefined;
  return key ? say(key, { label, number: view.target?.number ?? 0 }) : label;
}
