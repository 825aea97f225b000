// The guided first game, from the start page to its end: node lesson.mjs BASE HOW [FOLDER]
import { DESKTOP, PHONE, answered, expect, inBrowser, person, same, sound, text } from "./browser.mjs";
import { keyboard, press, reach } from "./keys.mjs";
import { touch } from "./screens.mjs";

const MOST = 90;
const STEPS = [
  "choose", "write", "park", "preview", "confirm", "reveal", "next", "whynot", "order", "pool", "plan",
  "fence", "undo", "refusal", "bis", "estate", "temp", "strip", "size", "claim", "claimed", "end",
];
/** Steps that could be read away, and are done. */
const DONE = ["undo", "whynot"];
const NEXT = "[data-do=lesson-next]";
/** How far the ring is drawn outside of what it means. */
const WIDER = 5;

/** What the guide says, what it circles, and whether it keeps its own paper off that. */
function guided(wider) {
  const box = (element) => element?.getBoundingClientRect();
  const [guide, ring] = [document.querySelector(".lesson"), document.querySelector(".pencilled")];
  const [over, about] = [box(guide), box(ring)];
  const words = guide?.querySelector("p");
  const middle = about && { x: (about.left + about.right) / 2, y: (about.top + about.bottom) / 2 };
  return {
    step: words?.dataset.step ?? "",
    round: document.querySelector(".rd b")?.textContent,
    ring: ring?.dataset.ring ?? "",
    middle,
    covered: Boolean(about) && over.left < about.right - wider && about.left + wider < over.right && over.top < about.bottom - wider && about.top + wider < over.bottom,
    under: middle ? document.elementFromPoint(middle.x, middle.y)?.closest(".lesson, .why, dialog") !== null : false,
    cut: Boolean(words) && (words.scrollHeight > guide.clientHeight || words.scrollWidth > words.clientWidth),
    outside: Boolean(about) && (middle.x < 0 || middle.y < 0 || middle.x > innerWidth || middle.y > innerHeight),
    next: Boolean(guide?.querySelector("[data-do=lesson-next]")),
    reveal: document.querySelector(".reveal") !== null,
  };
}

const byFinger = {
  next: (page) => touch(page, NEXT),
  reveal: (page) => touch(page, ".reveal"),
  ring: (page, { middle: { x, y } }) => (page.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
};
const byKeys = {
  next: (page) => press(page, NEXT),
  reveal: (page) => page.keyboard.press("Escape"),
  ring: (page, { step, ring }) => withKeys(page, step, ring),
};

async function withKeys(page, step, ring) {
  if (ring.includes("confirm")) return page.keyboard.press("Control+Enter");
  if (ring.includes("undo")) return page.keyboard.press("z");
  const [name] = /[a-z]+:[\w-]+/.exec(ring);
  if (step !== "whynot") return keyboard(page, name);
  await page.keyboard.press("b");
  await reach(page, "ArrowDown", `[data-at^="${name.slice(0, 5)}"]`);
  await reach(page, "ArrowLeft", ring);
  return page.keyboard.press("Enter");
}

function checked(seen) {
  const { step, ring, covered, under, cut, outside } = seen;
  expect(!covered && !under, `the guide lies over ${ring} in ${step}`);
  expect(!cut, `the guide's words are cut in ${step}`);
  expect(!outside, `${ring} is outside in ${step}`);
}

/** Does as the guide says until it has nothing more to say. */
async function learn(page, does, look) {
  const told = [];
  for (let count = 0; count < MOST; count++) {
    await answered(page);
    const seen = await page.evaluate(guided, WIDER);
    if (seen.reveal) await does.reveal(page);
    else if (seen.step === "" || seen.step === "guide.sent") await page.waitForTimeout(20);
    else {
      checked(seen);
      if (told.at(-1) !== seen.step) told.push(seen.step);
      await look(page, seen, told.length);
      if (seen.step === "end") return told;
      if (seen.next && !DONE.includes(seen.step)) await does.next(page);
      else await does.ring(page, seen);
    }
  }
  throw new Error(`no end after ${told.join(", ")}`);
}

/** Once on the way the page is loaded anew, left for the start page, and the lesson is left and taken up. */
function interrupted(page) {
  const broken = new Set();
  return async (_page, { round, step }) => {
    if (broken.has(round) || !step.startsWith("guide.choose")) return;
    broken.add(round);
    if (round === "3") await page.reload();
    if (round === "4") {
      await page.goto("/");
      await page.click(".tile.first");
      await page.click("[data-do=resume]");
    }
    if (round === "5") {
      await touch(page, "[data-do=lesson-leave]");
      same(await page.locator(".lesson").count(), 0, "guides after leaving");
      await touch(page, ".menu", "[data-do=lesson]");
    }
    await page.waitForSelector(`[data-step="${step}"]`);
  };
}

async function begun(browser, base, size, more = {}) {
  const page = await person(browser, base, "Ada", size, more);
  page.touch = size === PHONE;
  await page.goto("/");
  await page.click(".tile.first");
  await page.click("[data-do=begin]");
  await page.waitForSelector("main.table .lesson");
  return page;
}

async function taught(page, does, look = () => undefined) {
  const told = await learn(page, does, look);
  same(STEPS.filter((step) => !told.includes(step)), [], "steps never told");
  same(await page.locator(".rd b").innerText(), "8", "the round after the lesson");
  return told.length;
}

const pictures = (folder) => async (page, { step }, count) => {
  if (folder) await page.screenshot({ path: `${folder}/${String(count).padStart(2, "0")}-${step}.png` });
};

const WAYS = {
  /** On a phone in German, with a pause or two. */
  async phone(browser, base, folder) {
    const page = await begun(browser, base, PHONE, { locale: "de-DE" });
    const [pause, picture] = [interrupted(page), pictures(folder)];
    const count = await taught(page, byFinger, async (...seen) => {
      await picture(...seen);
      await pause(...seen);
    });
    same(await text(page, ".lesson .ends a >> nth=1"), "Regeln", "the way to the rules");
    await touch(page, "[data-do=lesson-stay]");
    same(await page.locator(".lesson").count(), 0, "guides after the lesson");
    await page.goto("/first");
    await page.waitForSelector("[data-do=begin].go");
    sound(page);
    return count;
  },
  async keys(browser, base, folder) {
    const page = await begun(browser, base, DESKTOP);
    const count = await taught(page, byKeys, pictures(folder));
    sound(page);
    return count;
  },
};

const [base, how, folder] = process.argv.slice(2);
await inBrowser(async (browser) => {
  console.log(`${how}: ${await WAYS[how](browser, base, folder)} steps`);
});
