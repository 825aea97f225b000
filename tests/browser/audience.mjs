// Those who look on: a spectator watches two rounds, a screen lives through a restart and goes along into the rematch.
import { DESKTOP, PHONE, TELEVISION, answered, expect, inBrowser, person, please, same, tab, text } from "./browser.mjs";
import { playOn } from "./player.mjs";
import { addBots, begin, openRoom } from "./rooms.mjs";

const [base] = process.argv.slice(2);

const figures = (page) => page.locator(".tv .sc").allInnerTexts();

await inBrowser(async (browser) => {
  const ada = await person(browser, base, "Ada", DESKTOP);
  const path = await openRoom(ada);
  await addBots(ada, 1);

  // The screen is put up by somebody who plays, in the same browser.
  const screen = await tab(ada);
  await screen.setViewportSize(TELEVISION.viewport);
  await screen.goto(`${path}/screen`);
  await screen.waitForSelector(".tvroom");
  expect((await text(screen, ".comers")).includes("Ada"), "the screen shows who sits down");

  await begin(ada);
  await screen.waitForSelector(".middle");
  const bruno = await person(browser, base, "Bruno", PHONE);
  await bruno.goto(path);
  await bruno.waitForSelector("main.watch");
  same(await bruno.locator(".late").count(), 0, "nothing is late in the first round");

  await playOn(ada, 3, undefined, 1);
  for (const [page, mark] of [[bruno, ".rd b"], [screen, ".mid h1"]]) {
    await page.waitForFunction(([selector]) => /2/.test(document.querySelector(selector)?.textContent ?? ""), [mark]);
  }
  expect((await bruno.locator(".sht .new").count()) > 0, "what is new is ringed");
  same(await bruno.locator(".sht .mv").count(), 2, "a line for each seat");

  await please("restart");
  await screen.waitForSelector(".tv .toast", { state: "detached" });
  await playOn(ada, 4, undefined, 2);
  await screen.waitForFunction(() => /3/.test(document.querySelector(".mid h1")?.textContent ?? ""));
  await bruno.waitForFunction(() => document.querySelector(".rd b")?.textContent === "3");
  await answered(bruno);
  const shown = await bruno.locator(".sht .sc").allInnerTexts();
  same(await figures(screen), shown, "what the screen and the spectator count");

  await ada.click(".menu");
  for (let twice = 0; twice < 2; twice++) await ada.locator(".menulist .sm").filter({ hasText: /end/i }).last().click();
  await screen.waitForSelector(".tvend");
  await ada.click("[data-do=rematch]");
  await screen.waitForURL((url) => url.pathname.endsWith("/screen") && !url.pathname.startsWith(path));
  await screen.waitForSelector(".tvroom");
  expect((await text(screen, ".comers")).includes("Ada"), "the next room has the same people");
});
