// Takes a picture of every screen: node shots.mjs BASE FOLDER [part of a name …]
import { mkdir } from "node:fs/promises";
import { inBrowser } from "./browser.mjs";
import { eachScreen } from "./screens.mjs";

const [base, folder, ...parts] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

async function take(page, { name, number, long }, size) {
  for (const theme of ["light", "dark"]) {
    const path = `${folder}/${size}-${theme}-${number}-${name}`;
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({ path: `${path}.png` });
    if (long) await page.screenshot({ path: `${path}-whole.png`, fullPage: true });
    console.log(`${path}.png`);
  }
}

await inBrowser((browser) => eachScreen(browser, base, parts, take));
