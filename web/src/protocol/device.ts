/** A browser as its push service gave it to us. */

import type { Device } from "./generated";

export function deviceOf(subscription: PushSubscription, language: string): Device {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, key: keys["p256dh"] ?? "", secret: keys["auth"] ?? "", language };
}
