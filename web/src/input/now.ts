/** “Play now”: a room opened with `?bots=3` fills up and starts by itself; who comes is for the server. */

import type { Intent, State } from "../state/model";

export function playNow(search: string): (state: State, send: (intent: Intent) => void) => void {
  let bots = Number(new URLSearchParams(search).get("bots")) || 0;
  return (state, send) => {
    const room = state.room;
    if (bots === 0 || !room?.host || room.status !== "lobby") return;
    const count = bots;
    bots = 0;
    history.replaceState(null, "", location.pathname);
    for (let k = 0; k < count; k++) send({ do: "bot", bot: "" });
    send({ do: "start" });
  };
}
