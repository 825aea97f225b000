// Opens every screen and measures it in both sizes: node geometry.mjs BASE [LANGUAGE [part of a name …]]
// Or a few of them in every other size, or with letters twice as large: node geometry.mjs BASE sizes|large
import { inBrowser } from "./browser.mjs";
import { measured } from "./measure.mjs";
import { OTHERS, eachScreen, fewScreens } from "./screens.mjs";

const LARGE = "--blink-settings=defaultFontSize=32";
const [base, language = "en", ...parts] = process.argv.slice(2);

async function measure(page, _, size) {
  for (const problem of await page.evaluate(measured)) page.faults.push(`${size}: ${problem}`);
}

if (language === "sizes") await inBrowser((browser) => fewScreens(browser, base, measure, OTHERS));
else if (language === "large") await inBrowser((browser) => fewScreens(browser, base, measure, ["tall phone"]), [LARGE]);
else await inBrowser((browser) => eachScreen(browser, base, parts, measure, language));
