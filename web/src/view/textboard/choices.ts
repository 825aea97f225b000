/** All that may be done now, as plain buttons: what stars, gaps, ghosts and rings offer on the drawn streets. */

import { board } from "../../state/board";
import type { LotView, RowView } from "../../state/board";
import { columns, mayBuild, valueBefore } from "../../state/ledger";
import type { Intent, State } from "../../state/model";
import { movesOf, writeText } from "../../state/notation";
import { changed, chosenOffer, numberAt, stage } from "../../state/select";
import { actions, legalNow, shownParts, writes, written } from "../../state/turn";
import { placeText, streetName } from "../../state/words";
import { say, term } from "../../text";
import type { Book } from "../../text/books";
import { signed } from "../../text/fill";

export interface Choice {
  text: string;
  intent: Intent;
  /** Whether it is in the draft; nothing where a choice only leads on. */
  on?: boolean;
}

export interface Choices {
  title: string;
  choices: Choice[];
}

type Words = Book<"board">;

/** “houses 4 to 6” */
export function spanText(book: Words, { first, size }: Pick<RowView, "first" | "size">): string {
  return size === 1 ? book.say("span.one", { first: first + 1 }) : book.say("span", { first: first + 1, last: first + size });
}

/** In groups, those of a street together; groups without a choice are left out. */
export function choicesOf(state: State, book: Words): Choices[] {
  const streets = board(state).map((view) => ({
    title: streetName(state.room, view.street),
    choices: view.rows.flatMap((row) => [...estateChoice(state, book, row), ...row.lots.flatMap((lot) => lotChoice(state, book, lot))]),
  }));
  const now = { title: term(chosenOffer(state)?.action ?? "action"), choices: [...numbers(state, book), ...acts(state, book)] };
  const rest = { title: book.say("choices"), choices: others(state) };
  return [now, ...streets, rest].filter(({ choices }) => choices.length > 0);
}

function lotChoice(state: State, book: Words, { target, name, street, plot }: LotView): Choice[] {
  const place = placeText(state.room, { street, plot });
  if (!target || target.kind === "copy") return [];
  const key = target.kind === "ring" ? "ring" : target.works ? "write_pool" : "write";
  return [{ text: book.say(key, { number: target.number, place }), intent: { do: "lot", place: name } }];
}

function estateChoice(state: State, book: Words, row: RowView): Choice[] {
  const street = row.lots[0]?.street;
  if (row.choice === null || street === undefined) return [];
  const text = book.say("estate", { span: spanText(book, row), street: streetName(state.room, street) });
  return [{ text, intent: { do: "estate", span: row.span }, on: row.choice === "on" }];
}

const SHIFTS = [-2, -1, 0, 1, 2];

/** Other numbers for the house that is written. */
function numbers(state: State, book: Words): Choice[] {
  const now = written(state);
  const offer = chosenOffer(state);
  if (!now || !offer || stage(state) === "sent") return [];
  const legal = new Set(writes(state).map(({ text }) => text));
  return SHIFTS.filter((shift) => offer.action === "temp" && legal.has(writeText(now.offer, now.place, shift))).map((shift) => ({
    text: book.say("number", { number: signed(changed(offer, shift)) }),
    intent: { do: "shift", shift },
    on: now.shift === shift,
  }));
}

/** What the action of the choice may do, or that it may be left. */
function acts(state: State, book: Words): Choice[] {
  const { action } = shownParts(state);
  switch (stage(state)) {
    case "fence":
      return movesOf(actions(state), "fence").map(({ text, move }) => ({
        text: say("gap.free", { place: placeText(state.room, move.place) }),
        intent: { do: "gap", place: text.replace("fence ", "") },
        on: action === text,
      }));
    case "size":
      return columns(state).filter(({ target }) => target).map((column) => ({
        text: say("ledger.size", { size: column.size, old: valueBefore(state, column), new: column.next ?? 0 }),
        intent: { do: "size", size: column.size },
        on: column.drafted,
      }));
    case "bis":
      return copies(state, book, action);
    case "done":
      return switches(state);
    default:
      return [];
  }
}

function copies(state: State, book: Words, action: string | null): Choice[] {
  return movesOf(actions(state), "copy").map(({ text, move }) => ({
    text: book.say("copy", {
      number: numberAt(state, move.from) ?? 0,
      from: placeText(state.room, move.from),
      place: placeText(state.room, move.place),
    }),
    intent: { do: "source", place: text },
    on: action === text,
  }));
}

/** An action with one use is in the draft or left. */
function switches(state: State): Choice[] {
  const offer = chosenOffer(state);
  const now = written(state);
  if (!offer || !now) return [];
  const free = offer.action === "temp" && writes(state).some(({ text }) => text === writeText(now.offer, now.place, null));
  if (!free && actions(state).length !== 1) return [];
  const on = offer.action === "temp" ? now.shift !== null : shownParts(state).action !== null;
  return [{ text: say("card.use", { action: term(offer.action) }), intent: { do: "action" }, on }];
}

/** What may come at any moment. */
function others(state: State): Choice[] {
  const found: Choice[] = [];
  const asked = state.turn?.shown.includes("reshuffle") ?? false;
  if (stage(state) === "sent") return [];
  if (mayBuild(state) || state.ui.roundabout) found.push({ text: say("bar.roundabout"), intent: { do: "roundabout" }, on: state.ui.roundabout });
  if (asked || legalNow(state).includes("reshuffle")) found.push({ text: say("bar.reshuffle"), intent: { do: "reshuffle" }, on: asked });
  return found;
}

