/** What each kind of sign looks like. */

import type { Kind } from "../../state/replay";

export const SIGNS: Readonly<Record<Kind, string>> = { plan: "i-plan", refusal: "i-refuse", roundabout: "i-round", end: "i-check" };
