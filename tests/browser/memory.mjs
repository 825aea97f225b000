// A short game, and what stays of it: its address, its record, what if, one's towns, being forgotten: node memory.mjs BASE FOLDER
import { DESKTOP, PHONE, answered, expect, inBrowser, person, please, same, sound, text } from "./browser.mjs";
import { playOn } from "./player.mjs";
import { addBots, begin, openRoom, roundOf } from "./rooms.mjs";
import { says, touch } from "./screens.mjs";
import { readFile } from "node:fs/promises";

const [base, folder] = process.argv.slice(2);
const ROUNDS = 4;

const where = (page) => text(page, ".rd");
const stands = (page, round, seat) => page.waitForFunction(
  ([path, heading]) => location.search === path && document.querySelector(".rd")?.textContent.includes(heading),
  [`?round=${round}&seat=${seat}`, `round ${round} of`],
);

/** Plays a few rounds against a bot, ends the game and goes to its address from the end screen. */
async function shortGame(page) {
  const path = await openRoom(page, ["roundabouts"]);
  await addBots(page, 1);
  await begin(page);
  await playOn(page, 5, undefined, ROUNDS);
  await touch(page, ".menu");
  for (let twice = 0; twice < 2; twice++) await page.locator(".menulist .sm").filter({ hasText: /end/i }).last().click();
  await page.waitForSelector("main.finale");
  await touch(page, "a[href^='/g/']");
  await page.waitForSelector(".rp .sht");
  return path.replace("/r/", "/g/");
}

async function keys(page, address) {
  await page.goto(`${address}?round=2&seat=2`);
  await page.waitForSelector(".sht[aria-current=true][data-seat='1']");
  same(await where(page), `Replay · round 2 of ${ROUNDS}`, "where the address opens");
  for (const [key, round, seat] of [["ArrowRight", 3, 2], ["ArrowLeft", 2, 2], ["Home", 1, 2], ["End", ROUNDS, 2], ["1", ROUNDS, 1]]) {
    await page.keyboard.press(key);
    await stands(page, round, seat);
  }
  await page.keyboard.press("Space");
  await stands(page, 2, 1);
  await page.keyboard.press("Space");
  expect(await page.locator("[aria-label=Play]").isVisible(), "it stands still");
}

/** Jumping goes round, through every round that has a sign of the kind. */
async function jumps(page) {
  await page.keyboard.press("Home");
  const wanted = await page.locator(".rsign:not(.minor)").evaluateAll((all) => [...new Set(all.map((sign) => Number(sign.dataset.sign.split(" ")[1])))].sort((a, b) => a - b));
  expect(wanted.length > 0, "there is something to jump to");
  const on = [...wanted.filter((round) => round > 1), wanted[0]];
  for (const round of on) {
    await page.keyboard.press("j");
    await stands(page, round, 1);
  }
  for (const round of on.slice(0, -1).toReversed()) {
    await page.keyboard.press("Shift+J");
    await stands(page, round, 1);
  }
}

/** The record, kept as a file; whoever runs the script lets the command look at it. */
async function record(page) {
  const coming = page.waitForEvent("download");
  await page.click(".paneltools a[download]");
  await (await coming).saveAs(`${folder}/kept.game`);
  await please("verify");
  await touch(page, ".paneltools [data-do=proof]");
  await page.waitForSelector("[data-proof=turns]");
  same(await page.locator(".verdict.bad").count(), 0, "what does not hold");
  await says(page, "[data-proof=promise]", "The cards were promised before the first round, and the promise was kept.");
}

/** Somebody else, on a phone, is led there by a link, and plays on from there alone. */
async function whatIf(page, address) {
  await page.goto(`${address}?round=99&seat=2`);
  await says(page, ".astray", `This game has ${ROUNDS} rounds; the address asks for another one.`);
  await page.goto(`${address}?round=3&seat=2`);
  await page.waitForSelector(".onesheet .lot");
  const cards = await page.locator(".offer .card").evaluateAll((all) => all.map((card) => card.querySelector(".big").textContent));
  await touch(page, "[data-do=what-if]");
  await page.waitForSelector("main.table");
  await answered(page);
  same(await roundOf(page), 3, "the round to be decided anew");
  same(await page.locator(".cards .big").allInnerTexts(), cards, "the cards");
  await touch(page, ".menu", "[data-do='slip:room']");
  same(await page.getAttribute("dialog a[href^='/g/']", "href"), `${address}?round=3&seat=2`, "where the new game comes from");
  await touch(page, "dialog .close");
  await playOn(page, 9, undefined, 3);
  same(await roundOf(page), 4, "the round after it");
}

/** One's towns are found again; all that is stored is a file; then nothing is. */
async function about(page, address) {
  await page.goto("/you");
  await page.waitForSelector(`.townlist a[href="${address}"]`);
  const coming = page.waitForEvent("download");
  await page.click("[data-do=export]");
  await (await coming).saveAs(`${folder}/about-you.json`);
  const kept = JSON.parse(await readFile(`${folder}/about-you.json`, "utf-8"));
  same(kept.seats.map(({ address: room, name }) => [room, name]), [[address.replace("/g/", "/r/"), "Ada"]], "the seats in the file");
  await touch(page, "[data-do=forget]", "[data-do=forget-sure]");
  await page.waitForSelector("[data-said=forgotten]");
  await page.goto("/you");
  await page.waitForSelector(".none");
  await page.goto(address);
  await page.waitForSelector(".rp .sht");
  expect(!(await text(page, ".rp")).includes("Ada"), "the name is gone from the game");
}

await inBrowser(async (browser) => {
  const ada = await person(browser, base, "Ada", DESKTOP);
  const bruno = await person(browser, base, "Bruno", PHONE);
  const address = await shortGame(ada);
  await keys(ada, address);
  await jumps(ada);
  await record(ada);
  await whatIf(bruno, address);
  await about(ada, address);
  sound(ada, bruno);
});
