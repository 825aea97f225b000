/** What views may ask outside the socket, handed in by main: no view knows how it is asked. */

import { createContext } from "svelte";
import type { Box, Catalog, Chances, Code, Lobby, NewRoom, Opened, Problem } from "../../protocol/generated";

export type Asked<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

export interface Asking {
  lobby: () => Promise<Asked<Lobby>>;
  catalog: () => Promise<Asked<Catalog>>;
  /** What is printed in the box of an edition. */
  box: (edition: string) => Promise<Asked<Box>>;
  /** What may come next for one’s seat in a room. */
  odds: (room: string) => Promise<Asked<Chances>>;
  open: (room: NewRoom) => Promise<Asked<Opened>>;
  code: (room: string) => Promise<Asked<Code>>;
}

export const [asking, provideAsking] = createContext<Asking>();
