import { expect, test } from "vitest";
import { clockMark } from "../../src/view/heard/clock";

test.each([
  [31, 30, 30],
  [30, 29, null],
  [11, 10, 10],
  [10, 9, null],
  [6, 5, 5],
  [5, 4, null],
  // A page that slept says where it is now, not all that it has missed.
  [40, 8, 10],
  [40, 3, 5],
  [null, 10, null],
  [12, null, null],
  [9, 60, null],
])("from %o to %o seconds the clock says %o", (before, now, said) => {
  expect(clockMark(before, now)).toBe(said);
});
