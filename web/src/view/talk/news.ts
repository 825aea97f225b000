/** How many new lines there are for this device. */

import { company } from "../../input/company.svelte";
import type { State } from "../../state/model";
import { unread } from "../../state/talk";

export function news(state: State): number {
  const room = state.room?.room ?? "";
  return company.on ? unread(state, company.hidesIn(room), company.readIn(room)) : 0;
}
