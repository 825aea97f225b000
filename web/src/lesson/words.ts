/** A step in words: which lines of the book, and what fills them. */

import { offersOf } from "../state/choose";
import { placeOf } from "../state/notation";
import { others } from "../state/select";
import { legalNow } from "../state/turn";
import { placeText, planName, planText } from "../state/words";
import { listed, sayOr, term } from "../text";
import type { Book } from "../text/books";
import type { Word } from "../text/fill";
import { signed } from "../text/fill";
import { totalOf } from "./moment";
import type { Moment } from "./moment";
import { missed } from "./progress";
import type { Learned } from "./progress";
import type { Step } from "./steps";

export interface Told {
  text: string;
  why: string;
}

/** The plan that the lesson is about, unless another one is met. */
const SMALLEST = 2;
const PLACED = ["write", "order", "temp", "guide.write"];
const ACTED = ["fence", "size", "bis", "guide.fence", "guide.size", "guide.bis"];

/** The line that says what to do: one's own way has no place or card to name. */
function doKey({ id }: Step, { hint }: Moment): string {
  if ((id === "choose" || id === "guide.choose") && hint.offer === null) return "guide.choose.own";
  if (PLACED.includes(id) && hint.place === null) return "guide.write.own";
  if (ACTED.includes(id) && hint.act === null) return "guide.act.own";
  return `${id}.do`;
}

function whyKey({ id }: Step, { state }: Moment, learned: Learned): string {
  if (id === "claimed" && legalNow(state).includes("reshuffle")) return "claimed.reshuffle";
  if (id === "end" && missed(learned).length > 0) return "end.missed";
  return `${id}.why`;
}

export function tellStep(book: Book<"lesson">, step: Step, now: Moment, learned: Learned): Told {
  const words = { ...placesOf(now), ...cardWords(now), ...planWords(now), ...scoreWords(now), topics: topics(book, learned) };
  const text = book.find(doKey(step, now), words);
  if (step.id === "guide.choose") return { text, why: about(now) };
  return { text, why: book.find(whyKey(step, now, learned), words) };
}

/** What the action of the proposed card is good for. */
function about({ state, hint }: Moment): string {
  const offer = hint.offer === null ? undefined : offersOf(state)[hint.offer];
  return offer ? sayOr(`rules.${offer.action}`, "score.none") : "";
}

const topics = (book: Book<"lesson">, learned: Learned): string =>
  listed(missed(learned).map((topic) => book.find(`topic.${topic}`)));

function placesOf({ state, hint: { place, act }, wrong }: Moment): Record<string, Word> {
  const name = (house: string | null): string => (house === null ? "" : placeText(state.room, placeOf(house)));
  const words: Record<string, Word> = { place: name(place), wrong: name(wrong) };
  if (act?.kind === "fence") words["gap"] = placeText(state.room, act.place);
  if (act?.kind === "copy") words["copy"] = placeText(state.room, act.place);
  if (act?.kind === "improve") words["size"] = act.size;
  return words;
}

function cardWords({ state, chosen, hint }: Moment): Record<string, Word> {
  const offer = offersOf(state)[chosen ?? hint.offer ?? -1];
  return { number: offer?.number ?? 0, action: offer ? term(offer.action) : "", name: others(state)[0]?.name ?? "" };
}

function planWords({ state, claimable, claimed }: Moment): Record<string, Word> {
  const at = claimed ?? claimable ?? SMALLEST;
  const plan = state.table?.plans[at];
  if (!plan) return {};
  const [first, later] = plan.values;
  return { plan: planName(at), asks: planText(state.room, plan), first, later, won: plan.turned ? later : first };
}

function scoreWords({ state, gain }: Moment): Record<string, Word> {
  const layout = state.room?.layout;
  const costs = layout?.refusals.slice(1).map((cost) => signed(-cost)) ?? [];
  const old = totalOf(state);
  return { old, new: old + gain, costs: costs.join(", "), most: layout?.temp_ranks[0] ?? 0 };
}
