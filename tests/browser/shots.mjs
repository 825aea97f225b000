// Takes a picture of every screen: node shots.mjs BASE FOLDER [part of a name …]
import { mkdir } from "node:fs/promises";
import { DESKTOP, PHONE, inBrowser } from "./browser.mjs";
import { SCREENS, eachScreen } from "./screens.mjs";

const SIZES = { phone: PHONE, desktop: DESKTOP };
const THEMES = ["light", "dark"];

const [base, folder, ...parts] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

async function take(page, { path, long }) {
  await page.screenshot({ path: `${path}.png` });
  if (long) await page.screenshot({ path: `${path}-whole.png`, fullPage: true });
  console.log(`${path}.png`);
}

/** The screens whose pictures are wanted in a size and a theme, and where each goes. */
function wanted(size, theme) {
  const numbered = SCREENS.map((screen, at) => {
    const name = `${size}-${theme}-${String(at + 1).padStart(2, "0")}-${screen.name}`;
    return { ...screen, name, path: `${folder}/${name}` };
  });
  return numbered.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
}

await inBrowser(async (browser) => {
  for (const [size, look] of Object.entries(SIZES)) {
    for (const theme of THEMES) await eachScreen(browser, base, { ...look, colorScheme: theme }, wanted(size, theme), take);
  }
});
