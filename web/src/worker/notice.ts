/** What a notice says, of what the server sent; whatever came, something is shown. */

import { sayAway } from "../text/away";

export interface Said {
  kind: "turn" | "last" | "reminder";
  room: string;
  host: string;
  round: number;
  until: number;
  language: string;
}

export interface Notice {
  title: string;
  options: NotificationOptions;
}

const LOOKS = { icon: "/icons/192.png", badge: "/icons/badge.png" };

export function noticeOf(text: string, languages: readonly string[]): Notice {
  const said = read(text);
  if (!said) {
    const [title, body] = [sayAway(languages, "some"), sayAway(languages, "some_text")];
    return { title, options: { ...LOOKS, body, tag: "some", data: "" } };
  }
  const wanted = [said.language, ...languages];
  const until = new Intl.DateTimeFormat(said.language, { weekday: "long", hour: "numeric", minute: "2-digit" }).format(said.until);
  return {
    title: sayAway(wanted, said.kind, { host: said.host }),
    options: {
      ...LOOKS,
      body: sayAway(wanted, "until", { round: said.round, until }),
      tag: said.room,
      lang: said.language,
      data: said.room,
    },
  };
}

/** Where a tap on a notice leads. */
export const pathOf = (data: unknown): string => (typeof data === "string" && data !== "" ? `/r/${encodeURIComponent(data)}` : "/");

function read(text: string): Said | null {
  try {
    const said = JSON.parse(text) as Partial<Said>;
    const known = said.kind === "turn" || said.kind === "last" || said.kind === "reminder";
    const whole = known && typeof said.room === "string" && typeof said.host === "string" && typeof said.language === "string";
    return whole && Number.isFinite(said.round) && Number.isFinite(said.until) ? (said as Said) : null;
  } catch {
    return null;
  }
}
