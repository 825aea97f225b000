/** Telling the server of a browser, from where no page is: the service worker does so. */

import type { Device } from "../protocol/generated";

export const NOTICES = "/api/me/notices";

export async function sendDevice(device: Device): Promise<void> {
  await fetch(NOTICES, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(device),
  });
}
