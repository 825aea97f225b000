/** Which colour one gets at a table. */

import { COLOURS } from "../../input/kept";

/** The wished one where it is free, else the first that is; where all are taken, two wear the same. */
export function colourFor(wished: number, taken: readonly number[]): number {
  if (!taken.includes(wished)) return wished;
  const free = [...Array(COLOURS).keys()].find((colour) => !taken.includes(colour));
  return free ?? wished;
}
