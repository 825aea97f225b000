/** What an address shows: one page a pattern, everything else is missing. */

export type Route = { page: "lobby" } | { page: "room"; room: string } | { page: "missing" };

const ROOM = /^\/r\/([^/]+)\/?$/;

export function routeOf(path: string): Route {
  if (path === "/") return { page: "lobby" };
  const room = ROOM.exec(path)?.[1];
  return room === undefined ? { page: "missing" } : { page: "room", room: decoded(room) };
}

/** An address that is no text is passed on as it stands: there is no such room either way. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
