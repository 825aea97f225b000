/** The sign of what a seat is doing. */

import type { Doing } from "../../state/watch";

export const SIGN_OF: Readonly<Record<Doing, string>> = { in: "i-check", bot: "i-think", away: "i-x", drawing: "i-think" };
