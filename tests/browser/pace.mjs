// How smooth pages are on a device four times slower: node pace.mjs BASE
import { PHONE, answered, inBrowser, person } from "./browser.mjs";
import { GO, at, enter, touch } from "./screens.mjs";

const [base] = process.argv.slice(2);
const SLOWER = 4;
/** What lasts longer blocks; the rest of a task beyond it counts. */
const LONG = 50;
const SETTLED = 1_200;

/** Runs in the page before its own scripts: paints, long tasks, shifts, frames. */
function watch() {
  const kept = { paint: 0, tasks: [], shift: 0, frames: [] };
  const each = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") kept.paint = startTime;
  });
  each("longtask", ({ duration }) => kept.tasks.push(duration));
  each("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) kept.shift += value;
  });
  let before = 0;
  const frame = (now) => {
    if (before > 0) kept.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.pace = { kept, restart: () => Object.assign(kept, { tasks: [], frames: [] }) };
}

async function slowPage(browser) {
  const page = await person(browser, base, "Ada", PHONE, { reducedMotion: "no-preference" });
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

const told = (page) => page.evaluate(() => window.pace.kept);
const settled = (page) => page.waitForTimeout(SETTLED);
const blocking = (tasks) => tasks.reduce((sum, lasts) => sum + Math.max(0, lasts - LONG), 0);

/** One turn: choose a card, move the pencil along a street, leave the action and take it back, send. */
async function turn(page) {
  await touch(page, "card:1");
  for (const lot of ["a7", "a6", "a8", "b5", "c6", "c7", "a7"]) await touch(page, `lot:${lot}`);
  await touch(page, "act:1", "act:1", GO);
  await answered(page);
}

async function loaded(browser, name, open) {
  const page = await slowPage(browser);
  await open(page);
  await settled(page);
  const { paint, tasks, shift } = await told(page);
  return { page, row: { screen: name, "first paint, ms": Math.round(paint), "blocking, ms": Math.round(blocking(tasks)), "layout shift": shift.toFixed(4) } };
}

const SCREENS = {
  lobby: (page) => page.goto("/").then(() => page.waitForSelector(".rooms li a")),
  room: (page) => enter(page, "host"),
  table: (page) => enter(page, "street"),
  end: (page) => enter(page, "ended"),
  watching: (page) => enter(page, "watching"),
  replay: (page) => page.goto("/g/plum-fox-7?round=19&seat=2").then(() => page.waitForSelector(".rp .onesheet .lot")),
  rules: (page) => page.goto("/rules?edition=2018").then(() => page.waitForSelector(".rule p")),
};

await inBrowser(async (browser) => {
  const rows = [];
  for (const [name, open] of Object.entries(SCREENS)) {
    const { page, row } = await loaded(browser, name, open);
    if (name === "table") {
      await page.locator(at("card:1")).waitFor();
      await page.evaluate(() => window.pace.restart());
      await turn(page);
      await settled(page);
      const { frames, tasks } = await told(page);
      Object.assign(row, { "longest frame, ms": Math.round(Math.max(...frames)), "longest task, ms": Math.round(Math.max(0, ...tasks)) });
    }
    rows.push(row);
    await page.context().close();
  }
  console.log(JSON.stringify(rows));
});
