/** How a view says what a person wants; it knows nothing of what becomes of it. */

import { createContext } from "svelte";
import type { Intent } from "../state/model";

export type Emit = (intent: Intent) => void;

export const [emitter, provideEmit] = createContext<Emit>();
