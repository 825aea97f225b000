// Whole games through the interface, each to its end.
import { DESKTOP, PHONE, expect, inBrowser, person, same, sound } from "./browser.mjs";
import { keyboard, openByKeys } from "./keys.mjs";
import { listenOn, sitDownByEar, within } from "./listener.mjs";
import { playOn } from "./player.mjs";
import { addBots, begin, openRoom, roundOf, sitDown, totals } from "./rooms.mjs";

const FEWEST = 8;
const GERMAN = { ...PHONE, locale: "de-DE" };

/** Two browsers, a phone and a desktop, and a bot; then a rematch. */
async function together(browser, base) {
  const ada = await person(browser, base, "Ada", DESKTOP);
  const bruno = await person(browser, base, "Bruno", PHONE);
  const path = await openRoom(ada);
  await sitDown(bruno, path);
  await bruno.click("[data-do=ready]");
  await addBots(ada, 1, "apprentice");
  await begin(ada, bruno);
  const rounds = await Promise.all([playOn(ada, 1), playOn(bruno, 2)]);
  same(rounds[0], rounds[1], "rounds of both");
  same(await totals(ada), await totals(bruno), "totals of both");
  await ada.click("[data-do=rematch]");
  await bruno.click("[data-do=next]");
  await ada.click("[data-do=next]");
  await bruno.waitForSelector("[data-do=ready]");
  await begin(ada, bruno);
  same([await roundOf(ada), await roundOf(bruno)], [1, 1], "round of the rematch");
  sound(ada, bruno);
  return rounds[0];
}

/** One person, and bots where there are seats. */
function alone(size, bots, seed, ...choices) {
  return async (browser, base) => {
    const page = await person(browser, base, "Ada", size);
    await openRoom(page, choices);
    await addBots(page, bots);
    await begin(page);
    const rounds = await playOn(page, seed);
    same(await page.evaluate(() => document.documentElement.lang), size.locale?.slice(0, 2) ?? "en", "the language of the page");
    same((await totals(page)).length, bots + 1 + Number(choices.includes("mode:aaa")), "columns of the scores");
    sound(page);
    return rounds;
  };
}

/** From the start page to the end without a mouse. */
async function byKeys(browser, base) {
  const page = await person(browser, base, "Ada", DESKTOP);
  await page.goto("/");
  await page.evaluate(() => {
    const pointed = (event) => console.error(`a mouse did ${event.type}`);
    for (const kind of ["pointerdown", "mousedown", "touchstart"]) addEventListener(kind, pointed, true);
  });
  await openByKeys(page, ["advanced", "roundabouts"]);
  const rounds = await playOn(page, 5, keyboard);
  await totals(page);
  sound(page);
  return rounds;
}

/** Through the accessibility tree alone, as one plays who does not see the page. */
async function byEar(browser, base) {
  const page = await person(browser, base, "Ada", PHONE);
  await sitDownByEar(page);
  const { rounds, said, things } = await listenOn(page, 8);
  const missing = [/^\d+ fits \d+ houses?\. \w+ \d+/, /^Maple 2: Wrote \d+ on /].filter((words) => !said.some((text) => words.test(text)));
  same(missing.map(String), [], "what was never said");
  expect(within(things, "Final scores").some(({ role }) => role === "table"), "the final scores are a table");
  sound(page);
  return rounds;
}

const GAMES = {
  ear: byEar,
  together,
  solo: alone(PHONE, 0, 3, "mode:solo", "advanced", "roundabouts"),
  aaa: alone(PHONE, 0, 4, "edition:2023", "mode:aaa"),
  expert: alone(DESKTOP, 3, 6, "mode:expert", "roundabouts"),
  blueprint: alone(GERMAN, 2, 7, "edition:2023", "advanced", "roundabouts", "fine", "sheet:blueprint"),
  keys: byKeys,
};

const [base, name] = process.argv.slice(2);
await inBrowser(async (browser) => {
  const rounds = await GAMES[name](browser, base);
  expect(rounds >= FEWEST, `over after ${rounds} rounds`);
  console.log(`${name}: ${rounds} rounds`);
});
