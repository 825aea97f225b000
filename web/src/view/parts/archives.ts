/** What views may ask about finished games and about oneself, handed in by main. */

import { createContext } from "svelte";
import type { Forgotten, Game, GameRounds, GameSheets, Opened, Proof, Towns, WhatIf } from "../../protocol/generated";
import type { Asked } from "./asking";

export interface Archives {
  /** `first` is the seat from which on a crowd is named. */
  game: (game: string, first: number) => Promise<Asked<Game>>;
  rounds: (path: string) => Promise<Asked<GameRounds>>;
  sheets: (path: string, page: number) => Promise<Asked<GameSheets>>;
  proof: (game: string) => Promise<Asked<Proof>>;
  whatIf: (game: string, wish: WhatIf) => Promise<Asked<Opened>>;
  towns: (before: number) => Promise<Asked<Towns>>;
  forget: () => Promise<Asked<Forgotten>>;
}

export const [archives, provideArchives] = createContext<Archives>();
