/** What a sheet shows of its score, in words: the sum, or where that is hidden how many houses stand. */

import type { Sheet } from "../protocol/generated";
import { say } from "../text";
import { signed } from "../text/fill";

export function pointsText(sheet: Pick<Sheet, "total" | "houses"> | null): string {
  if (!sheet) return "";
  return sheet.total === null ? say("points.houses", { n: sheet.houses }) : signed(sheet.total);
}
