/** The player aid: what each action does, what is in the cards, what has not been seen. */

import { beforeAll, describe, expect, test } from "vitest";
import type { State } from "../../src/state/model";
import { decodePage } from "../../src/protocol/decode";
import { cardCounts, refills } from "../../src/state/aid";
import { LANGUAGES, playing, speak } from "../../src/text";
import { openBook } from "../../src/text/books";
import Aid from "../../src/view/slips/Aid.svelte";
import { GAMES, fixture } from "../fixtures";
import { faults, find, inBrowser, shown, text, tree } from "./html";
import { table } from "./states";

const BOXES = Object.fromEntries(["2018", "2023"].map((name) => [name, decodePage("Box", JSON.stringify(fixture("boxes")[name]))]));
const boxOf = (edition: string): NonNullable<(typeof BOXES)[string]> => {
  const box = BOXES[edition];
  if (!box) throw new Error(`no box of ${edition}`);
  return box;
};
const LATER = GAMES.filter((name) => name !== "crowd").map((name) => [name, table(name, 1)] as const);

beforeAll(inBrowser);

describe.each(LATER)("in %s", (_, state) => {
  const edition = state.room?.options.edition ?? "";

  test.each(LANGUAGES)("it is whole in %s", async (language) => {
    await speak(language);
    playing(edition);
    const html = shown(Aid, { state, book: await openBook("aid", language), answer: { ok: true, value: boxOf(edition) } as const });
    expect(faults(html)).toEqual([]);
    expect(find(tree(html), "p").every((paragraph) => text(paragraph) !== "")).toBe(true);
    expect(find(tree(html), "table", "cardcount").length).toBe(1);
    await speak("en");
  });

  test("no more cards are left than there are", () => {
    const counted = state.table?.cards.left ?? null;
    expect(counted === null).toBe(state.room?.options.aids === false);
    if (counted === null) return;
    const { rows, sums, all } = cardCounts(boxOf(edition).deck, counted);
    for (const { of, left } of [all, ...sums, ...rows.flatMap((row) => [row.sum, ...row.cells])]) expect(left).toBeLessThanOrEqual(of);
    expect(all.left).toBeGreaterThan(0);
    expect(sums.reduce((total, { left }) => total + (left ?? 0), 0)).toBe(all.left);
  });

  test("what becomes of used cards is said", async () => {
    const book = await openBook("aid", "en");
    const [first] = refills(state, boxOf(edition).switches);
    expect(book.find(first?.key ?? "")).not.toBe("");
  });
});

test("where the room counts for nobody, only what there is is shown", async () => {
  const state = table("standard", 1);
  const closed = { ...state, table: state.table && { ...state.table, cards: { ...state.table.cards, left: null } } };
  const html = shown(Aid, { state: closed, book: await openBook("aid", "en"), answer: { ok: true, value: boxOf("2018") } as const });
  expect(text(tree(html))).toContain("In this room nobody counts for you");
  expect(text(tree(html))).toContain("81 in all");
});

test("what cannot be fetched is said, and the rest is there", async () => {
  const html = shown(Aid, { state: table("standard", 1), book: await openBook("aid", "en"), answer: { ok: false, problem: { code: "offline", params: {} } } as const });
  expect(text(tree(html))).toContain("The cards could not be fetched.");
  expect(text(tree(html))).toContain("Repeat a number in the empty house beside it.");
});

test("who looks on is told only of keys that do something for them", async () => {
  await speak("en");
  const state = table("standard", 1);
  const watched = { ...state, room: state.room && { ...state.room, you: null } };
  const keys = async (one: State): Promise<string[]> =>
    find(tree(shown(Aid, { state: one, book: await openBook("aid", "en"), answer: { ok: true, value: boxOf("2018") } as const })), "kbd").map(text);
  expect(await keys(watched)).toEqual(["N", "T", "C", "?", "Esc"]);
  expect(await keys(state)).toContain("Z");
});
