// Browsers for tests: a person each, whose page tells when all is answered and what went wrong.
import { createRequire } from "node:module";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  // An address that is neither https nor localhost, as one in a home network is.
  "--host-resolver-rules=MAP boomtown.test 127.0.0.1",
];

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const TELEVISION = { viewport: { width: 1920, height: 1080 } };
const PATIENCE = 15_000;

/** Opens Chromium for as long as `play` takes. */
export async function inBrowser(play, flags = []) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: [...FLAGS, ...flags] });
  try {
    await play(browser);
  } finally {
    await browser.close();
  }
}

/** Runs in the page before its own scripts: counts commands without an answer, and reports what the policy forbids. */
function watch(kept) {
  const waiting = new Set();
  const Socket = window.WebSocket;
  const idOf = (text) => JSON.parse(text).id;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => waiting.delete(idOf(event.data)));
      this.addEventListener("close", () => waiting.clear());
    }
    send(text) {
      waiting.add(idOf(text));
      super.send(text);
    }
  };
  const moment = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage("");
  });
  window.allAnswered = async () => {
    do await moment();
    while (waiting.size > 0);
    // An answer may lead to a further question.
    await moment();
    return waiting.size === 0;
  };
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(`forbidden by ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
  });
  if (localStorage.getItem("boomtown") === null) localStorage.setItem("boomtown", JSON.stringify(kept));
}

/** A browser of its own for a person: own cookies, own storage; what goes wrong in it is noted. */
export async function person(browser, base, name, size = PHONE, more = {}) {
  const context = await browser.newContext({ ...size, baseURL: base, reducedMotion: "reduce", ...more });
  const page = await context.newPage();
  return watched(page, name);
}

/** Another page of the same browser: a second tab. */
export async function tab(page) {
  return watched(await page.context().newPage(), "");
}

async function watched(page, name) {
  page.setDefaultTimeout(PATIENCE);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) page.faults.push(message.text());
  });
  const kept = name === "" ? {} : { person: { name, city: `${name}ville`, colour: name.charCodeAt(0) % 6 } };
  await page.addInitScript(watch, kept);
  return page;
}

/** Waits until the server has answered all that the page asked. */
export async function answered(page) {
  while (!(await page.evaluate(() => window.allAnswered())));
}

/** Fails if anything went wrong in a page: an error, a warning, something that the policy forbids. */
export function sound(...pages) {
  const faults = pages.flatMap((page) => page.faults);
  expect(faults.length === 0, `in the page: ${faults.join("\n")}`);
}

export function expect(holds, problem) {
  if (!holds) throw new Error(problem);
}

export function same(found, wanted, what) {
  const [left, right] = [found, wanted].map((value) => JSON.stringify(value));
  expect(left === right, `${what}: ${left}, expected ${right}`);
}

export const text = async (page, selector) => (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, " ").trim();

/** Asks whoever runs the script to do something outside, and waits until it is done. */
export async function please(name) {
  process.stdout.write(`please ${name}\n`);
  await new Promise((resolve) => process.stdin.resume().once("data", resolve));
  // Else the script would go on listening, and never end.
  process.stdin.pause();
}
