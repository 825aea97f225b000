/** “Play now”: a room opened with `?bots=3` fills up and starts by itself. */

import type { Intent, State } from "../state/model";

const STEADY = "apprentice";

export function playNow(search: string): (state: State, send: (intent: Intent) => void) => void {
  let bots = Number(new URLSearchParams(search).get("bots")) || 0;
  return (state, send) => {
    const room = state.room;
    if (bots === 0 || !room?.host || room.status !== "lobby") return;
    const bot = room.bots.find((one) => one.name === STEADY) ?? room.bots[0];
    const count = bots;
    bots = 0;
    history.replaceState(null, "", location.pathname);
    if (bot !== undefined) for (let k = 0; k < count; k++) send({ do: "bot", bot: bot.name });
    send({ do: "start" });
  };
}
