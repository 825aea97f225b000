// Takes a picture of every screen: node shots.mjs BASE FOLDER [part of a name …]
// In English in both themes; in the other languages, whose words are longer, by day.
import { mkdir } from "node:fs/promises";
import { inBrowser } from "./browser.mjs";
import { eachScreen } from "./screens.mjs";

const [base, folder, ...parts] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

async function take(page, { name, number, long }, look) {
  const path = `${folder}/${look}-${number}-${name}`;
  await page.screenshot({ path: `${path}.png` });
  if (long) await page.screenshot({ path: `${path}-whole.png`, fullPage: true });
  console.log(`${path}.png`);
}

async function inBoth(page, screen, size) {
  for (const theme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: theme });
    await take(page, screen, `${size}-${theme}`);
  }
}

await inBrowser(async (browser) => {
  await eachScreen(browser, base, parts, inBoth);
  for (const language of ["de", "fr"]) await eachScreen(browser, base, parts, (page, screen, size) => take(page, screen, `${size}-${language}`), language);
});
