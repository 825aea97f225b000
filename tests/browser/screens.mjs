// Every screen: the scene it is in, and the touches that lead to it.
import { DESKTOP, PHONE, TELEVISION, answered, person, same, tab, text } from "./browser.mjs";

/** What the interface calls its places: `lot:a7`; anything else is a selector. */
const PLACE = /^[a-z]+:[\w-]+$/;
export const at = (name) => `[data-at="${name}"]`;
export const GO = ".bar .go";
export const count = (page, selector) => page.locator(selector).count();
export const placesOf = (page, selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.dataset.at));

/** What stands there, word for word. */
export async function says(page, selector, wanted) {
  same(await text(page, selector), wanted, selector);
}

/** Touches one thing after another, as a finger or a mouse does, waiting for each answer. */
export async function touch(page, ...names) {
  for (const name of names) {
    const place = page.locator(PLACE.test(name) ? `${at(name)}:visible` : name).first();
    if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await place.tap();
    else await place.click();
    await answered(page);
  }
}

/** Opens an address in the language that the page is to speak. */
const open = (page, address) => {
  const [path, place] = address.split("#");
  const spoken = page.language ? `${path}${path.includes("?") ? "&" : "?"}lang=${page.language}` : path;
  return page.goto(place ? `${spoken}#${place}` : spoken);
};

/** Opens a scene's room. */
export async function enter(page, scene) {
  await open(page, `/r/${scene}`);
  await page.waitForSelector("main.table, main.watch, main.room, main.finale, main.missing");
  await answered(page);
}

const screen = (name, scene, ...touches) => ({ name, go: (page) => enter(page, scene).then(() => touch(page, ...touches)) });
const MENU = ".menu";

/** A scene on the screen for a living room. */
const television = (name, scene) => ({
  name,
  only: "television",
  go: async (page) => {
    await open(page, `/r/${scene}/screen`);
    await page.waitForSelector("main.tv header, main.tv .shut");
    await answered(page);
  },
});
const entry = (slip) => `dialog [data-do="slip:${slip}"]`;

/** The engine of the odds may have to be compiled first. */
const COMPILING = 120_000;

/** The odds of one's seat, once they are worked out. */
const odds = (name, scene) => ({
  name,
  go: async (page) => {
    await enter(page, scene);
    await touch(page, "[data-do=aid]", entry("odds"));
    await page.waitForSelector("dialog .plots", { timeout: COMPILING });
  },
});

/** The start page; on a wide one the form for a room stands beside the rest. */
async function lobby(page) {
  await open(page, "/");
  await page.waitForSelector(".rooms li a");
}

const page = (name, address, selector) => ({ name, go: (page) => open(page, address).then(() => page.waitForSelector(selector)) });

async function create(page) {
  await lobby(page);
  if (await page.locator("[data-do=make]").isVisible()) await page.click("[data-do=make]");
  await page.click("[data-preset=saturday]");
}

async function finePrint(page) {
  await create(page);
  await page.click("[data-do=fine]");
  await page.locator("select").first().scrollIntoViewIfNeeded();
}

async function reveal(page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await enter(page, "last-to-come");
  await touch(page, "card:1", "lot:a7");
  await page.locator(GO).click();
  await page.waitForSelector(".reveal");
  // What moves has arrived.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === 1).map((one) => one.finished)));
}

/** Somebody says something while one thinks. */
async function overheard(page, scene = "talk", ...touches) {
  let line = null;
  await page.routeWebSocket(/\/ws\//, (opened) => {
    line = opened;
    opened.connectToServer();
  });
  await enter(page, scene);
  await touch(page, ...touches);
  const said = { n: 9, voice: "elsewhere", name: "Cleo", colour: 2, ago: 0, phrase: "lovely_town" };
  line.send(JSON.stringify({ t: "said", v: 1e15, line: said }));
  await page.waitForSelector(".overheard .oh");
}

/** Cuts the line: what is open ends, and nothing opens any more. */
async function cut(page) {
  let ends = null;
  await page.routeWebSocket(/\/ws\//, (line) => {
    if (ends !== null) return void line.close();
    ends = () => line.close();
    line.connectToServer();
  });
  await enter(page, "street");
  await touch(page, "card:1", "lot:a7");
  ends();
  await page.waitForSelector(".banner");
}

/** A finished game at a round. */
const replay = (name, address, ...touches) => ({
  name: `replay${name}`,
  go: async (page) => {
    await open(page, `/g/${address}`);
    await page.waitForSelector(".rp .onesheet .lot, .rp .sht");
    await touch(page, ...touches);
  },
});
const ROUND_19 = "plum-fox-7?round=19&seat=2";

