// Takes a picture of every screen: node shots.mjs BASE FOLDER [part of a name …]
import { mkdir } from "node:fs/promises";
import { DESKTOP, PHONE, inBrowser, person } from "./browser.mjs";
import { SCREENS } from "./screens.mjs";

const SIZES = { phone: PHONE, desktop: DESKTOP };
const AT_ONCE = 3;
const NOON = new Date("2026-01-01T12:00:00");

/** The page at rest: its fonts there, its time standing still. */
async function opened(browser, base, size, theme) {
  const page = await person(browser, base, "Ada", SIZES[size], { colorScheme: theme });
  await page.clock.install({ time: NOON });
  await page.clock.setFixedTime(NOON);
  return page;
}

async function take(browser, base, path, { screen, size, theme }) {
  const page = await opened(browser, base, size, theme);
  try {
    await screen.go(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${path}.png` });
    if (screen.long) await page.screenshot({ path: `${path}-whole.png`, fullPage: true });
    for (const fault of page.faults) throw new Error(fault);
    console.log(`${path}.png`);
  } catch (error) {
    console.log(`${screen.name}, ${size}, ${theme}: ${error.message}`);
    process.exitCode = 1;
  }
  await page.context().close();
}

/** Every picture that is wanted, by its name. */
function wanted(parts) {
  const all = Object.keys(SIZES).flatMap((size) =>
    ["light", "dark"].flatMap((theme) =>
      SCREENS.map((screen, at) => ({ size, theme, screen, name: `${size}-${theme}-${String(at + 1).padStart(2, "0")}-${screen.name}` })),
    ),
  );
  return all.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
}

const [base, folder, ...parts] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
await inBrowser(async (browser) => {
  const queue = wanted(parts);
  const photographer = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) await take(browser, base, `${folder}/${one.name}`, one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, photographer));
});
