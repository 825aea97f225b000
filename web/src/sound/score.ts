/** Our own few sounds, written down: what rings or rustles when, for how long, how high. */

export type Cue = "pencil" | "stamp" | "flip" | "turn" | "keys";

/** A voice: a tone that glides from one pitch to another, or paper that rustles about a pitch. Seconds and hertz. */
export interface Voice {
  made: "sine" | "triangle" | "paper";
  at: number;
  lasts: number;
  from: number;
  to: number;
  loud: number;
}

const APART = 0.14;

/** Notes one after the other, each ringing into the next. */
const bells = (pitches: readonly number[], lasts: number, first = 0): Voice[] =>
  pitches.map((pitch, at) => ({ made: "triangle", at: first + at * APART, lasts, from: pitch, to: pitch, loud: 0.19 }));

const [C5, E5, G5, C6, E6] = [523.25, 659.25, 783.99, 1046.5, 1318.51];

export const SCORE: Readonly<Record<Cue, readonly Voice[]>> = {
  pencil: [
    { made: "paper", at: 0, lasts: 0.07, from: 3_200, to: 2_400, loud: 0.35 },
    { made: "paper", at: 0.08, lasts: 0.09, from: 2_600, to: 3_400, loud: 0.3 },
  ],
  stamp: [
    { made: "sine", at: 0, lasts: 0.16, from: 150, to: 55, loud: 0.6 },
    { made: "paper", at: 0, lasts: 0.05, from: 900, to: 500, loud: 0.35 },
  ],
  flip: [
    { made: "paper", at: 0, lasts: 0.12, from: 900, to: 2_600, loud: 0.3 },
    { made: "paper", at: 0.16, lasts: 0.1, from: 1_100, to: 2_800, loud: 0.3 },
    { made: "paper", at: 0.3, lasts: 0.1, from: 1_300, to: 3_000, loud: 0.3 },
  ],
  turn: bells([E5, G5], 0.5),
  keys: [...bells([C5, E5, G5, C6], 0.6), ...bells([E6], 1.2, 4 * APART)],
};
