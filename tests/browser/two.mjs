// Two browsers, a phone and a desktop, play a whole standard game against each other and a bot.
import { DESKTOP, PHONE, launch, openRoom, person, playOn, sitDown, sound, start } from "./play.mjs";

const [base] = process.argv.slice(2);
const browser = await launch();
const ada = await person(browser, base, "Ada", DESKTOP);
const bruno = await person(browser, base, "Bruno", PHONE);
const path = await openRoom(ada, ["preset:saturday", "tempo:none"]);
await sitDown(bruno, path);
await bruno.click("[data-do=ready]");
await ada.click("[data-bot]");
await start(ada);
await bruno.waitForSelector("main.table");
const rounds = await Promise.all([playOn(ada, 1), playOn(bruno, 2)]);
const totals = await Promise.all([ada, bruno].map((page) => page.locator(".tot .num").allTextContents()));
if (totals[0].join() !== totals[1].join()) throw new Error(`different ends: ${totals.join(" / ")}`);
await ada.click("[data-do=rematch]");
await bruno.waitForSelector("[data-do=next]");
sound(ada, bruno);
console.log(`rounds ${rounds.join(", ")}; totals ${totals[0].join(", ")}`);
await browser.close();
