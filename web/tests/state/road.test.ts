import { describe, expect, it } from "vitest";
import type { Sign } from "../../src/protocol/generated";
import { LARGE, SMALL, marks, roundAt } from "../../src/state/road";

const sign = (kind: Sign["kind"], round: number): Sign => ({ kind, round, seats: [0], count: 1, plan: kind === "plan" ? 0 : null, first: false });
const BUSY = [5, 6, 18, 20, 22, 25].map((round) => sign("roundabout", round));
const ALL = [...BUSY, ...[10, 15, 19, 24, 30].map((round) => sign("plan", round)), ...[26, 27, 28, 29].map((round) => sign("refusal", round))];

describe("the road", () => {
  it("shows the chosen kind large and on the ground, the others small where it is short", () => {
    const all = marks(ALL, 31, 330, "plan");
    for (const mark of all) expect(mark.size).toBe(mark.kind === "plan" ? LARGE : SMALL);
    expect(all.filter(({ kind }) => kind === "plan").every(({ up }) => up === 0)).toBe(true);
    expect(marks(ALL, 31, 900, "plan").every(({ size }) => size === LARGE)).toBe(true);
  });

  it("lets no sign hide another while there is room above", () => {
    const all = marks(ALL, 31, 330, "plan");
    const hidden = all.flatMap((one, at) =>
      all.slice(at + 1).filter((other) => Math.abs(one.at - other.at) * 330 < (one.size + other.size) / 2 && one.up < other.up + other.size && other.up < one.up + one.size),
    );
    expect(hidden).toEqual([]);
  });

  it("keeps every sign below the edge, however many there are", () => {
    const crowd = Array.from({ length: 30 }, (_, at) => [sign("plan", at + 1), sign("refusal", at + 1), sign("roundabout", at + 1)]).flat();
    for (const mark of marks(crowd, 31, 330, "refusal")) expect(mark.up + mark.size).toBeLessThanOrEqual(42);
  });

  it("finds the round nearest to a place", () => {
    expect([roundAt(-1, 31), roundAt(0.5, 31), roundAt(2, 31)]).toEqual([1, 16, 31]);
  });
});
