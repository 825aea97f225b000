// Situations of a turn, each from its scene: node turns.mjs BASE NAME
import { PHONE, answered, expect, inBrowser, person, same, sound, text } from "./browser.mjs";
import { GO, at, count, enter, placesOf, says, touch } from "./screens.mjs";

const UNDO = "[data-do=undo]";
const score = (page) => text(page, ".prev .num");

/** Steps go one by one; a long press, or Shift and Z, takes all of them back. */
async function undo(page) {
  await enter(page, "street");
  await touch(page, "card:0", "lot:b3", "gap:b4");
  await says(page, ".say", "Fence after Marigold 4. Another gap moves it.");
  await touch(page, UNDO);
  await says(page, ".say", "Tap a gap for a fence, or confirm without Surveyor.");
  await touch(page, UNDO);
  same(await count(page, ".lot.draft"), 0, "pencilled houses after two steps back");
  await touch(page, "card:1", "lot:a7");
  same(await score(page), "37 → 41", "the score with a pool");
  await touch(page, UNDO);
  same([await count(page, ".lot.draft"), await score(page)], [0, "37"], "a number and its pool are one step");
  await touch(page, "card:0", "lot:b3", "gap:b4");
  const { x, y, width, height } = await page.locator(UNDO).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForFunction(() => document.querySelectorAll(".lot.draft").length === 0);
  await page.mouse.up();
  await answered(page);
  same(await count(page, "[aria-pressed=true][data-card]"), 0, "cards chosen after the long press");
  await touch(page, "card:0", "lot:b3", "gap:b4");
  await page.keyboard.press("Shift+Z");
  await answered(page);
  same([await count(page, ".lot.draft"), await score(page)], [0, "37"], "all is taken back");
}

/** The bubble stands beside what was touched, names cause and rule, and goes away on the next touch. */
async function whyNot(page) {
  await enter(page, "street");
  await touch(page, "card:1", "lot:b3");
  const bubble = page.locator(".why");
  expect((await bubble.innerText()).startsWith("9 does not fit here."), await bubble.innerText());
  await says(page, ".why a", "Rule R4.1");
  const [lot, box] = [await page.locator(at("lot:b3")).boundingBox(), await bubble.boundingBox()];
  const below = box.y - (lot.y + lot.height);
  expect(below >= 0 && below < 20, `${below} px below the house`);
  expect(box.x <= lot.x + lot.width / 2 && box.x + box.width >= lot.x + lot.width / 2, "beside the house");
  await touch(page, ".why");
  same(await count(page, ".why"), 0, "bubbles after a touch on it");
  await touch(page, "lot:b3");
  await touch(page, "lot:a7");
  same([await count(page, ".why"), await count(page, ".lot.draft")], [0, 1], "bubbles and pencilled houses after the next touch");
  await touch(page, "lot:b3");
  const rules = page.waitForEvent("popup");
  await page.locator(".why a").click();
  same(new URL((await rules).url()).hash, "#R4.1", "where the rule's number leads");
  await touch(page, "[data-do=aid]");
  await page.locator("dialog[open] .cardcount").waitFor();
}

/** Numbers from two below to two above; the printed one is chosen, and crosses its box only if wanted. */
async function temp(page) {
  await enter(page, "street");
  await touch(page, "card:2", "lot:a10");
  same(await page.locator(".strip div .num").allInnerTexts(), ["11", "12", "13", "14", "15"], "the strip");
  await says(page, ".strip .on", "as printed 13");
  await touch(page, "shift:1");
  await says(page, at("lot:a10"), "14");
  await touch(page, "shift:-2");
  expect((await text(page, ".why")).includes("11 does not fit here."), await text(page, ".why"));
  await touch(page, "shift:0");
  await says(page, at("lot:a10"), "13");
  same(await text(page, at("track:temps") + " small"), "3/11", "temps with the box");
  await touch(page, ".strip .box");
  same(await text(page, at("track:temps") + " small"), "2/11", "temps without the box");
  await touch(page, "lot:c9");
  await says(page, ".strip p b", "Sunnyside 9 takes");
  await enter(page, "late");
  await touch(page, "card:2", "lot:a10");
  same(await text(page, at("track:temps") + " small"), "11/11", "no box is left to cross");
}

