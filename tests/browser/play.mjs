// A player who knows only the screen: taps what glows, confirms, until the end is shown.
import { createRequire } from "node:module";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1440, height: 900 };

export async function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/** A browser of its own for a person: own cookies, own storage; what goes wrong in it is noted. */
export async function person(browser, base, name, size = PHONE, more = {}) {
  const context = await browser.newContext({ viewport: size, baseURL: base, reducedMotion: "reduce", ...more });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") page.faults.push(message.text());
  });
  await page.addInitScript((kept) => {
    if (localStorage.getItem("boomtown") === null) localStorage.setItem("boomtown", JSON.stringify(kept));
  }, { person: { name, city: `${name}ville`, colour: name.charCodeAt(0) % 6 } });
  return page;
}

/** Opens a room through the form; `choices` are its switches by name. */
export async function openRoom(page, choices) {
  await page.goto("/");
  const make = page.locator("[data-do=make]");
  if (await make.isVisible()) await make.click();
  for (const choice of choices) {
    if (choice === "fine") await page.click("[data-do=fine]");
    else await page.click(choice.startsWith("preset:") ? `[data-preset=${choice.slice(7)}]` : `[data-choice="${choice}"]`);
  }
  await page.click("[data-do=open]");
  await page.waitForSelector("main.room");
  return new URL(page.url()).pathname;
}

export async function sitDown(page, path) {
  await page.goto(path);
  await page.click("[data-do=join]");
  await page.waitForSelector("[data-do=ready]");
}

export async function start(page) {
  await page.click("[data-do=start]");
  await page.waitForSelector("main.table");
}

/** Numbers that look random and are the same every time. */
export function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What the screen offers, read in one go. */
function looked() {
  const all = (selector) => [...document.querySelectorAll(selector)].map((element) => element.dataset.at);
  const go = document.querySelector(".go");
  return {
    over: document.querySelector("main.finale") !== null,
    reveal: document.querySelector(".reveal") !== null,
    slip: document.querySelector("dialog[open]") !== null,
    round: document.querySelector(".rd b")?.textContent ?? "",
    sent: document.querySelector(".wait3") !== null,
    ready: go !== null && !go.classList.contains("hold"),
    refusal: go?.classList.contains("ref") ?? false,
    claiming: document.querySelector(".plan.claim") !== null,
    leaving: document.querySelector(".xc .role.rest:not(button)") !== null,
    written: document.querySelector(".lot.draft") !== null,
    hand: document.querySelector(".xhand") !== null,
    picked: document.querySelector("[aria-pressed=true][data-card]") !== null,
    cards: all(".card:not(.nofit) .face, .xc:not(.nofit) .whole"),
    lots: all(".town .lot[data-target]"),
    ghosts: all(".town .lot.legal:has(tspan)"),
    rings: all(".town .lot.ringed"),
    mayBuild: document.querySelector(".cell.plus:not(.on)") !== null,
    gaps: all(".slot.free"),
    sizes: all(".ledger [data-at^='size:'][data-target]"),
    estates: all(".estate.may"),
    met: all(".plan.met"),
    drafted: document.querySelector(".slot svg, .ledger .chg[data-at^='size:']") !== null,
  };
}

const at = (name) => `[data-at="${name}"]`;

/** Does the next sensible thing on the screen; returns what it saw. */
export async function step(page, roll, memory) {
  const seen = await page.evaluate(looked);
  if (seen.round !== "" && seen.round !== memory.round) Object.assign(memory, { round: seen.round, acted: false, built: false, copies: [], tries: 0, said: [] });
  const tap = async (name) => {
    memory.said.push(name);
    await page.locator(at(name)).first().click({ force: true });
  };
  const one = (names) => names[roll(names.length)];
  if (seen.over) return seen;
  if (seen.reveal) await page.locator(".reveal").click({ timeout: 2_000 }).catch(() => undefined);
  else if (seen.sent) await page.waitForTimeout(40);
  else if (seen.claiming && seen.estates.length > 0 && !seen.ready) await tapEstate(page, one(seen.estates));
  else if (seen.met.length > 0 && !seen.claiming) await tap(one(seen.met));
  else if (seen.rings.length > 0) await tap(one(seen.rings));
  else if (seen.mayBuild && !memory.built && roll(6) === 0) await build(tap, memory);
  else if (seen.leaving) await tap(one(seen.cards));
  else if (!seen.written && !seen.ready) await choose(page, seen, tap, one, memory);
  else if (!memory.acted && seen.written) await act(seen, tap, one, memory);
  else if (seen.ready) await page.locator(".go").click();
  else await page.waitForTimeout(30);
  await page.waitForTimeout(25);
  return seen;
}

async function choose(page, seen, tap, one, memory) {
  if (seen.picked && seen.lots.length > 0) return tap(one(seen.lots));
  memory.tries += 1;
  if (memory.tries > 40) throw new Error(`stuck: ${JSON.stringify(seen)} after ${memory.said.join(", ")}`);
  // Cards may not go together: put them down and try others.
  if (seen.picked && memory.tries % 4 === 0) await page.keyboard.press("Escape");
  if (seen.cards.length > 0) return tap(one(seen.cards));
  return page.waitForTimeout(30);
}

async function build(tap, memory) {
  memory.built = true;
  return tap("track:roundabouts");
}

async function act(seen, tap, one, memory) {
  memory.acted = true;
  if (seen.gaps.length > 0) return tap(one(seen.gaps));
  if (seen.sizes.length > 0) return tap(one(seen.sizes));
  if (seen.ghosts.length > 0 && memory.copies.length < 2) return copy(seen, tap, one, memory);
  return undefined;
}

/** A ghost between two numbers asks which to copy: the strip's first answer will do. */
async function copy(seen, tap, one, memory) {
  const ghost = one(seen.ghosts);
  memory.copies = [...memory.copies, ghost];
  return tap(ghost);
}

async function tapEstate(page, name) {
  await page.locator(`${at(name)} .lot`).first().click({ force: true });
}

/** Plays on until the end is shown, and says how many rounds it took. */
export async function playOn(page, seed, most = 4_000) {
  const roll = dice(seed);
  const memory = { round: "", acted: false, built: false, copies: [], tries: 0, said: [] };
  for (let count = 0; count < most; count++) {
    const seen = await step(page, roll, memory);
    if (seen.over) return memory.round;
  }
  throw new Error(`no end after ${most} steps, round ${memory.round}: ${memory.said.slice(-12).join(", ")}`);
}

export function sound(...pages) {
  const faults = pages.flatMap((page) => page.faults);
  if (faults.length > 0) throw new Error(`in the page: ${faults.join("\n")}`);
}
