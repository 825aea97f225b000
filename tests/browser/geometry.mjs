// Opens every screen and measures it: node geometry.mjs BASE SIZE [part of a name …]
import { DESKTOP, PHONE, inBrowser } from "./browser.mjs";
import { measured } from "./measure.mjs";
import { SCREENS, eachScreen } from "./screens.mjs";

const SIZES = { phone: PHONE, desktop: DESKTOP };

const [base, size, ...parts] = process.argv.slice(2);
const wanted = SCREENS.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
await inBrowser((browser) =>
  eachScreen(browser, base, SIZES[size], wanted, async (page) => {
    page.faults.push(...(await page.evaluate(measured)));
  }),
);
