/** A picture of the rules page as a state of the table: a turn that stands still. */

import { decode } from "../protocol/decode";
import type { Drafted, FromServer } from "../protocol/generated";
import { FRESH_UI, initial } from "../state/model";
import type { State } from "../state/model";
import { keyOf } from "../state/turn";
import drawn from "./pictures.json";

interface Picture {
  sheet: string;
  offers: readonly unknown[];
  drafts: readonly { moves: readonly string[]; sheet: unknown; legal: readonly string[] }[];
}

const LAYOUTS: Readonly<Record<string, unknown>> = drawn.layouts;
const PICTURES: Readonly<Record<string, Picture>> = drawn.pictures;
const ROUND = 1;

/** Through the same door as everything that is shown. */
const read = <Kind extends FromServer["t"]>(message: { t: Kind } & Record<string, unknown>): Extract<FromServer, { t: Kind }> =>
  decode(JSON.stringify(message)) as Extract<FromServer, { t: Kind }>;

/** A room and its table, with what is to be seen on it. */
export function opened(table: Record<string, unknown>, sheet = "classic"): Pick<State, "room" | "table"> {
  return {
    room: read({ t: "room", v: 0, room: "", status: "running", options: {}, seats: [], you: 0, layout: LAYOUTS[sheet] }),
    table: read({ t: "table", v: 0, round: ROUND, totals: [], confirmed: [], ...table }),
  };
}

export function pictured(name: string): State | null {
  const picture = PICTURES[name];
  const [first] = picture?.drafts ?? [];
  if (!picture || !first) return null;
  const steps: Drafted[] = picture.drafts.map((draft) => read({ t: "drafted", round: ROUND, ...draft }));
  const moves = steps.at(-1)?.moves ?? [];
  return {
    ...initial(""),
    ...opened({ cards: { offers: picture.offers }, plans: [], sheets: { 0: first.sheet } }, picture.sheet),
    turn: { round: ROUND, moves, shown: moves, steps: Object.fromEntries(steps.map((step) => [keyOf(step.moves), step])), follow: false, sent: false },
    ui: { ...FRESH_UI, picked: picture.offers.length > 0 ? 0 : null },
  };
}
