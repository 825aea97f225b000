/** The addresses of finished games, and those about oneself. */

import type { WhatIf } from "../protocol/generated";
import { ask } from "./http";

const of = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

export const archive = {
  game: (game: string, first: number) => ask("Game", first > 0 ? `${of(game)}?first=${first}` : of(game)),
  rounds: (path: string) => ask("GameRounds", path),
  sheets: (path: string, page: number) => ask("GameSheets", `${path}/${page}`),
  proof: (game: string) => ask("Proof", `${of(game)}/proof`),
  whatIf: (game: string, wish: WhatIf) => ask("Opened", `${of(game)}/what-if`, wish),
  towns: (before: number) => ask("Towns", before > 0 ? `/api/games?before=${before}` : "/api/games"),
  forget: () => ask("Forgotten", "/api/me/forget", { sure: true }),
};
