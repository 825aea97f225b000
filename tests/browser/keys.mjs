// A player without a mouse: the keys of the table, Tab and Enter elsewhere.
import { answered, expect } from "./browser.mjs";

const MOST = 120;

const focused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses a key until something has the focus. */
export async function reach(page, key, selector) {
  for (let count = 0; count < MOST; count++) {
    if (await focused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}`);
}

/** Goes to something with Tab and presses it. */
export async function press(page, selector, key = "Enter") {
  await page.waitForSelector(selector);
  await reach(page, "Tab", selector);
  await page.keyboard.press(key);
}

/** Opens a room for oneself and two bots, and begins. */
export async function openByKeys(page, choices) {
  await page.waitForSelector("[data-do=open]");
  await reach(page, "Tab", "[name=name]");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Ada");
  for (const choice of choices) {
    await press(page, `[data-choice="${choice}"]`, "Space");
    await page.waitForSelector(`[data-choice="${choice}"][aria-pressed=true]`);
  }
  await press(page, "[data-do=open]");
  await page.waitForSelector("main.room");
  for (let count = 1; count <= 2; count++) {
    await press(page, "[data-bot=random]");
    await page.locator(".seatl li.bot").nth(count - 1).waitFor();
  }
  await press(page, "[data-do=start]");
  await page.waitForSelector("main.table");
}

const named = (what) => `[data-at="${what}"]`;

/** How keys do what a finger would. */
export async function keyboard(page, what) {
  const [kind, at] = what.split(":");
  switch (kind) {
    case "reveal":
    case "escape":
      return page.keyboard.press("Escape");
    case "go":
      return page.keyboard.press("Control+Enter");
    case "again":
      return undefined;
    case "track":
      return page.keyboard.press("o");
    case "card":
      return page.keyboard.press(String(Number(at) + 1));
    case "plan":
      await page.keyboard.press("p");
      expect(await focused(page, ".plan.met"), "P does not lead to a plan that can be claimed");
      await reach(page, "ArrowRight", named(what));
      return page.keyboard.press("Enter");
    case "estate":
      await reach(page, ".", `${named(what)} .lot`);
      return page.keyboard.press("Enter");
    default:
      await reach(page, ".", named(what));
      await answered(page);
      return page.keyboard.press("Enter");
  }
}
