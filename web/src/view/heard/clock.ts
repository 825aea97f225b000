/** When the clock is spoken: at 30, 10 and 5 seconds, once each. */

const MARKS = [5, 10, 30];

/** The mark that the clock has come to between two looks at it. */
export function clockMark(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null;
  return MARKS.find((mark) => now <= mark && before > mark) ?? null;
}
