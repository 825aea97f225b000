/** Whole sentences as people read them: every code with figures of its kind, in every language. */

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Because, Happening, Plan, Reason } from "../../src/protocol/generated";
import { eventText } from "../../src/state/happenings";
import { lineText, planShort, planText, reasonText } from "../../src/state/words";
import { LANGUAGES, playing, speak } from "../../src/text";
import { NAMES, fixture, raw } from "../fixtures";
import { ROOM } from "../state/seat";

const WORDS = fixture("words");
const REASONS = WORDS["reasons"] as Record<string, string[]>;
const HOLE = /undefined|NaN|\[object|[{}|]| {2}|\(\)| [.,;:!?]$/;

/** Figures that can be found again in a sentence: no two are alike. */
const FIGURES: Readonly<Record<string, number | string | number[]>> = {
  seconds: 17,
  number: 13, other: 14, place: "b7", gap: "b8", plan: 2, street: 1, action: "pool", size: 6, sizes: [3, 5], done: 41, count: 42, n: 43,
  points: 44, value: 45, crossed: 46, boxes: 47, written: 48, expected: 49, numbers: 50, turns: 51, houses: 52, seats: 53, track: "pools",
  field: "seconds", problem: "something", card: 54, offer: 55, seat: 56, values: [2, 4, 10], rank: 57, round: 58, reasons: "plans",
};

/** What stands in the sentence for a figure, where it is not the figure itself. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  place: /Marigold 7/,
  gap: /Marigold 7/,
  plan: /n°2/,
  street: /Marigold Avenue/,
  action: /Pool Manufacturer/,
  track: /Pools/,
  sizes: /3 and 5/,
  values: /2 \+ 4 \+ 10/,
};

/** Figures that no sentence needs: the place is beside the finger, the card in the hand, the server's own words are not ours. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  fence_there: ["gap"],
  fence_parts_bis: ["number"],
  no_such_card: ["card"],
  no_such_offer: ["offer"],
  no_such_seat: ["seat"],
  "order.same": ["place"],
  no_replay: ["problem"],
  not_a_move: ["problem"],
  not_understood: ["problem"],
  bad_setting: ["problem"],
  // estates that lack are told instead of how many; of a plan that asks for none, how many
  plan_missing: ["count", "done"],
  plan_unmarked: ["sizes"],
  refusal_without_need: ["count"],
};

const paramsOf = (names: readonly string[]): Reason["params"] => Object.fromEntries(names.map((name) => [name, FIGURES[name] ?? 0]));

beforeEach(() => {
  playing("2018");
});
afterEach(async () => {
  await speak("en");
});

test("every figure that a reason can have is known here", () => {
  expect([...new Set(Object.values(REASONS).flat())].filter((name) => !(name in FIGURES))).toEqual([]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(["2018", "2023"])("no sentence of %s has a hole, or the name of its code", async (edition) => {
    await speak(language);
    playing(edition);
    const told = [...Object.entries(REASONS), ...["offline", "unreadable", "end"].map((code): [string, string[]] => [code, []])];
    const bad = told.map(([code, names]) => [code, reasonText(ROOM, { code, params: paramsOf(names) })] as const);
    expect(bad.filter(([code, sentence]) => HOLE.test(sentence) || !/[.!?]$/.test(sentence) || sentence.includes(`(${code})`))).toEqual([]);
  });

  test("every plan card has its sentence and its short form", async () => {
    await speak(language);
    const plans = (WORDS["plans"] as Partial<Plan>[]).map((plan): Plan => ({ figures: {}, values: [0, 0], turned: false, advanced: false, status: "printed", claimed: {}, kind: "", ...plan }));
    expect(plans.filter((plan) => HOLE.test(planText(ROOM, plan)) || HOLE.test(planShort(ROOM, plan)) || planText(ROOM, plan) === plan.kind)).toEqual([]);
    expect(Math.max(...plans.map((plan) => planShort(ROOM, plan).length))).toBeLessThanOrEqual(40);
  });

  test("every line of every score that rooms have told can be read", async () => {
    await speak(language);
    const told = [...lines(NAMES.flatMap(raw))];
    expect(told.length).toBeGreaterThan(1_000);
    expect([...new Set(told.map((line) => lineText(line)).filter((text) => HOLE.test(text) || text === ""))]).toEqual([]);
  });

  test("every event between rounds has its sentence", async () => {
    await speak(language);
    const events = (WORDS["events"] as Partial<Happening>[]).map((event): Happening => ({ kind: "", figures: {}, ...event }));
    const told = events.map((event) => [event.kind, eventText(event)] as const);
    expect(told.filter(([kind, sentence]) => (kind === "ended") !== (sentence === "") || HOLE.test(sentence))).toEqual([]);
  });
});

/** The lines of scores, wherever they stand in what was told. */
function* lines(value: unknown): Generator<{ kind: string; points: number; because: Because[] }> {
  if (typeof value !== "object" || value === null) return;
  if ("because" in value) {
    const line = value as { kind: string; points: number; because: Partial<Because>[] };
    yield { ...line, because: line.because.map((note) => ({ code: "", figures: {}, ...note })) };
  } else for (const inner of Object.values(value)) yield* lines(inner);
}

test("a sentence tells every figure that came with its code, but for those that stand elsewhere", () => {
  const silent = Object.entries(REASONS).flatMap(([code, names]) => {
    const sentence = reasonText(ROOM, { code, params: paramsOf(names) });
    return names
      .filter((name) => !(UNSAID[code] ?? []).includes(name))
      .filter((name) => !(SHOWN[name] ?? new RegExp(`\\b${String(FIGURES[name])}\\b`)).test(sentence))
      .map((name) => `${code}: ${name}: ${sentence}`);
  });
  expect(silent).toEqual([]);
});

test("what is left unsaid is a figure that comes", () => {
  const idle = Object.entries(UNSAID).flatMap(([code, names]) => names.filter((name) => !(REASONS[code] ?? []).includes(name)).map((name) => `${code}: ${name}`));
  expect(idle).toEqual([]);
});

test.each<[Pick<Reason, "code" | "params">, string]>([
  [{ code: "order.too_high", params: { number: 9, other: 7, place: "b3" } }, "9 does not fit here. Marigold 3 must stay below the 7 to its right."],
  [{ code: "plan_missing", params: { plan: 2, done: 1, count: 3, sizes: [2, 5] } }, "Plan n°2 still lacks: estates of sizes 2 and 5."],
  [{ code: "plan_missing", params: { plan: 1, done: 1, count: 3, sizes: [4, 4] } }, "Plan n°1 still lacks: 2 estates of size 4."],
  [{ code: "plan_missing", params: { plan: 1, done: 1, count: 3, sizes: [4] } }, "Plan n°1 still lacks: an estate of size 4."],
  [{ code: "plan_missing", params: { plan: 3, done: 4, count: 7, sizes: [] } }, "Plan n°3 still lacks: 4 of 7."],
  [{ code: "roundabout_this_turn", params: { n: 1 } }, "Only 1 roundabout a turn."],
  [{ code: "roundabout_this_turn", params: { n: 2 } }, "Only 2 roundabouts a turn."],
  // a gap of a reason is named by the house to its right; people hear of the one before it
  [{ code: "roundabout_fence", params: { gap: "a4" } }, "A roundabout has fences on both sides; one is missing after Juniper 3."],
  [{ code: "brand_new", params: {} }, "Not possible (brand_new)."],
])("%o: %s", (reason, sentence) => {
  expect(reasonText(ROOM, reason)).toBe(sentence);
});
