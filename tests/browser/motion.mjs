// What moves between two rounds, and what never does: node motion.mjs BASE
import { DESKTOP, PHONE, answered, expect, inBrowser, person, same, sound, text } from "./browser.mjs";
import { GO, at, count, enter, touch } from "./screens.mjs";

const [base] = process.argv.slice(2);
const MAY_MOVE = new Set(["transform", "opacity", "offset", "computedOffset", "easing", "composite"]);
const FLIP = 420;
const STEADY = 0.05;

/** Collects every shift of the layout, also those that follow a touch, and notes where everything lies. */
function watchLayout() {
  const BOXES = ".top, .plan, .street, .lot, .ledger, .cell, .card, .face, .act, .bar, .undo, .go";
  const boxes = () => Object.fromEntries([...document.querySelectorAll(BOXES)].map((one, at) => [`${one.className.split(" ")[0]} ${at}`, [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight]]));
  const before = boxes();
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shifted += value;
  }).observe({ type: "layout-shift" });
  window.jumped = () => {
    const now = boxes();
    return { shifted, moved: Object.keys(now).filter((name) => before[name] && String(now[name]) !== String(before[name])) };
  };
}

/** What is moving right now, by its properties. */
const moving = (page) =>
  page.evaluate(() =>
    document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === 1).map((one) => ({
      of: one.effect.target?.className?.baseVal ?? one.effect.target?.className ?? "",
      lasts: one.effect.getTiming().duration,
      keys: one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
    })),
  );

/** Sends the last turn of a round. */
async function close(page) {
  await enter(page, "last-to-come");
  await touch(page, "card:1", "lot:a7");
  await answered(page);
  await page.evaluate(watchLayout);
  await page.locator(GO).click();
}

async function onlyMoves(page, wanted) {
  const found = await moving(page);
  for (const { of, keys } of found) same(keys.filter((key) => !MAY_MOVE.has(key)), [], `what moves of ${of}`);
  for (const one of wanted) expect(found.some(({ of }) => of.split(" ").includes(one)), `${one} does not move: ${found.map(({ of }) => of)}`);
  return found;
}

/** No box has moved; other figures in their boxes are all that shifts. */
async function isSteady(page) {
  const { shifted, moved } = await page.evaluate(() => window.jumped());
  same(moved, [], "what jumped");
  expect(shifted <= STEADY, `the layout shifted by ${shifted}`);
}

/** On a phone the neighbours lie over the cards: a tap there ends the reveal, and takes no card unseen. */
async function onPhone(browser) {
  const page = await person(browser, base, "Ada", PHONE, { reducedMotion: "no-preference" });
  await close(page);
  await page.locator(".reveal").waitFor();
  await onlyMoves(page, ["walk", "new"]);
  const card = await page.locator(at("card:1")).boundingBox();
  await page.touchscreen.tap(card.x + card.width / 2, card.y + card.height / 2);
  await page.locator(".reveal").waitFor({ state: "detached" });
  const flipping = await onlyMoves(page, ["card", "big"]);
  same(flipping.filter(({ of, lasts }) => of.split(" ").includes("card") && lasts === FLIP).length, 3, "cards that turn over");
  same([await text(page, ".rd"), await count(page, at("card:1") + "[aria-pressed=true]")], ["Round 21", 0], "the round, the card");
  await isSteady(page);
  // What the tap ended stays ended, and the next one is for the card.
  await touch(page, "card:1");
  same(await count(page, at("card:1") + "[aria-pressed=true]"), 1, "the card");
  sound(page);
}

/** On a desktop the cards lie open beside it: one tap ends the reveal and takes the card. */
async function onDesktop(browser) {
  const page = await person(browser, base, "Ada", DESKTOP, { reducedMotion: "no-preference" });
  await close(page);
  await page.locator(".reveal").waitFor();
  await page.locator(at("card:1")).click();
  await answered(page);
  same([await count(page, ".reveal"), await count(page, at("card:1") + "[aria-pressed=true]")], [0, 1], "the reveal, the card");
  await isSteady(page);
  sound(page);
}

/** Left alone it ends by itself, three seconds at most after it began. */
async function alone(browser) {
  const page = await person(browser, base, "Ada", PHONE, { reducedMotion: "no-preference" });
  await close(page);
  await page.locator(".reveal").waitFor();
  await page.locator(".reveal").waitFor({ state: "detached", timeout: 6_000 });
  await isSteady(page);
  sound(page);
}

/** Where nothing may move, one's changed house keeps a ring until the next touch. */
async function still(browser, settings) {
  const page = await person(browser, base, "Ada", PHONE, settings);
  if (settings.reducedMotion !== "reduce") {
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("boomtown", JSON.stringify({ ...JSON.parse(localStorage.getItem("boomtown")), motion: "less" })));
  }
  await close(page);
  await page.waitForFunction(() => document.querySelector(".rd b")?.textContent === "21");
  same([await count(page, ".reveal"), await count(page, ".lot.fresh"), await moving(page)], [0, 1, []], "the reveal, rings, what moves");
  await touch(page, "card:1");
  same(await count(page, ".lot.fresh"), 0, "rings after a touch");
  await isSteady(page);
  sound(page);
}

await inBrowser(async (browser) => {
  await onPhone(browser);
  await onDesktop(browser);
  await alone(browser);
  await still(browser, { reducedMotion: "reduce" });
  await still(browser, { reducedMotion: "no-preference" });
});
