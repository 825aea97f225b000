// Rooms through the interface: opening, sitting down, beginning.
import { answered, expect } from "./browser.mjs";

/** Opens a room through the form; `choices` are its switches by name. */
export async function openRoom(page, choices = []) {
  await page.goto("/");
  const make = page.locator("[data-do=make]");
  await page.locator("main.lobby").waitFor();
  if (await make.isVisible()) await make.click();
  for (const choice of choices) await choose(page, choice);
  await page.click("[data-do=open]");
  await page.waitForSelector("main.room");
  return new URL(page.url()).pathname;
}

async function choose(page, choice) {
  const [kind, value] = choice.split("=");
  if (kind === "fine") await page.click("[data-do=fine]");
  else if (value !== undefined) await page.fill(`[name=${kind}]`, value);
  else await page.click(choice.startsWith("preset:") ? `[data-preset=${choice.slice(7)}]` : `[data-choice="${choice}"]`);
}

export async function sitDown(page, path) {
  await page.goto(path);
  await page.click("[data-do=join]");
  await page.waitForSelector("[data-do=ready]");
}

export async function addBots(page, count, bot = "random") {
  const before = await page.locator(".seatl li.bot").count();
  for (let k = 1; k <= count; k++) {
    await page.click(`[data-bot=${bot}]`);
    await page.locator(".seatl li.bot").nth(before + k - 1).waitFor();
  }
}

export async function begin(page, ...guests) {
  await page.click("[data-do=start]");
  for (const one of [page, ...guests]) {
    await one.waitForSelector("main.table");
    await answered(one);
  }
}

export const roundOf = async (page) => Number(await page.locator(".rd b").innerText());

export async function waitForRound(page, round) {
  await page.waitForFunction((wanted) => document.querySelector(".rd b")?.textContent === String(wanted), round);
  await answered(page);
}

/** The final score table: every column's lines make its total. */
export async function totals(page) {
  const columns = await page.evaluate(() => {
    const figure = (cell) => Number((cell?.querySelector(".num")?.textContent ?? "0").replace("−", "-").replace("–", "0"));
    const rows = [...document.querySelectorAll(".tablew tbody tr")].filter((row) => !row.matches(".rank"));
    const cells = rows.map((row) => [...row.querySelectorAll("td")].map(figure));
    const sums = cells.at(-1);
    return sums.map((total, at) => ({ total, sum: cells.slice(0, -1).reduce((sum, row) => sum + row[at], 0) }));
  });
  for (const { total, sum } of columns) expect(total === sum, `lines make ${sum}, the total says ${total}`);
  return columns.map(({ total }) => total);
}
