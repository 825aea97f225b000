// Opens every screen and measures it in both sizes: node geometry.mjs BASE [part of a name …]
import { inBrowser } from "./browser.mjs";
import { measured } from "./measure.mjs";
import { eachScreen } from "./screens.mjs";

const [base, ...parts] = process.argv.slice(2);
await inBrowser((browser) =>
  eachScreen(browser, base, parts, async (page, _, size) => {
    for (const problem of await page.evaluate(measured)) page.faults.push(`${size}: ${problem}`);
  }),
);
