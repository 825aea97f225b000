// Opens every screen and measures it in both sizes: node geometry.mjs BASE [LANGUAGE [part of a name …]]
// Or a few of them in every other size: node geometry.mjs BASE sizes
import { inBrowser } from "./browser.mjs";
import { measured } from "./measure.mjs";
import { eachScreen, fewScreens } from "./screens.mjs";

const [base, language = "en", ...parts] = process.argv.slice(2);

async function measure(page, _, size) {
  for (const problem of await page.evaluate(measured)) page.faults.push(`${size}: ${problem}`);
}

await inBrowser((browser) =>
  language === "sizes" ? fewScreens(browser, base, measure) : eachScreen(browser, base, parts, measure, language),
);
