// Two people who talk, on a desktop and a phone, in two languages: node talk.mjs BASE
import { DESKTOP, PHONE, answered, expect, inBrowser, person, same, sound, tab, text } from "./browser.mjs";
import { begin, openRoom, sitDown } from "./rooms.mjs";
import { GO, says, touch } from "./screens.mjs";

const HEARD = ".overheard .oh";
const TYPED = "<b onclick=x()>Zaun</b> & Pool?";

const slip = async (page) => {
  await page.keyboard.press("c");
  await page.waitForSelector(".saidlist");
};
const close = (page) => touch(page, "dialog .close");
const lines = (page) => page.locator(".saidlist li p > span").allInnerTexts();
const say = (page, phrase) => touch(page, `[data-phrase=${phrase}]`);

/** Takes whatever turn is possible. */
async function turn(page) {
  for (let card = 0; card < 3 && !(await page.locator(".lot[data-target]").count()); card += 1) await touch(page, `card:${card}`);
  await touch(page, ".lot[data-target]");
  await touch(page, GO);
}

/** What was said is heard beside the seats, in the hearer's words, and counted until it is read. */
async function phrases(ada, bruno) {
  await slip(ada);
  await say(ada, "luck");
  await bruno.waitForSelector(HEARD);
  await says(bruno, HEARD, "Ada Viel Glück!");
  same(await bruno.getAttribute(".menu", "aria-label"), "Menü, 1 neuer Satz am Tisch", "the phone's menu");
  await slip(bruno);
  same(await lines(bruno), ["Viel Glück!"], "what Bruno reads");
  same(await bruno.getAttribute(".menu", "aria-label"), "Menü", "what was read");
}

/** One's own words are text, whatever they look like; who is muted is not heard until one wants to. */
async function words(ada, bruno) {
  await bruno.fill("[name=say]", TYPED);
  await bruno.keyboard.press("Enter");
  await ada.waitForFunction(() => document.querySelectorAll(".saidlist li").length === 2);
  same(await lines(ada), ["Good luck!", TYPED], "what Ada reads");
  await touch(bruno, ".saidlist .tools", "[data-do=mute]");
  await say(ada, "hello");
  same(await lines(bruno), [TYPED], "without Ada");
  const again = await tab(bruno);
  await again.goto(bruno.url());
  await again.waitForSelector("main.table");
  await slip(again);
  same(await lines(again), [TYPED], "muted in another tab too");
  await again.close();
  await touch(bruno, ".mutedlist button");
  same((await lines(bruno)).length, 3, "heard again");
  await close(bruno);
  await close(ada);
}

/** A gesture during the reveal does not end it; a tap elsewhere does. */
async function gestures(ada, bruno) {
  await bruno.emulateMedia({ reducedMotion: "no-preference" });
  await Promise.all([turn(ada), turn(bruno)]);
  await touch(bruno, "[data-gesture=bravo]");
  expect(await bruno.locator(".reveal").isVisible(), "a gesture holds the reveal");
  same(await bruno.getAttribute("[data-gesture=bravo]", "aria-pressed"), "true", "one's own gesture");
  await ada.waitForSelector(HEARD);
  await says(ada, HEARD, "Bruno Well done! That was for your turn.");
  await touch(bruno, ".reveal");
  await bruno.waitForSelector(".reveal", { state: "detached" });
}

/** The host clears the table and locks the door; who knocks is told. */
async function door(browser, base, ada, bruno) {
  await slip(ada);
  const clear = ada.locator(".hosttalk > .sm");
  await clear.click();
  await clear.click();
  await ada.waitForSelector(".saidlist .none");
  await close(ada);
  await touch(ada, ".menu", "[data-do=lock]");
  const cleo = await person(browser, base, "Cleo");
  await cleo.goto(new URL(ada.url()).pathname);
  await cleo.waitForSelector(".banner");
  expect((await text(cleo, ".banner")).startsWith("The host has locked this room"), "who knocks is told");
  await slip(bruno);
  same(await lines(bruno), [], "cleared for all");
  sound(cleo);
}

const [base] = process.argv.slice(2);
await inBrowser(async (browser) => {
  const ada = await person(browser, base, "Ada", DESKTOP);
  const bruno = await person(browser, base, "Bruno", PHONE, { locale: "de-DE" });
  const path = await openRoom(ada, ["fine", "talk:free"]);
  await sitDown(bruno, path);
  await begin(ada, bruno);
  await answered(bruno);
  await phrases(ada, bruno);
  await words(ada, bruno);
  await gestures(ada, bruno);
  await door(browser, base, ada, bruno);
  sound(ada, bruno);
});
