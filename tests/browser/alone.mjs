// One browser plays a whole game: solo, the agency, or expert against bots.
import { DESKTOP, PHONE, launch, openRoom, person, playOn, sound, start } from "./play.mjs";

const WAYS = {
  solo: { choices: ["mode:solo"], size: PHONE },
  aaa: { choices: ["edition:2023", "mode:aaa", "advanced"], size: PHONE },
  expert: { choices: ["mode:expert", "roundabouts"], size: DESKTOP, bots: 3 },
};

const [base, way] = process.argv.slice(2);
const { choices, size, bots = 0 } = WAYS[way];
const browser = await launch();
const page = await person(browser, base, "Ada", size);
await openRoom(page, choices);
for (let k = 0; k < bots; k++) {
  await page.locator("[data-bot]").first().click();
  await page.waitForFunction((count) => document.querySelectorAll(".seatl li.bot").length === count, k + 1);
}
await start(page);
const round = await playOn(page, way.length);
sound(page);
console.log(`${way}: ${round} rounds; totals ${(await page.locator(".tot .num").allTextContents()).join(", ")}`);
await browser.close();
