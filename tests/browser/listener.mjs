// A player who hears the page: knows roles, names and what is said, and nothing of how it looks or is built.
import { answered, expect } from "./browser.mjs";
import { dice } from "./player.mjs";

const LINE = /^\s*- (?:'((?:[^']|'')*)'|(.*?)):?$/;
const THING = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)(?:: (.*))?$/;

/** The accessibility tree as a list: role, name or text, and states, in the order they are read. */
export async function heard(page) {
  const tree = await page.locator("body").ariaSnapshot();
  return tree.split("\n").flatMap((line) => {
    const [, quoted, plain] = LINE.exec(line) ?? [];
    const [, role, name, states = "", text = ""] = THING.exec((quoted?.replaceAll("''", "'") ?? plain ?? "").trim()) ?? [];
    const unquoted = (words) => words.replace(/^"(.*)"$/, "$1").replaceAll('\\"', '"');
    return role ? [{ role, name: unquoted(name ?? text), text: unquoted(text), states, depth: line.search(/\S/) }] : [];
  });
}

const buttons = (things) => things.filter(({ role, states }) => role === "button" && !states.includes("disabled"));
const named = (things, name) => buttons(things).find((one) => one.name === name);

/** What stands inside one of the things. */
function inside(things, at) {
  if (at < 0) return [];
  const rest = things.slice(at + 1);
  const end = rest.findIndex(({ depth }) => depth <= things[at].depth);
  return end < 0 ? rest : rest.slice(0, end);
}

/** What stands inside a region of that name. */
export const within = (things, name) => inside(things, things.findIndex((one) => one.role === "region" && one.name === name));

/** What is said: lines, alerts and paragraphs as one hears them, whatever they consist of. */
const said = (things) => things.flatMap((one, at) => {
  if (!["status", "alert", "paragraph"].includes(one.role)) return [];
  const text = [one.text, ...inside(things, at).map((part) => part.text)].filter((part) => part !== "").join(" ");
  return text === "" ? [] : [{ role: one.role, text }];
});

async function press(page, name) {
  await page.getByRole("button", { name, exact: true }).first().press("Enter");
  await answered(page);
}

/** From the start page to the text board of a game with three bots. */
export async function sitDownByEar(page) {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await page.getByRole("button", { name: /^Play now/ }).press("Enter");
  await page.getByRole("button", { name: "Text board", exact: true }).press("Enter");
  await page.getByRole("heading", { name: /^Text board · Round 1$/ }).waitFor();
  await answered(page);
}

/** What the line says now. */
const line = (things) => said(things).find(({ role }) => role === "status")?.text ?? "";

/** The next thing to press, told by what is heard. */
function next(things, memory, one) {
  const cards = within(things, "Cards").filter(({ role }) => role === "button");
  const chosen = cards.some(({ states }) => states.includes("pressed"));
  const choices = buttons(within(things, "What you may do")).filter(({ name }) => name !== "Roundabout");
  const claim = buttons(within(things, "Plans")).find(({ name, states }) => name.startsWith("Claim") && !states.includes("pressed"));
  const writing = choices.filter(({ name }) => name.startsWith("Write"));
  if (named(things, "Refusal")) return (memory.refused = true), "Refusal";
  if (claim && memory.claims < 3) return (memory.claims += 1), claim.name;
  const estates = choices.filter(({ name, states }) => name.startsWith("Use house") && !states.includes("pressed"));
  if (estates.length > 0) return one(estates).name;
  if (!chosen && !memory.refused) return one(cards.filter(({ name }) => !name.endsWith("fits nowhere"))).name;
  if (!memory.written && writing.length > 0) return (memory.written = true), one(writing).name;
  const acts = choices.filter(({ name, states }) => !name.startsWith("Write") && !states.includes("pressed"));
  if (!memory.acted && acts.length > 0) return (memory.acted = true), one(acts).name;
  return buttons(things).find(({ name }) => name === "Confirm" || /^Claim \d \//.test(name))?.name;
}

/** Plays on until the final scores are read out; returns the rounds and everything that was said meanwhile. */
export async function listenOn(page, seed, most = 1_500) {
  const roll = dice(seed);
  const one = (all) => all[roll(all.length)];
  const memory = { round: "", said: new Set(), pressed: [] };
  for (let count = 0; count < most; count++) {
    await answered(page);
    const things = await heard(page);
    for (const { text } of said(things)) memory.said.add(text);
    if (named(things, "Rematch")) return { rounds: Number(memory.round), said: [...memory.said], things };
    const round = things.find(({ role, name }) => role === "heading" && name.startsWith("Text board"))?.name.split(" ").at(-1) ?? memory.round;
    if (round !== memory.round) Object.assign(memory, { round, written: false, acted: false, refused: false, claims: 0 });
    // Others are at it, or the last turns are still being told.
    if (named(things, "Take back") || !things.some(({ role, name }) => role === "region" && name === "What you may do")) {
      await page.waitForTimeout(30);
      continue;
    }
    const name = next(things, memory, one);
    expect(name !== undefined, `nothing to press in round ${round}: ${line(things)}`);
    memory.pressed.push(name);
    await press(page, name);
  }
  throw new Error(`no end in round ${memory.round}: ${memory.pressed.slice(-20).join(", ")}`);
}
