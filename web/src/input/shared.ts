/** What another app has shared with this one: a link to a room or a game, or something else. */

export type Shared = { kind: "here"; path: string } | { kind: "elsewhere"; host: string; url: string } | { kind: "nothing"; text: string };

const LINK = /https?:\/\/[^\s"'<>]+/g;
const OURS = /^\/(?:r|g|seat)\/[^/]+\/?$/;

export function sharedIn(search: string, origin: string): Shared {
  const given = new URLSearchParams(search);
  const text = ["url", "text", "title"].map((name) => given.get(name)?.trim() ?? "").filter((part) => part !== "").join(" ");
  const links = (text.match(LINK) ?? []).flatMap((link) => (URL.canParse(link) ? [new URL(link)] : []));
  const rooms = links.filter((link) => OURS.test(link.pathname));
  const here = rooms.find((link) => link.origin === origin);
  if (here) return { kind: "here", path: `${here.pathname}${here.search}` };
  const [other] = rooms;
  return other ? { kind: "elsewhere", host: other.host, url: other.href } : { kind: "nothing", text };
}
