/** What somebody said, in the reader's own language. */

import type { Reaction, Saying } from "../../protocol/generated";
import type { State } from "../../state/model";
import { seatOf, you } from "../../state/select";
import type { Book } from "../../text/books";

export type TalkBook = Book<"talk">;

export const sayingText = (book: TalkBook, line: Saying): string =>
  line.phrase === null ? line.text : book.say(`phrase.${line.phrase}`);

export const gestureText = (book: TalkBook, reaction: Reaction): string =>
  reaction.gesture === null ? "" : book.say(`gesture.${reaction.gesture}`);

/** A gesture as a sentence that says whose turn it is about. */
export function reactionText(state: State, book: TalkBook, reaction: Reaction): string {
  const gesture = gestureText(book, reaction);
  if (reaction.seat === you(state)) return book.say("gesture.to_you", { gesture });
  return book.say("gesture.to", { gesture, name: seatOf(state, reaction.seat)?.name ?? "" });
}
