/** Days as the language spoken writes them. */

import { spokenCode } from "./spoken.svelte";

/** “14:05”, or the day before the hour where it was another one. */
export function momentText(time: number, now: number = Date.now()): string {
  const hour = new Intl.DateTimeFormat(spokenCode(), { hour: "numeric", minute: "2-digit" }).format(time);
  const today = new Date(time).toDateString() === new Date(now).toDateString();
  return today ? hour : `${dateText(time, now)}, ${hour}`;
}

/** “Tue 18 Nov”, with its year where that is another one. */
export function dateText(time: number, now: number = Date.now()): string {
  const day = new Date(time);
  const year = day.getFullYear() === new Date(now).getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(spokenCode(), { weekday: "short", day: "numeric", month: "short", ...year }).format(day);
}
