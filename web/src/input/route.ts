/** What an address shows: one page a pattern, everything else is missing. */

export type Route =
  | { page: "lobby" }
  | { page: "room"; room: string }
  | { page: "screen"; room: string }
  | { page: "game"; game: string }
  | { page: "you" }
  | { page: "first" }
  | { page: "share" }
  | { page: "rules"; topic: string }
  | { page: "missing" };

const ROOM = /^\/r\/([^/]+)\/?$/;
const SCREEN = /^\/r\/([^/]+)\/screen\/?$/;
const GAME = /^\/g\/([^/]+)\/?$/;
const YOU = /^\/you\/?$/;
const FIRST = /^\/first\/?$/;
const SHARE = /^\/share\/?$/;
const RULES = /^\/rules(?:\/([a-z]+))?\/?$/;

export function routeOf(path: string): Route {
  if (path === "/") return { page: "lobby" };
  if (YOU.test(path)) return { page: "you" };
  if (FIRST.test(path)) return { page: "first" };
  if (SHARE.test(path)) return { page: "share" };
  const rules = RULES.exec(path);
  if (rules) return { page: "rules", topic: rules[1] ?? "" };
  const room = ROOM.exec(path)?.[1];
  if (room !== undefined) return { page: "room", room: decoded(room) };
  const screen = SCREEN.exec(path)?.[1];
  if (screen !== undefined) return { page: "screen", room: decoded(screen) };
  const game = GAME.exec(path)?.[1];
  return game === undefined ? { page: "missing" } : { page: "game", game: decoded(game) };
}

/** An address that is no text is passed on as it stands: there is no such room either way. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
