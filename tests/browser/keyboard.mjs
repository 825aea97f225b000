// The keys of the table, each in a scene where it has something to do: node keyboard.mjs BASE NAME
import { DESKTOP, answered, expect, inBrowser, person, same, sound } from "./browser.mjs";
import { GO, at, count, enter, placesOf, says, touch } from "./screens.mjs";

const focus = (page) => page.evaluate(() => document.activeElement?.dataset.at ?? document.activeElement?.localName);

async function press(page, ...keys) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await answered(page);
  }
}

/** Every key of the table does what the slip of keys says. */
async function keys(page) {
  await enter(page, "street");
  await press(page, "2", ".");
  same(await focus(page), "lot:a6", "the first place where 9 fits");
  await press(page, ".", ",", ",");
  same(await focus(page), "lot:c7", "the last place, before the first");
  const walk = ["Home", "ArrowRight", "ArrowUp", "End", "ArrowDown", "ArrowLeft"];
  const steps = [];
  for (const key of walk) {
    await press(page, key);
    steps.push(await focus(page));
  }
  same(steps, ["lot:c1", "lot:c2", "lot:b2", "lot:b11", "lot:c12", "lot:c11"], "along and between streets");
  await press(page, "2", "2", ".", ".", "Enter");
  same(await placesOf(page, ".lot.draft"), ["lot:a7"], "Enter writes");
  await press(page, "a");
  same(await count(page, ".card.left"), 1, "A leaves the action");
  await press(page, "z");
  same(await count(page, ".lot.draft"), 0, "Z takes a step back");
  await press(page, "1", ".", " ", "f", "Enter");
  same([await count(page, ".lot.draft"), await count(page, ".fence.pen")], [1, 1], "Space writes, F leads to the gaps");
  await press(page, "Shift+Z", "o", ".", "Enter");
  same(await count(page, ".rbt.dr"), 1, "O builds a roundabout");
  await press(page, "z", "o", "o");
  same(await count(page, ".lot.ringed"), 0, "O puts the rings away");
  await press(page, "2", "Escape");
  same(await count(page, "[aria-pressed=true][data-card]"), 0, "Escape puts the card down");
  await press(page, "p", "ArrowRight", "Enter");
  await says(page, "dialog[open] h2", "City plan n°2 7");
  await press(page, "1", "Escape");
  same([await count(page, "dialog[open]"), await count(page, "[aria-pressed=true][data-card]")], [0, 0], "no key goes through a slip");
  for (const [key, title] of [["s", "Your town"], ["l", "Ledger"], ["n", "Neighbours"], ["?", "Player aid"]]) {
    await press(page, key);
    same(await page.locator("dialog[open]").getAttribute("aria-label"), title, `the slip of ${key}`);
    await press(page, "Escape");
  }
  for (const board of ["main.textboard", "main.table:not(.textboard)"]) {
    await press(page, "t");
    await page.waitForFunction((wanted) => document.activeElement.closest(wanted), board);
  }
  await enter(page, "next-round");
  await press(page, "1", ".", "Enter", "b");
  expect(await page.evaluate(() => document.activeElement.matches(".lot.legal")), "B leads to a ghost");
  await press(page, "Shift+Z", "3", ".", "Enter", "e", "Enter");
  same(await count(page, ".ledger .chg[data-at^='size:']"), 1, "E leads to the sizes");
  await press(page, "Control+Enter");
  await says(page, GO, "Take back Enter");
  await press(page, "Control+Enter");
  await says(page, GO, "Confirm Enter");
}

/** Estates for a plan are chosen without a mouse. */
async function claim(page) {
  await enter(page, "claims");
  await press(page, "2", ".");
  for (let step = 0; step < 20 && (await focus(page)) !== "lot:c6"; step++) await press(page, ".");
  await press(page, "Enter", "p", "Enter");
  await says(page, GO, "Claim 0 / 3 Enter");
  await press(page, ".", "Enter", ".", "Enter", ".", "Enter");
  same(await placesOf(page, ".estate.on"), ["estate:a1-3", "estate:a4-6", "estate:b9-11"], "estates chosen");
  await press(page, "Control+Enter");
  same(await placesOf(page, ".plan.pen"), ["plan:0"], "plans claimed");
}

/** Keys of one letter can be turned off; Ctrl+Enter and Tab remain. */
async function keysOff(page) {
  await enter(page, "street");
  await touch(page, ".menu", "[data-do='slip:settings']", "[data-choice='keys:off']");
  await press(page, "Escape", "1", "s", "z");
  same([await count(page, "[aria-pressed=true][data-card]"), await count(page, "dialog[open]")], [0, 0], "what single keys did");
  await touch(page, "card:1", "lot:a7");
  await press(page, "Control+Enter");
  await says(page, GO, "Take back Enter");
}

/** Tab leads to the line first and stops once in a group; a slip gives the focus back to where it was. */
async function tabStops(page) {
  await enter(page, "street");
  const stops = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    stops.push(await page.evaluate(() => {
      const { dataset, className } = document.activeElement;
      return document.activeElement.closest("[data-group]")?.dataset.group ?? dataset.do ?? dataset.at ?? className.split(" ")[0];
    }));
  }
  same(stops, ["skip", "bar", "cards", "streets", "undo", "rb", "score", "confirm", "plans", "ledger", "neighbours", "menu"], "stops");
  for (const [key, slip] of [["s", "Your town"], ["Enter", "Menu"]]) {
    await press(page, key);
    same(await page.locator("dialog[open]").getAttribute("aria-label"), slip, `the slip of ${key}`);
    await press(page, "Escape");
    await page.waitForFunction(() => document.activeElement.matches(".menu"));
  }
  await press(page, "Enter");
  await press(page, "Escape");
  await page.waitForFunction(() => document.activeElement.matches(".menu"));
  await enter(page, "next-round");
  await press(page, "1", ".");
  await page.locator(at("lot:a8")).press("Enter");
  await page.locator(at("lot:c6")).press("Enter");
  await page.locator(".strip [data-target]").first().press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".say"));
}

const KEYS = { table: keys, claim, off: keysOff, tab: tabStops };

const [base, name] = process.argv.slice(2);
await inBrowser(async (browser) => {
  const page = await person(browser, base, "Ada", DESKTOP);
  await KEYS[name](page);
  sound(page);
});