const you = (name, ...touches) => ({
  name,
  go: async (page) => {
    await open(page, "/you");
    await Promise.all([".townlist li", "[data-notices=off]", "[data-part=company]"].map((one) => page.waitForSelector(one)));
    await touch(page, ...touches);
  },
});

const whole = (one) => ({ ...one, long: true });

const first = async (page) => {
  await open(page, "/first");
  await page.waitForSelector("[data-do=begin]");
};

/** A page of the rules; what leads to a place in it stands behind `#`. */
const rules = (name, address) => ({
  name: `rules-${name}`,
  go: async (page) => {
    await open(page, address);
    await page.waitForSelector(".rule:not(:has(h2 a)) p, .questions .rule, .figures .cardcount");
  },
});

/** A step of the lesson, with what is learned before it. */
const step = (name, scene, learned, ...touches) => ({
  name: `lesson-${name}`,
  go: async (page) => {
    await page.addInitScript((kept) => localStorage.setItem("boomtown.lesson", kept), JSON.stringify({ room: "first-game", learned, away: false }));
    await enter(page, scene);
    await touch(page, ...touches);
    await page.waitForSelector(".lesson");
  },
});
const BEGUN = ["choose", "write", "park", "preview", "confirm", "reveal", "next"];
const HALFWAY = [...BEGUN, "whynot", "order", "pool", "plan", "fence", "undo", "refusal"];

/** A screen that a wide page reaches otherwise than a narrow one. */
const apart = (one) => ({ ...one, apart: true });