/** What is sent can be taken back, and is pencil again. */
async function takeBack(page) {
  await enter(page, "street");
  await touch(page, "card:1", "lot:a7", GO);
  await says(page, ".say", "Sent. Cleo still thinks.");
  await says(page, GO, "Take back");
  same(await count(page, ".lot[data-target]"), 0, "targets once it is sent");
  await touch(page, "lot:a8");
  same(await count(page, ".lot.draft"), 1, "houses do not move once it is sent");
  await touch(page, GO);
  await says(page, ".say", "9 on Juniper 7, pool dug. Tap a star to move it.");
  await touch(page, "lot:a8");
  same(await placesOf(page, ".lot.draft"), ["lot:a8"], "the house moves again");
}

async function refusal(page) {
  await enter(page, "tight");
  await says(page, ".say", "None of 2, 10, 3 fits. The refusal costs its box.");
  same([await count(page, ".card.nofit"), await text(page, GO)], [3, "Refusal"], "cards that fit nowhere, and the button");
  await touch(page, GO);
  same(await text(page, at("track:refusals")), "−3 2/3", "the ledger with the refusal");
  await says(page, ".say", "Permit refused. Confirm, or go on changing.");
  await touch(page, UNDO);
  await says(page, GO, "Refusal");
  await touch(page, GO, GO);
  await says(page, GO, "Take back");
}

const estate = (span) => `${at(`estate:${span}`)} .lot`;

/** Four estates of three, three are wanted; another plan can be claimed beside it. */
async function claim(page) {
  await enter(page, "claims");
  same(await count(page, ".plan.met"), 0, "plans met before the number");
  await touch(page, "card:1", "lot:c6");
  same(await placesOf(page, ".plan.met"), ["plan:0", "plan:2"], "plans that can be claimed");
  await touch(page, "plan:0");
  same(await placesOf(page, ".estate.may"), ["estate:a1-3", "estate:a4-6", "estate:b9-11", "estate:c5-7"], "estates to choose from");
  await touch(page, estate("a1-3"), estate("c5-7"));
  await says(page, GO, "Claim 2 / 3");
  await touch(page, GO);
  same(await count(page, ".plan.claim"), 1, "two estates are not enough");
  await touch(page, estate("c5-7"), estate("b9-11"), estate("a4-6"));
  await says(page, GO, "Claim 3 / 3");
  await touch(page, GO);
  same(await score(page), "34 → 46", "the score with the plan");
  same(await page.locator(".plaque.used.pen").count(), 3, "marks in pencil");
  // One estate of three and one of four are left: the other plan has one way, and needs no choice.
  await touch(page, "plan:2");
  same([await score(page), await count(page, ".plan.pen")], ["34 → 53", 2], "two plans in one turn");
  await touch(page, "plan:2");
  await touch(page, "[data-do=reshuffle]");
  await says(page, "[data-do=reshuffle]", "Reshuffle asked for");
  await touch(page, "plan:0");
  same(await score(page), "34 → 38", "the score without the plan again");
}

/** A plan that is not met tells what is lacking. */
async function notMet(page) {
  await enter(page, "agency");
  await touch(page, "plan:0");
  const slip = await text(page, "dialog[open]");
  expect(slip.includes("Still lacking: 4"), slip);
  await touch(page, "dialog[open] .close");
  same([await count(page, "dialog[open]"), await count(page, ".plan.pen")], [0, 0], "slips and claims");
}

async function copies(page) {
  await enter(page, "next-round");
  await touch(page, "card:0", "lot:a8");
  const ghosts = await placesOf(page, ".lot.legal:has(tspan)");
  expect(ghosts.includes("lot:c6") && ghosts.includes("lot:a6"), ghosts.join());
  await touch(page, "lot:a6");
  await says(page, at("lot:a6"), "9b");
  await touch(page, "lot:c6");
  same(await placesOf(page, ".strip.copy button"), ["copy:copy c5 c6", "copy:copy c7 c6"], "numbers to copy");
  await page.locator(".strip.copy button").nth(1).click();
  await answered(page);
  await says(page, at("lot:c6"), "9b");
  same(await count(page, ".lot.draft"), 2, "the number and one copy");
}

