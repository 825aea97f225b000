/** The addresses about notices on this device. */

import type { Device } from "../protocol/generated";
import { NOTICES } from "./device";
import { ask } from "./http";

export const reaching = {
  notices: () => ask("Notices", NOTICES),
  tell: (device: Device) => ask("Notices", NOTICES, device),
  quiet: () => ask("Notices", `${NOTICES}/off`, {}),
};
