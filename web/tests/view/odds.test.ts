/** The odds of a seat: each number, each action, each house, in every language. */

import { beforeAll, describe, expect, test } from "vitest";
import { decodePage } from "../../src/protocol/decode";
import type { State } from "../../src/state/model";
import { LANGUAGES, playing, speak } from "../../src/text";
import { openBook } from "../../src/text/books";
import Aid from "../../src/view/slips/Aid.svelte";
import Odds from "../../src/view/slips/Odds.svelte";
import { GAMES } from "../fixtures";
import { faults, find, inBrowser, shown, text, tree } from "./html";
import { table } from "./states";

const STATES = GAMES.filter((name) => name !== "crowd").map((name) => [name, table(name, 1)] as const);
const chances = decodePage(
  "Chances",
  JSON.stringify({
    round: 3,
    numbers: Object.fromEntries(Array.from({ length: 15 }, (_, at) => [String(at + 1), at === 0 ? 0 : at + 5])),
    actions: { surveyor: 100, pool: 100, temp: 100, bis: 0, landscaper: 0, real_estate: 0 },
    houses: [10, 11, 12].map((houses) => Array.from({ length: houses }, (_, at) => (at % 3 ? at * 8 : null))),
    rounds: 20,
    points: 31,
    played: 400,
  }),
);
const OK = { ok: true, value: chances } as const;

beforeAll(inBrowser);

describe.each(STATES)("in %s", (_, state: State) => {
  test.each(LANGUAGES)("they are whole in %s", async (language) => {
    await speak(language);
    playing(state.room?.options.edition ?? "");
    const html = shown(Odds, { state, book: await openBook("odds", language), answer: OK });
    expect(faults(html)).toEqual([]);
    expect(find(tree(html), "dt").length).toBe(15 + 6);
    expect(find(tree(html), "li").length).toBe(33);
    expect(find(tree(html), "li", "built").length).toBe(12);
    expect(find(tree(html), "p").every((paragraph) => text(paragraph) !== "")).toBe(true);
    await speak("en");
  });
});

test("numbers stand in their order, each with its chance", async () => {
  const html = shown(Odds, { state: table("standard", 1), book: await openBook("odds", "en"), answer: OK });
  const rows = find(tree(html), "dl", "numbers").flatMap((list) => find(list, "div")).map(text);
  expect(rows.slice(0, 3).map((row) => row.replaceAll(/\s+/g, " ").trim())).toEqual(["10%", "26%", "37%"]);
});

test("what cannot be had is said with its reason", async () => {
  const answer = { ok: false, problem: { code: "odds_later", params: {} } } as const;
  const html = shown(Odds, { state: table("standard", 1), book: await openBook("odds", "en"), answer });
  expect(text(tree(html))).toContain("Ask again in a moment");
});

test("the way there stands in the aid of a seat, and only where aids are allowed", async () => {
  const state = table("standard", 1);
  const book = await openBook("aid", "en");
  const answer = { ok: false, problem: { code: "offline", params: {} } } as const;
  const ways = (one: State): number =>
    find(tree(shown(Aid, { state: one, book, answer })), "button").filter((button) => button.attributes["data-do"] === "slip:odds").length;
  expect(ways(state)).toBe(1);
  expect(ways({ ...state, room: state.room && { ...state.room, options: { ...state.room.options, aids: false } } })).toBe(0);
  expect(ways({ ...state, room: state.room && { ...state.room, you: null } })).toBe(0);
});