export const SCREENS = [
  whole({ name: "lobby", go: lobby }),
  apart({ name: "create", go: create }),
  apart({ name: "fine-print", go: finePrint }),
  whole(screen("room-host", "host")),
  whole(screen("room-guest", "guest")),
  whole(screen("room-visitor", "visitor")),
  screen("room-change", "host", "[data-do=change]"),
  screen("first-round", "first-round"),
  screen("table", "street"),
  screen("chosen", "street", "card:1"),
  screen("written", "street", "card:1", "lot:a7"),
  screen("action-left", "street", "card:1", "lot:a7", "act:1"),
  screen("why-not", "street", "card:1", "lot:b3"),
  screen("temp-strip", "street", "card:2", "lot:a10"),
  screen("temp-late", "late", "card:2", "lot:a10"),
  screen("gaps", "street", "card:0", "lot:b3"),
  screen("fence", "street", "card:0", "lot:b3", "gap:b4"),
  screen("ghosts", "next-round", "card:0", "lot:a8"),
  screen("two-sources", "next-round", "card:0", "lot:a8", "lot:c6"),
  screen("columns", "next-round", "card:2", "lot:b8"),
  screen("column-raised", "next-round", "card:2", "lot:b8", "size:3"),
  screen("claim", "claims", "card:1", "lot:c6", "plan:0", at("estate:a1-3") + " .lot", at("estate:b9-11") + " .lot"),
  screen("claimed", "claims", "card:1", "lot:c6", "plan:0", ...["a1-3", "a4-6", "b9-11"].map((span) => `${at(`estate:${span}`)} .lot`), GO),
  screen("refusal", "tight"),
  screen("rings", "street", ".cell.plus:visible, .rb:visible"),
  screen("roundabout", "street", ".cell.plus:visible, .rb:visible", "lot:c7", "card:1"),
  screen("sent", "street", "card:1", "lot:a7", GO),
  { name: "reveal", go: reveal },
  screen("watching", "watching"),
  screen("watching-on", "watching", "[data-do=good]"),
  screen("watching-hidden", "watching-hidden", "[data-do=good]"),
  screen("watching-expert", "watching-expert", "[data-do=good]"),
  screen("watching-twelve", "watching-twelve", "[data-do=good]"),
  screen("watching-crowd", "watching-crowd"),
  screen("watching-sheet", "watching", "[data-do=good]", ".sht[data-seat='2']"),
  screen("watching-open", "watching-open"),
  screen("take-over", "watching-open", "[data-do=take-over]"),
  screen("watching-menu", "watching", MENU),
  screen("watching-text", "watching", MENU, "[data-do=text]"),
  screen("screen-slip", "watching", MENU, entry("screen")),
  screen("paused", "paused"),
  screen("stepped-in", "stepped-in"),
  { name: "line-down", go: cut },
  screen("expert", "expert"),
  screen("expert-written", "expert", "card:0", "card:1", "lot:a7"),
  screen("solo", "solo"),
  screen("solo-written", "solo", "card:0", "card:2", "lot:b5"),
  screen("solo-card", "solo-card"),
  screen("agency", "agency", "card:0", "card:1", "lot:a6"),
  screen("agency-slip", "agency", ".opp2"),
  screen("agency-closed-slip", "agency-closed", ".opp2"),
  screen("blueprint", "blueprint"),
  screen("blueprint-written", "blueprint", "card:0", "lot:a4"),
  screen("twelve", "twelve"),
  screen("crowd", "crowd"),
  screen("score-slip", "street", "card:1", "lot:a7", "[data-do=score]"),
  screen("ledger-slip", "street", MENU, entry("ledger")),
  screen("neighbours-slip", "street", MENU, entry("neighbours")),
  screen("neighbour-slip", "street", ".seat:visible, .nbr:visible"),
  screen("plan-slip", "street", "plan:2"),
  screen("menu-slip", "street", MENU),
  { name: "menu-by-post", go: (page) => enter(page, "by-post").then(() => touch(page, MENU)).then(() => page.waitForSelector("[data-notices=off]")) },
  screen("settings-slip", "street", MENU, entry("settings"), "[data-choice='sound:on']"),
  screen("keys-slip", "street", MENU, entry("keys")),
  { name: "overheard", go: (page) => overheard(page, "talk", "card:1", "lot:a7") },
  screen("talk-slip", "talk", MENU, entry("talk")),
  screen("talk-about", "talk", MENU, entry("talk"), ".saidlist .tools"),
  screen("talk-neighbour", "talk", ".seat:visible, .nbr:visible"),
  { name: "talk-watched", go: (page) => overheard(page, "talk-watched") },
  screen("talk-menu", "talk", MENU),
  whole(screen("text-board", "street", MENU, "[data-do=text]", "card:1")),
  whole(screen("text-board-written", "street", MENU, "[data-do=text]", "card:0", ".choices button")),
  whole(screen("text-board-hand", "expert", MENU, "[data-do=text]", "card:0", "card:1")),
  screen("text-board-town", "street", MENU, "[data-do=text]", "[data-group=neighbours] button"),
  screen("code-slip", "street", MENU, entry("code")),
  screen("room-slip", "street", MENU, entry("room")),
  whole(screen("end", "ended")),
  screen("end-line", "ended", ".tablew td button"),
  screen("picture", "ended", "[data-do=share]", ".painted canvas"),
  screen("picture-square", "ended", "[data-do=share]", "[data-choice='shape:square']", ".painted.square canvas"),
  whole(screen("solo-end", "solo-ended")),
  whole(screen("agency-end", "agency-ended")),
  screen("missing", "nowhere"),
  television("tv-before", "visitor"),
  television("tv-game", "watching"),
  television("tv-hidden", "watching-hidden"),
  television("tv-expert", "watching-expert"),
  television("tv-agency", "agency"),
  television("tv-blueprint", "blueprint"),
  television("tv-twelve", "watching-twelve"),
  television("tv-crowd", "watching-crowd"),
  television("tv-end", "ended"),
  television("tv-solo-end", "solo-ended"),
  television("tv-missing", "nowhere"),
  replay("", ROUND_19),
  { ...replay("-all", ROUND_19, "[data-do=all]"), only: "phone" },
  replay("-first", "plum-fox-7?round=1"),
  replay("-end", "plum-fox-7?round=31&seat=4"),
  replay("-astray", "plum-fox-7?round=99&seat=9"),
  replay("-menu", ROUND_19, MENU),
  { ...replay("-round", ROUND_19, "[data-do=round]"), only: "phone" },
  replay("-score", ROUND_19, MENU, ".menulist .sm:nth-of-type(2)"),
  replay("-text", ROUND_19, MENU, ".menulist .sm:nth-of-type(3)"),
  replay("-keys", ROUND_19, MENU, ".menulist .sm:nth-of-type(4)"),
  replay("-proof", ROUND_19, MENU, "dialog [data-do=proof]", "[data-proof=turns]"),
  { ...replay("-sheet", ROUND_19, ".sht[aria-current=true]"), only: "desktop" },
  replay("-six", "fir-hare-3?round=24"),
  replay("-expert", "oak-jay-12?round=20", MENU),
  replay("-agency", "ash-bee-1?round=14"),
  replay("-solo", "elm-cat-9?round=18"),
  whole(you("you")),
  whole(you("you-forget", "[data-do=forget]")),
  page("share", "/share?text=See+you+at+eight", "main.missing"),
  page("no-line", "/offline.html", "main.missing"),
  whole({ name: "first", go: first }),
  step("choose", "lesson-1", []),
  step("whynot", "lesson-2", BEGUN, "card:1"),
  step("plan", "lesson-3", [...BEGUN, "whynot", "order", "pool"]),
  step("bis", "lesson-5", HALFWAY, "card:2", "lot:c6"),
  step("strip", "lesson-6", [...HALFWAY, "bis", "estate", "temp"], "card:1", "lot:b3"),
  step("claim", "lesson-7", [...HALFWAY, "bis", "estate", "temp", "strip"], "card:0", "lot:b1", "size:4"),
  step("end", "lesson-8", [...HALFWAY, "bis", "estate", "temp", "strip", "size", "claim", "claimed"]),
  rules("2018", "/rules?edition=2018"),
  rules("2023", "/rules?edition=2023"),
  rules("place", "/rules?edition=2018#R4.2"),
  rules("cards", "/rules?edition=2018#R3.2"),
  rules("plans", "/rules?edition=2023#R6.1"),
  rules("hand", "/rules?edition=2018#R11.2"),
  rules("figures-2018", "/rules/figures?edition=2018"),
  rules("figures-2023", "/rules/figures?edition=2023"),
  rules("questions", "/rules/questions?edition=2018"),
  rules("answer", "/rules/questions?edition=2023#bis_fence"),
  odds("odds", "street"),
  screen("aid-expert", "expert", "[data-do=aid]"),
  screen("aid-agency", "agency", "[data-do=aid]"),
];

