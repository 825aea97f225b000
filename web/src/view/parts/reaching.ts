/** What views may ask about notices on this device, handed in by main. */

import { createContext } from "svelte";
import type { Device, Notices } from "../../protocol/generated";
import type { Asked } from "./asking";

export interface Reaching {
  notices: () => Promise<Asked<Notices>>;
  tell: (device: Device) => Promise<Asked<Notices>>;
  quiet: () => Promise<Asked<Notices>>;
}

export const [reaching, provideReaching] = createContext<Reaching>();
