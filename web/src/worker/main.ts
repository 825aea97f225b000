/**
 * Between the page and the line: shows notices, and a calm page where there is no line. Pages always come from the
 * server, so none is ever older than it; what is kept is the page without a line, and what that one needs.
 */

import { sendDevice } from "../net/device";
import { deviceOf } from "../protocol/device";
import { wantedLanguage } from "../text/wanted";
import { noticeOf, pathOf } from "./notice";
import type { Renewed, Scope } from "./scope";

declare const self: Scope;
/** Put in by the build: the files of the page without a line, and a name that changes with them. */
declare const KEPT: readonly string[];
declare const NAME: string;

const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(clear().then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
  else if (KEPT.includes(pathname)) event.respondWith(kept(request));
});
self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.text() ?? ""));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data)));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([new Request(OFFLINE, { cache: "reload" }), ...KEPT]);
}

async function clear(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
}

async function offline(): Promise<Response> {
  return (await caches.match(OFFLINE)) ?? Response.error();
}

/** A file with a hash in its name is the same for ever, wherever it comes from. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function show(said: string): Promise<void> {
  const { title, options } = noticeOf(said, self.navigator.languages);
  await self.registration.showNotification(title, options);
  // An app that is installed shows a mark where that is possible.
  await self.navigator.setAppBadge?.().catch(() => undefined);
}

/** Goes to the page that is open there already, or opens it. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The push service has given this browser another address. */
async function renew({ newSubscription, oldSubscription }: Renewed): Promise<void> {
  const { pushManager } = self.registration;
  const fresh = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (fresh) await sendDevice(deviceOf(fresh, wantedLanguage(self.navigator.languages)));
}
