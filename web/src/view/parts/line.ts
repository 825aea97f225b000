/** What a view may do with the line to the server: nothing but ask for another try. */

import { createContext } from "svelte";

export interface Lines {
  retryNow: () => void;
}

export const [lines, provideLine] = createContext<Lines>();
