// Opens every screen, measures it in both sizes and lets axe look at it: node geometry.mjs BASE [LANGUAGE [part of a name …]]
// Or a few of them in every other size, or with letters twice as large: node geometry.mjs BASE sizes|large
import { inspected } from "./axe.mjs";
import { inBrowser } from "./browser.mjs";
import { measured } from "./measure.mjs";
import { OTHERS, eachScreen, fewScreens } from "./screens.mjs";

const LARGE = "--blink-settings=defaultFontSize=32";
const [base, language = "en", ...parts] = process.argv.slice(2);
/** Longer than English; what has room in these has room in any. */
const LONGER = ["de", "fr", "pseudo"];
/** On a phone and on a desk the page is another; a theme changes only its colours. */
const THEMES = { phone: ["light", "dark"], desktop: ["dark"] };

/** Speaks another language without loading the page again. */
async function speak(page, code) {
  await page.evaluate((lang) => {
    const address = new URL(location.href);
    address.searchParams.set("lang", lang);
    history.replaceState(history.state, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, code);
  await page.waitForFunction((lang) => document.documentElement.lang === (lang === "pseudo" ? "en-XA" : lang), code);
}

async function measure(page, _, size) {
  for (const problem of await page.evaluate(measured)) page.faults.push(`${size}: ${problem}`);
}

async function look(page, { name }, size) {
  const note = (where, problems) => page.faults.push(...problems.map((problem) => `${where}: ${problem}`));
  note(size, await page.evaluate(measured));
  for (const [at, theme] of (THEMES[size] ?? ["dark"]).entries()) {
    await page.emulateMedia({ colorScheme: theme });
    note(`${size}, ${theme}`, await inspected(page, ...(at === 0 ? [] : ["color-contrast"])));
  }
  await page.emulateMedia({ colorScheme: "light" });
  // The page that is shown without a line speaks what it was kept in.
  if (size !== "phone" || language !== "en" || name === "no-line") return;
  for (const code of LONGER) {
    await speak(page, code);
    note(`${size}, ${code}`, await page.evaluate(measured));
  }
  await speak(page, language);
}

if (language === "sizes") await inBrowser((browser) => fewScreens(browser, base, measure, OTHERS));
else if (language === "large") await inBrowser((browser) => fewScreens(browser, base, measure, ["tall phone"]), [LARGE]);
else await inBrowser((browser) => eachScreen(browser, base, parts, look, language));
