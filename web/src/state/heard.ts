/** What is said at the table, kept as it was told. */

import type { FromServer, Reaction, Saying } from "../protocol/generated";

/** A line with the moment it was said, in the time of this page. */
export interface Heard extends Saying {
  at: number;
}

export interface Talk {
  lines: readonly Heard[];
  reactions: readonly Reaction[];
  /** What was said just now; what was told with the whole is no news. */
  last: { said: Heard | Reaction } | null;
}

export const SILENCE: Talk = { lines: [], reactions: [], last: null };
/** The server keeps as many. */
const KEPT = 200;

type Message = Extract<FromServer, { t: "talk" | "said" | "reacted" }>;

export function told(talk: Talk, message: Message, now: number): Talk {
  const heard = (line: Saying): Heard => ({ ...line, at: now - line.ago });
  switch (message.t) {
    case "talk":
      return { lines: message.lines.map(heard), reactions: message.reactions, last: null };
    case "said": {
      const line = heard(message.line);
      return { ...talk, lines: [...talk.lines.slice(1 - KEPT), line], last: { said: line } };
    }
    case "reacted":
      return reacted(talk, message.reaction);
  }
}

/** Each voice has one gesture about a turn; those about earlier rounds are over. */
function reacted(talk: Talk, reaction: Reaction): Talk {
  const others = talk.reactions.filter(
    (one) => one.round >= reaction.round && !(one.voice === reaction.voice && one.seat === reaction.seat),
  );
  if (reaction.gesture === null) return { ...talk, reactions: others, last: null };
  return { ...talk, reactions: [...others, reaction], last: { said: reaction } };
}