async function roundabout(page) {
  await enter(page, "street");
  await touch(page, at("track:roundabouts"));
  expect((await count(page, ".lot.ringed")) > 5, "rings on empty lots");
  await says(page, GO, "Not now");
  await touch(page, GO);
  same(await count(page, ".lot.ringed"), 0, "rings after “not now”");
  await touch(page, at("track:roundabouts"), "lot:c7");
  await says(page, ".say", "Roundabout on Sunnyside 7. Choose a card.");
  same(await score(page), "37 → 32", "what a second roundabout costs");
  await touch(page, "card:1", "lot:c6", UNDO);
  same([await score(page), await count(page, ".rbt.dr")], ["37 → 32", 1], "the number goes first, the roundabout stays");
  await touch(page, UNDO);
  same(await score(page), "37", "and goes with the next step");
}

async function leaving(page) {
  await enter(page, "street");
  await touch(page, "card:1", "lot:a7", "act:1");
  same([await score(page), await count(page, ".card.left")], ["37 → 37", 1], "without the pool");
  await touch(page, "act:1");
  same([await score(page), await count(page, ".card.left")], ["37 → 41", 0], "with the pool again");
}

async function columns(page) {
  await enter(page, "next-round");
  await touch(page, "card:2", "lot:b8");
  await says(page, at("size:3"), "3 4›5");
  await touch(page, "size:3");
  same(await score(page), "41 → 45", "the score with the size raised");
  await touch(page, "size:2");
  same(await placesOf(page, ".ledger .chg[data-at^='size:']"), ["size:2"], "another size instead");
  await touch(page, "size:2");
  same(await count(page, ".ledger .chg[data-at^='size:']"), 0, "the same size again puts it back");
}

/** Whoever watches sees all and can do nothing. */
async function watching(page) {
  const sent = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(JSON.parse(payload).t)));
  await enter(page, "watching");
  same(await count(page, ".sht"), 4, "sheets");
  same(await count(page, ".sht .new"), 4, "houses ringed");
  await touch(page, "[data-do=good]", "plan:2", "dialog[open] .close", ".sht[data-seat='2']");
  same(await count(page, "dialog[open] .lot[data-target]"), 0, "targets on a large sheet");
  await touch(page, "dialog[open] .close");
  same(await count(page, `${GO}, ${UNDO}, .prev, .face[data-at], .lot[data-target]`), 0, "things to do");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("1");
  await page.keyboard.press("Z");
  await touch(page, ".menu");
  same(await page.locator(".menulist").innerText().then((all) => /Pause|Hand|Leave|device/.test(all)), false, "tools in the menu");
  same([...new Set(sent)], ["hello"], "what was sent");
}

/** A hand of three: number, action, and what becomes of the third. */
async function hand(page) {
  await enter(page, "expert");
  await touch(page, "card:0", "card:1");
  same(await page.locator(".role").allInnerTexts(), ["number", "action", "to Dev"], "roles");
  await touch(page, ".xc.rest .role");
  same(await page.locator(".role").allInnerTexts(), ["to Dev", "action", "number"], "a flag gives its card the next role");
  await touch(page, "card:2");
  same(await count(page, ".role:not(.from)"), 0, "the number’s card again puts all down");
}

/** The neighbours’ turns are told one by one; a touch ends it. */
async function reveal(page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await enter(page, "last-to-come");
  await touch(page, "card:1", "lot:a7", GO);
  await page.locator(".reveal").waitFor();
  expect((await text(page, ".reveal")).includes("Bruno"), "Bruno is told first");
  await touch(page, ".reveal");
  same([await count(page, ".reveal"), await text(page, ".rd")], [0, "Round 21"], "the next round");
}

const TURNS = {
  undo, "why-not": whyNot, temp, "take-back": takeBack, refusal, claim, "not-met": notMet, copies,
  roundabout, leaving, columns, watching, hand, reveal,
};

const [base, name] = process.argv.slice(2);
await inBrowser(async (browser) => {
  const page = await person(browser, base, "Ada", PHONE);
  await TURNS[name](page);
  sound(page);
});
