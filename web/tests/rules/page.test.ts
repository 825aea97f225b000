/** The rules as a page: whole in every language and edition, with a picture wherever one is meant. */

import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { decodePage } from "../../src/protocol/decode";
import { CHAPTERS, SWITCHED, picturesOf, rulesOf } from "../../src/rules/contents";
import drawn from "../../src/rules/pictures.json";
import { pictured } from "../../src/rules/pictures";
import { shownBy } from "../../src/rules/shown";
import { QUESTIONS } from "../../src/rules/questions";
import { board } from "../../src/state/board";
import { LANGUAGES, playing, speak } from "../../src/text";
import { linesOf, openBook } from "../../src/text/books";
import Figures from "../../src/view/rules/Figures.svelte";
import OpponentFigures from "../../src/view/rules/OpponentFigures.svelte";
import PlanFigures from "../../src/view/rules/PlanFigures.svelte";
import Rule from "../../src/view/rules/Rule.svelte";
import SheetFigures from "../../src/view/rules/SheetFigures.svelte";
import Text from "../../src/view/rules/Text.svelte";
import { fixture } from "../fixtures";
import { faults, find, inBrowser, nodes, shown, text, tree } from "../view/html";

const CATALOG = decodePage("Catalog", JSON.stringify(fixture("pages")["Catalog"]));
const BOXES = CATALOG.editions.map(({ name }) => decodePage("Box", JSON.stringify(fixture("boxes")[name])));
const ALL = LANGUAGES.flatMap((language) => BOXES.map((box) => [language, box.name, box] as const));

beforeAll(inBrowser);
afterEach(async () => {
  await speak("en");
  playing("2018");
});

describe.each(ALL)("in %s, %s", (language, edition, box) => {
  test("every rule stands at its number, and nothing is broken", async () => {
    await speak(language);
    playing(edition);
    const html = shown(Text, { book: await openBook("rules", language), catalog: CATALOG, boxes: BOXES, box, hash: "R4.2" });
    expect(faults(html)).toEqual([]);
    const ids = [...nodes(tree(html))].map((node) => node.attributes["id"]).filter((id) => id !== undefined);
    const wanted = [...CHAPTERS.flatMap((chapter) => [chapter.id, ...rulesOf(chapter)]), "R14", ...CATALOG.switches.map(({ rule }) => rule)];
    expect(ids.sort()).toEqual(wanted.sort());
    expect(find(tree(html), "*", "here").map((node) => node.attributes["id"])).toEqual(["R4.2"]);
  });

  test("all figures of the box are shown", async () => {
    await speak(language);
    playing(edition);
    const book = await openBook("rules", language);
    const parts = [
      shown(Figures, { book, box }),
      shown(PlanFigures, { book, box }),
      shown(OpponentFigures, { book, opponents: box.opponents }),
      ...box.layouts.map((layout) => shown(SheetFigures, { book, layout })),
    ];
    expect(parts.flatMap(faults)).toEqual([]);
    const plans = find(tree(parts[1] ?? ""), "tr").length - box.plans.length;
    expect(plans).toBe(box.plans.flat().length);
  });
});

test("a figure of our own keeps its mark", async () => {
  const blueprint = BOXES.flatMap(({ layouts }) => layouts).find(({ status }) => status === "reconstructed");
  if (!blueprint) throw new Error("every sheet is printed");
  const html = shown(SheetFigures, { book: await openBook("rules", "en"), layout: blueprint });
  expect(find(tree(html), "i", "our").length).toBe(1);
});

test("what holds in one edition only is told there only", async () => {
  const book = await openBook("rules", "en");
  const told = BOXES.map((box) => text(tree(shown(Text, { book, catalog: CATALOG, boxes: BOXES, box, hash: "" }))));
  expect(told.map((one) => one.includes("no fence may come between them later"))).toEqual([true, false]);
  expect(told.map((one) => one.includes("7 points for at least 6 boxes"))).toEqual([true, false]);
});

test("every picture is used, told in words, and drawn by the table's street", async () => {
  const lines = Object.keys(await linesOf("rules", "en"));
  const rules = CHAPTERS.flatMap(rulesOf);
  const used = BOXES.flatMap(({ name }) => rules.flatMap((rule) => picturesOf(rule, name)));
  const names = Object.keys(drawn.pictures).sort();
  expect([...new Set(used)].sort()).toEqual(names);
  expect(lines.filter((key) => key.startsWith("pic.")).map((key) => key.slice("pic.".length)).sort()).toEqual(names);
  for (const name of names) {
    const state = pictured(name);
    expect(state && board(state)[0]?.rows.length, name).toBeGreaterThan(0);
  }
  expect(pictured("nothing")).toBeNull();
});

test("a picture glows where its move is legal", () => {
  const state = pictured("order");
  const lots = state ? (board(state)[0]?.rows.flatMap((row) => row.lots) ?? []) : [];
  expect(lots.filter(({ target }) => target !== null).map(({ name }) => name)).toEqual(["a3", "a4"]);
});

test("cards are shown as the table draws them, with words to each", async () => {
  const book = await openBook("rules", "en");
  const [box] = BOXES;
  if (!box) throw new Error("no edition");
  const rules = CHAPTERS.flatMap(rulesOf).filter((id) => shownBy(id) !== null);
  expect(rules).toEqual(["R3.2", "R6.1", "R10.2", "R11.2", "R12.2"]);
  for (const id of rules) {
    const page = tree(shown(Rule, { id, book, catalog: CATALOG, box, here: false }));
    expect(find(page, "figure", "shown").length, id).toBe(1);
    expect(text(find(page, "figcaption")[0] ?? page).length, id).toBeGreaterThan(20);
  }
  const expert = tree(shown(Rule, { id: "R11.2", book, catalog: CATALOG, box, here: false }));
  expect(find(expert, "span", "role").map(text)).toEqual(["number", "action", "to the right"]);
  const plans = tree(shown(Rule, { id: "R6.1", book, catalog: CATALOG, box, here: false }));
  expect(find(plans, "button", "plan").map((plan) => /Claim|1 of/.exec(text(plan))?.[0] ?? "stamp")).toEqual(["1 of", "Claim", "stamp"]);
});

test("every switch hangs on a rule, and every question has its words", async () => {
  const rules = new Set(CATALOG.switches.map(({ rule }) => rule));
  expect(new Set(Object.values(SWITCHED).flat())).toEqual(rules);
  const names = new Set(CATALOG.switches.map(({ name }) => name));
  expect(QUESTIONS.flatMap(({ switches = [] }) => switches).filter((name) => !names.has(name))).toEqual([]);
  expect([...new Set(QUESTIONS.flatMap(({ switches = [] }) => switches))].length).toBe(names.size);
  const lines = Object.keys(await linesOf("questions", "en")).filter((key) => !key.startsWith("page."));
  expect(lines.sort()).toEqual(QUESTIONS.flatMap(({ id }) => [`${id}.q`, `${id}.a`]).sort());
});
