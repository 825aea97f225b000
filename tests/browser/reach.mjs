// How a table reaches a device: the app, the page without a line, an update, notices.
import { PHONE, expect, inBrowser, person, please, same, sound, text } from "./browser.mjs";

const NOTICE = { kind: "turn", room: "maple-owl-42", host: "Bruno", round: 5, until: 1_767_700_000_000, language: "en" };
// A browser's keys as a push service gives them; the point is that of RFC 8291.
const KEYS = {
  endpoint: "https://fcm.googleapis.com/fcm/send/test",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
// What the browser of a test says of itself, and of nothing else.
const OF_THE_TEST = ["in-incognito"];

const TRIES = 50;

const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const caches = (page) => page.evaluate(() => window.caches.keys());

/** There is no push service where tests run: this one gives out the same address each time. */
function pushService(keys) {
  let subscription = null;
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const { endpoint, p256dh, auth } = keys;
    subscription = {
      endpoint,
      options: { applicationServerKey: bytes(applicationServerKey) },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => subscription;
}

/** The browser finds nothing that keeps it from installing. */
async function installable(page) {
  const line = await page.context().newCDPSession(page);
  const { url, errors, data } = await line.send("Page.getAppManifest");
  same(errors, [], "errors of the manifest");
  expect(url.endsWith("/en.webmanifest"), url);
  for (const { src } of JSON.parse(data).icons) same((await page.request.get(src)).status(), 200, src);
  const { installabilityErrors } = await line.send("Page.getInstallabilityErrors");
  same(installabilityErrors.map((one) => one.errorId).filter((id) => !OF_THE_TEST.includes(id)), [], "what keeps from installing");
}

/** Without a server there is a calm page, which goes away by a tap once there is one. */
async function offline(page) {
  await please("stop");
  await page.goto("/r/maple-owl-42");
  same(await text(page, "h1"), "No line", "the page without a line");
  same(await page.evaluate(() => document.fonts.check("20px Yellowtail")), true, "its letters");
  expect((await page.locator("svg.logo").boundingBox()).width > 200, "its street is drawn");
  await page.goto("/?lang=de");
  same(await text(page, "h1"), "No line", "every page is that page");
  await please("start");
  await page.click("button.go");
  await page.waitForSelector(".lobby");
}

/** A new version takes over by itself, and leaves nothing of the old one. */
async function update(page) {
  const [before] = await caches(page);
  await please("update");
  await page.reload();
  for (let tries = 0; tries < TRIES && (await caches(page)).includes(before); tries++) await page.waitForTimeout(100);
  same(await caches(page), ["offline-next"], "what is kept after an update");
  await controlled(page);
  same(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 1, "service workers");
}

/** What a push service delivers is shown; a tap on it leads to the room. */
async function pushed(page, base) {
  const line = await page.context().newCDPSession(page);
  const registered = new Promise((resolve) => line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations[0])));
  await line.send("ServiceWorker.enable");
  const { registrationId } = await registered;
  const worker = page.context().serviceWorkers().at(-1);
  await worker.evaluate(noted);
  await line.send("ServiceWorker.deliverPushMessage", { origin: base, registrationId, data: JSON.stringify(NOTICE) });
  const [title, options] = await worker.evaluate(() => self.shown);
  same([title, options.tag, options.icon], ["Your turn in Bruno’s room", NOTICE.room, "/icons/192.png"], "the notice");
  same(await worker.evaluate(tapped, options.data), ["closed", `/r/${NOTICE.room}`], "what a tap does");
}

/** Runs in the service worker: promises what is shown next, once the browser has shown it. */
function noted() {
  const show = ServiceWorkerRegistration.prototype.showNotification;
  self.shown = new Promise((resolve) => {
    ServiceWorkerRegistration.prototype.showNotification = async function (...given) {
      await show.apply(this, given);
      resolve(given);
    };
  });
}

/** Runs in the service worker: taps a notice. Only a person may open a window, so it is noted which one would be. */
async function tapped(data) {
  const [done, work] = [[], []];
  self.clients.openWindow = async (path) => void done.push(path);
  const event = new Event("notificationclick");
  event.notification = { data, close: () => done.push("closed") };
  event.waitUntil = (one) => work.push(one);
  self.dispatchEvent(event);
  await Promise.all(work);
  return done;
}

/** The button says what comes, turns it on for this device, and off again. */
async function switched(page) {
  await page.goto("/you");
  await page.waitForSelector("[data-notices=off]");
  await page.click("[data-do=notices]");
  await page.waitForSelector("[data-notices=on]");
  const told = async () => (await (await page.request.get("/api/me/notices")).json()).on ?? false;
  same(await told(), true, "the server knows");
  await page.click("[data-do=notices]");
  await page.waitForSelector("[data-notices=off]");
  same(await told(), false, "the server has forgotten");
}

/** An address that allows none of this says so, and plays all the same. */
async function insecure(browser, base) {
  const page = await person(browser, base.replace("127.0.0.1", "boomtown.test"), "Ada", PHONE);
  await page.goto("/you");
  for (const place of ["[data-notices=insecure]", "[data-install=insecure]"]) {
    expect((await text(page, place)).includes("boomtown.test"), `${place} names the address`);
  }
  // The browser says by itself that a header means nothing at such an address.
  page.faults = page.faults.filter((fault) => !fault.startsWith("The Cross-Origin-Opener-Policy header has been ignored"));
  sound(page);
}

await inBrowser(async (browser) => {
  const base = process.argv[2];
  const page = await person(browser, base, "Ada", PHONE, { permissions: ["notifications"] });
  await page.addInitScript(pushService, KEYS);
  await page.goto("/");
  await controlled(page);
  await installable(page);
  await switched(page);
  await pushed(page, base);
  await insecure(browser, base);
  sound(page);
  await offline(page);
  await update(page);
});
