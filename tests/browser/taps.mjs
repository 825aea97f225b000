// How soon a tap on a glowing house is answered: node taps.mjs BASE
import { PHONE, inBrowser, person } from "./browser.mjs";
import { at, enter, touch } from "./screens.mjs";

const [base] = process.argv.slice(2);
/** One after the other the pencil moves to them; two rounds of it. */
const LOTS = ["a7", "a6", "a8", "b5", "c6", "c7", "a7", "a6", "a8", "b5", "c6", "c7"];
const PAUSE = 400;
const SLOWER = 4;

/** Runs in the page before its own scripts: when a tap came, when its number and the next moves had been painted. */
function watch() {
  const marks = { tap: 0, number: 0, moves: 0 };
  const painted = (name) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (marks[name] ||= performance.now());
      port2.postMessage(null);
    });
  window.taps = {
    marks,
    expect(place) {
      Object.assign(marks, { tap: 0, number: 0, moves: 0 });
      const lot = document.querySelector(`[data-at="${place}"]`);
      const seen = new MutationObserver(() => {
        if (!lot.classList.contains("draft")) return;
        seen.disconnect();
        painted("number");
      });
      seen.observe(lot, { attributes: true });
    },
  };
  addEventListener("pointerup", ({ timeStamp }) => (marks.tap ||= timeStamp), { capture: true });
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all);
      // The page hears it too, in the same task; what it makes of it is painted in the frame after.
      this.addEventListener("message", ({ data }) => {
        if (marks.tap > 0 && data.includes('"t":"drafted"')) painted("moves");
      });
    }
  };
}

const middle = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const figures = (all, slow) => ({ [`${slow}middle, ms`]: Math.round(middle(all)), [`${slow}worst, ms`]: Math.round(Math.max(...all)) });

async function tapped(page, lot) {
  await page.evaluate((place) => window.taps.expect(place), `lot:${lot}`);
  await page.locator(`${at(`lot:${lot}`)}:visible`).tap();
  await page.waitForFunction(() => window.taps.marks.number > 0 && window.taps.marks.moves > 0);
  const { tap, number, moves } = await page.evaluate(() => window.taps.marks);
  await page.waitForTimeout(PAUSE);
  return { number: number - tap, moves: moves - tap };
}

async function measured(browser, slower) {
  const page = await person(browser, base, "Ada", PHONE, { reducedMotion: "no-preference" });
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await enter(page, "street");
  await touch(page, "card:1");
  const taps = [];
  for (const lot of LOTS) taps.push(await tapped(page, lot));
  await page.context().close();
  return taps;
}

await inBrowser(async (browser) => {
  const [full, slow] = [await measured(browser, 1), await measured(browser, SLOWER)];
  const row = (screen, of) => ({ screen, ...figures(full.map(of), ""), ...figures(slow.map(of), "slow ") });
  console.log(JSON.stringify([row("number on the sheet", ({ number }) => number), row("next moves", ({ moves }) => moves)]));
});
