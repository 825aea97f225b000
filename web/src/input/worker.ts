/** The service worker: begun where the address allows it, once the page has what it needs. */

const FILE = "/sw.js";

export const workerAllowed = (): boolean => isSecureContext && "serviceWorker" in navigator;

export function startWorker(): void {
  if (!workerAllowed() || import.meta.env.DEV) return;
  const begin = (): void => {
    // Where it cannot begin, as in a private window, the page does without it.
    navigator.serviceWorker.register(FILE, { updateViaCache: "none" }).catch(() => undefined);
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
