/** Days as the language spoken writes them. */

import { spokenCode } from "./spoken.svelte";

/** “Tue 18 Nov”, with its year where that is another one. */
export function dateText(time: number, now: number = Date.now()): string {
  const day = new Date(time);
  const year = day.getFullYear() === new Date(now).getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(spokenCode(), { weekday: "short", day: "numeric", month: "short", ...year }).format(day);
}
