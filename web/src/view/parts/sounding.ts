/** What views may let sound, handed in by main: no view knows how it is made. */

import { createContext } from "svelte";
import type { Cue } from "../../sound/score";

export const [sounding, provideSounding] = createContext<(cue: Cue) => void>();
