// A player who knows only the screen: touches what glows, confirms, until the end is shown.
import { answered } from "./browser.mjs";

/** Numbers that look random and are the same every time. */
export function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What the screen offers, read in one go. */
export function looked() {
  const all = (selector) => [...document.querySelectorAll(selector)].map((element) => element.dataset.at);
  const there = (selector) => document.querySelector(selector) !== null;
  const go = document.querySelector(".go");
  return {
    over: there("main.finale"),
    reveal: there(".reveal"),
    slip: there("dialog[open]"),
    round: document.querySelector(".rd b")?.textContent ?? "",
    sent: there(".wait3"),
    ready: go !== null && !go.classList.contains("hold"),
    claiming: there(".plan.claim"),
    leaving: there(".xc .role.rest:not(button)"),
    written: there(".lot.draft"),
    picked: there("[aria-pressed=true][data-card]"),
    cards: all(".card:not(.nofit) .face, .xc:not(.nofit) .whole"),
    lots: all(".town .lot[data-target]"),
    ghosts: all(".town .lot.legal:has(tspan)"),
    sources: all(".strip.copy [data-target]"),
    rings: all(".town .lot.ringed"),
    mayBuild: there(".cell.plus:not(.on), .rb[aria-pressed=false]"),
    gaps: all(".slot.free"),
    sizes: all(".ledger [data-at^='size:'][data-target]"),
    estates: all(".estate.may"),
    met: all(".plan.met"),
  };
}

/** The next sensible thing to do on the screen: what to touch, or null while it is others' turn. */
export function next(seen, memory, one) {
  if (seen.round !== memory.round) Object.assign(memory, { round: seen.round, acted: false, built: false, tries: 0 });
  if (seen.reveal) return "reveal";
  if (seen.sent) return null;
  if (seen.sources.length > 0) return one(seen.sources);
  if (seen.claiming) return seen.ready || seen.estates.length === 0 ? "go" : one(seen.estates);
  if (seen.met.length > 0) return one(seen.met);
  if (seen.rings.length > 0) return one(seen.rings);
  if (seen.mayBuild && !memory.built && !seen.written) return build(memory, one);
  if (seen.leaving) return one(seen.cards);
  if (!seen.written && !seen.ready) return choose(seen, memory, one);
  const action = seen.written && !memory.acted ? act(seen, memory, one) : null;
  return action ?? (seen.ready ? "go" : null);
}

/** A roundabout now and then: not in every turn, or the streets fill up with them. */
function build(memory, one) {
  memory.built = true;
  return one(["track:roundabouts", "again", "again", "again"]);
}

function choose(seen, memory, one) {
  if (seen.picked && seen.lots.length > 0) return one(seen.lots);
  memory.tries += 1;
  if (memory.tries > 60) throw new Error(`stuck: ${JSON.stringify(seen)}`);
  // Cards may not go together: put them down and try others.
  if (seen.picked && memory.tries % 4 === 0) return "escape";
  return one(seen.cards);
}

function act(seen, memory, one) {
  memory.acted = true;
  const targets = [seen.gaps, seen.sizes, seen.ghosts].find((all) => all.length > 0);
  return targets ? one(targets) : null;
}

/** How a finger or a mouse does it. */
const HAND = {
  reveal: (page) => touch(page, ".reveal"),
  go: (page) => touch(page, ".go"),
  escape: (page) => page.keyboard.press("Escape"),
  again: () => undefined,
};

async function touch(page, selector) {
  const place = page.locator(selector).first();
  // Where a thing lies is checked elsewhere: here the touch goes to its middle, whatever lies there.
  const how = { force: true, timeout: 3_000 };
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await place.tap(how);
  else await place.click(how);
}

async function byHand(page, what) {
  if (what in HAND) await HAND[what](page);
  else if (what.startsWith("estate:")) await touch(page, `[data-at="${what}"] .lot`);
  else if (what === "track:roundabouts") await touch(page, `.rb:visible, .cell.plus:visible`);
  else await touch(page, `[data-at="${what}"]`);
}

/** Waits while there is nothing to do: others are at it. */
async function wait(page) {
  await page.waitForFunction(() => !document.querySelector(".wait3") || document.querySelector(".reveal"), null, { polling: 20 });
}

const MOST = 4_000;

/** Plays on until the end is shown or a round is over, and says in which round that was. */
export async function playOn(page, seed, does = byHand, last = Infinity) {
  const roll = dice(seed);
  const one = (names) => names[roll(names.length)];
  const memory = { round: "", said: [] };
  for (let count = 0; count < MOST; count++) {
    await answered(page);
    const seen = await page.evaluate(looked);
    if (seen.over || Number(seen.round) > last) return Number(memory.round);
    const what = next(seen, memory, one);
    memory.said.push(what);
    if (what === null) await wait(page);
    else await does(page, what);
  }
  throw new Error(`no end in round ${memory.round}: ${memory.said.slice(-20).join(", ")}`);
}
