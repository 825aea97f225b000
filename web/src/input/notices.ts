/** Notices on this device: what is possible here, asking for them, being left alone. */

import { isApple } from "./install.svelte";
import { workerAllowed } from "./worker";

export type NoticeState = "insecure" | "home_screen" | "unsupported" | "none" | "blocked" | "off" | "on";

/** Whether notices can come here at all, before anybody is asked. */
export function possible(): NoticeState | null {
  if (!isSecureContext) return "insecure";
  if (workerAllowed() && "PushManager" in window && "Notification" in window) return null;
  return isApple() && !matchMedia("(display-mode: standalone)").matches ? "home_screen" : "unsupported";
}

export async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Has the browser and its service forget that anybody asked; there may be nothing to forget. */
export async function unsubscribe(): Promise<void> {
  if (possible() === null) await (await subscribed())?.unsubscribe();
}

/** Asks the person, then the push service; null where either says no. The key is that of the server. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // One that was made for another key of the server's hears nothing of this one.
  if (before && keyOf(before) !== key) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The key that a subscription was made for, as the server writes it. */
export function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
