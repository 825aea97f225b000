/** Places, plans, reasons and score lines as sentences. */

import type { Because, Line, Plan, Reason, Room } from "../protocol/generated";
import { capital, knows, listed, ordinal, say, sayOr, term } from "../text";
import type { Word, Words } from "../text/fill";
import { placeOf } from "./notation";
import type { Place } from "./notation";

type Terms = Pick<Room, "layout"> | null;
type Figures = Readonly<Record<string, number | string | number[]>>;

export function streetName(room: Terms, street: number): string {
  const sheet = room?.layout?.name ?? "classic";
  const key = `street.${sheet}.${street}`;
  return knows(key) ? sayOr(key, "street.other") : sayOr(`street.classic.${street}`, "street.other", { n: street + 1 });
}

/** A street in the middle of a sentence. */
const streetSaid = (room: Terms, street: number): string => say("street.said", { name: streetName(room, street), n: street + 1 });

/** The word of a street's name that is its own: “Juniper” of a lane, “Mimosa” of a rue. */
export function streetWord(room: Terms, street: number): string {
  const words = streetName(room, street).split(" ");
  return say("street.word", { first: words[0] ?? "", last: words.at(-1) ?? "" });
}

/** “Juniper 7” */
export const placeText = (room: Terms, { street, plot }: Place): string =>
  say("street.short", { name: streetWord(room, street), n: plot + 1 });

/** “Juniper 6, 7, 8; Marigold 5” */
export function placesText(room: Terms, places: readonly Place[]): string {
  const streets = [...new Set(places.map(({ street }) => street))].sort((a, b) => a - b);
  const text = streets.map((street) => {
    const [first = 0, ...more] = places.filter((place) => place.street === street).map(({ plot }) => plot).sort((a, b) => a - b);
    return [placeText(room, { street, plot: first }), ...more.map((plot) => plot + 1)].join(", ");
  });
  return say("say.places", { places: text.join(say("list.next")) });
}

const item = (list: string, at: number): string => list.split(",")[at]?.trim() ?? String(at + 1);

/** The badge of plan 1, 2 or 3, counted from 0. */
export const planBadge = (plan: number): string => item(term("plan_badges"), plan);

/** The same in a sentence. */
export const planName = (plan: number): string => item(term("plan_names"), plan);

function estatesText(sizes: readonly number[]): string {
  const [size = 0] = sizes;
  if (sizes.length === 1) return say("plan.estates.one", { size });
  if (sizes.every((other) => other === size)) return say("plan.estates.same", { n: sizes.length, size });
  return say("plan.estates.list", { sizes: listed([...sizes].sort((a, b) => a - b).map(String)) });
}

const numbers = (value: Figures[string] | undefined): number[] => (Array.isArray(value) ? value : []);

/** The figures of a plan as words of its sentence. */
function planWords(room: Terms, figures: Figures): Record<string, Word> {
  const words: Record<string, Word> = {};
  for (const [name, value] of Object.entries(figures)) if (!Array.isArray(value)) words[name] = value;
  if (typeof figures["street"] === "number") {
    words["street"] = streetSaid(room, figures["street"]);
    words["street_number"] = figures["street"] + 1;
  }
  if ("sizes" in figures) {
    words["estates"] = estatesText(numbers(figures["sizes"]));
    words["sizes"] = numbers(figures["sizes"]).join(" · ");
  }
  const each = ["pools", "bis"].filter((name) => Number(figures[`${name}_each`] ?? 0) > 0);
  words["with"] = listed(each.map((name) => sayOr(`plan.with.${name}`, "plan.unknown", words)));
  return words;
}

export function planText(room: Terms, plan: Plan): string {
  return capital(sayOr(`plan.${plan.kind}`, "plan.unknown", { kind: plan.kind, ...planWords(room, plan.figures) }));
}

export function planShort(room: Terms, plan: Plan): string {
  return sayOr(`short.${plan.kind}`, "short.unknown", { kind: plan.kind, ...planWords(room, plan.figures) });
}

/** A gap of a reason is that of the house to its right; people hear of the house before it. */
const gapText = (room: Terms, { street, plot }: Place): string => placeText(room, { street, plot: plot - 1 });

const HOUSE = /^[a-j]\d+$/;

/** A figure of a reason, as its sentence wants it. */
function reasonWord(room: Terms, name: string, value: string | number): Word {
  if (name === "gap" && typeof value === "string") return gapText(room, placeOf(value));
  if (name === "track") return lineName(String(value));
  if (name === "plan" && typeof value === "number") return planName(value - 1);
  if (name === "street" && typeof value === "number") return streetSaid(room, value);
  if (name === "action") return term(String(value));
  if (typeof value === "string" && HOUSE.test(value)) return placeText(room, placeOf(value));
  return value;
}

function missing(params: Figures): string {
  const sizes = numbers(params["sizes"]);
  if (sizes.length > 0) return estatesText(sizes);
  return say("plan.progress", { done: Number(params["done"] ?? 0), count: Number(params["count"] ?? 0) });
}

export function reasonText(room: Terms, { code, params }: Pick<Reason, "code" | "params">): string {
  const words: Record<string, Word> = {
    code,
    missing: missing(params),
  };
  for (const [name, value] of Object.entries(params)) {
    if (!Array.isArray(value)) words[name] = reasonWord(room, name, value);
  }
  return capital(sayOr(`reason.${code}`, "reason.unknown", words));
}

export const lineName = (kind: string): string => term(`score_${kind}`);

/** The same where there is little room. */
export const lineHead = (kind: string): string => term(`head_${kind}`);

/** Where the points of a line come from. */
export function lineText(line: Line): string {
  const told = line.because.filter((note) => note.code !== "estates.item" || note.figures["count"] !== 0);
  if (told.length === 0) return sayOr(`because.${line.kind}.none`, "score.none");
  return told.map(becauseText).join(say("list.next"));
}

function becauseText({ code, figures }: Because): string {
  const words: Record<string, Word> = {};
  for (const [name, value] of Object.entries(figures)) words[name] = becauseWord(name, value);
  const unranked = code.startsWith("temps.") && figures["n"] === 0 && figures["place"] === 0;
  return sayOr(`because.${unranked ? "temps.none" : code}`, "plan.unknown", { kind: code, ...words } satisfies Words);
}

function becauseWord(name: string, value: Figures[string]): Word {
  if (Array.isArray(value)) return value.join(" + ");
  if (name === "plan" && typeof value === "number") return planName(value - 1);
  if (name === "place") return value === 0 ? say("place.none") : say("place.nth", { nth: ordinal(Number(value)) });
  return value;
}
