// Opens every screen and measures it in both sizes: node geometry.mjs BASE [LANGUAGE [part of a name …]]
import { inBrowser } from "./browser.mjs";
import { measured } from "./measure.mjs";
import { eachScreen } from "./screens.mjs";

const [base, language = "en", ...parts] = process.argv.slice(2);

async function measure(page, _, size) {
  for (const problem of await page.evaluate(measured)) page.faults.push(`${size}: ${problem}`);
}

await inBrowser((browser) => eachScreen(browser, base, parts, measure, language));