const sized = (width, height) => ({ viewport: { width, height } });
export const SIZES = {
  phone: PHONE,
  desktop: DESKTOP,
  "low phone": sized(360, 560),
  "tall phone": sized(390, 844),
  "small phone on its side": sized(640, 360),
  "phone on its side": sized(844, 390),
  tablet: sized(768, 1024),
  "tablet on its side": sized(1024, 768),
  "small desktop": sized(1180, 820),
  television: TELEVISION,
};
/** A phone as Chromium plays it keeps a layout of its own while it is made larger. */
const RESIZED = { ...PHONE, isMobile: false };
export const OTHERS = Object.keys(SIZES).slice(2);
/** Screens that stand for the others where only the size is asked. */
const FEW = ["lobby", "room-host", "written", "gaps", "column-raised", "temp-strip", "expert-written", "sent", "reveal", "menu-slip", "odds", "end", "replay", "you"];
const NOON = new Date("2026-01-01T12:00:00");
const HOUR = 3_600_000;
const AT_ONCE = 3;

/** Shows screens to `look`, in both sizes or the one that is theirs: each on a page of its own on which time stands still. */
export async function eachScreen(browser, base, parts, look, language = "") {
  const wanted = SCREENS.map((screen, at) => ({ ...screen, number: String(at + 1).padStart(2, "0") })).filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  const queue = [
    ...wanted.map((screen) => ({ ...screen, sizes: screen.only ? [screen.only] : screen.apart ? ["phone"] : ["phone", "desktop"] })),
    ...wanted.filter((screen) => screen.apart).map((screen) => ({ ...screen, sizes: ["desktop"] })),
  ];
  await Promise.all(Array.from({ length: AT_ONCE }, () => visit(browser, base, { queue, look, language })));
}

/** Shows a few screens in other sizes. */
export async function fewScreens(browser, base, look, sizes) {
  const queue = SCREENS.filter(({ name }) => FEW.includes(name)).map((screen) => ({ ...screen, sizes }));
  await Promise.all(Array.from({ length: AT_ONCE }, () => visit(browser, base, { queue, look, device: RESIZED })));
}

/** Gives a page a size, and waits until it is laid out in it. */
async function resized(page, viewport) {
  await page.setViewportSize(viewport);
  const laidOut = ({ width, height }) => Math.abs(innerWidth - width) < 1 && Math.abs(innerHeight - height) < 1 && document.querySelector("main")?.getBoundingClientRect().right <= width + 1 && Math.abs(document.documentElement.clientWidth - width) < 1;
  for (let tries = 0; tries < 50 && !(await page.evaluate(laidOut, viewport)); tries++) await answered(page);
}

/** Stops the time of a browser. */
export async function standStill(page) {
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON.getTime() + HOUR);
}

async function visit(browser, base, { queue, look, language = "", device = PHONE }) {
  // What one page has loaded, the next ones need not.
  const first = await person(browser, base, "Ada", device);
  await standStill(first);
  for (let one = queue.shift(); one; one = queue.shift()) {
    const page = await tab(first);
    page.language = language;
    try {
      await page.setViewportSize(SIZES[one.sizes[0]].viewport);
      await one.go(page);
      await page.evaluate(() => document.fonts.ready);
      for (const size of one.sizes) {
        await resized(page, SIZES[size].viewport);
        await answered(page);
        await look(page, one, size);
      }
    } catch (error) {
      page.faults.push(error.message);
    }
    for (const fault of page.faults) console.log(`${one.name}: ${fault}`);
    if (page.faults.length > 0) process.exitCode = 1;
    // What one screen has chosen is not for the next.
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
}
