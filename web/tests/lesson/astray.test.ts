import { expect, test } from "vitest";
import { GUIDES, STEPS } from "../../src/lesson/steps";
import { tellStep } from "../../src/lesson/words";
import { openBook } from "../../src/text/books";
import { Pupil } from "./pupil";

const book = await openBook("lesson", "en");

const said = (pupil: Pupil): string => {
  const { step, moment, learned } = pupil;
  if (!step) return "";
  const { text, why } = tellStep(book, step, moment, learned);
  return `${text} ${why}`.trim();
};

/** Somebody in a round, with nothing but reading behind. */
function inRound(round: number, ...learned: string[]): Pupil {
  const pupil = new Pupil();
  const turns = [
    ["pick 2", "lot b2"], ["pick 2", "lot b4"], ["pick 2", "lot a9", "gap a7"], ["pick 2", "lot a10", "gap b4"],
    ["pick 3", "lot c6", "lot a8"], ["pick 2", "lot b3"], ["pick 1", "lot b1", "size 4", "plan 3"],
  ];
  for (const taps of turns.slice(0, round - 1)) for (const tap of [...taps, "confirm"]) pupil.taps(tap);
  pupil.learned = learned;
  return pupil;
}

test("another card is as good: the lesson goes along, and names no house", () => {
  const pupil = new Pupil();
  pupil.taps("pick 1");
  expect(pupil.told).toBe("write");
  expect(said(pupil)).toMatch(/^Tap any star\./);
  pupil.taps("lot a7");
  pupil.taps("shift 1");
  expect(pupil.told).toBe("strip");
  pupil.taps("go on");
  expect(pupil.told).toBe("preview");
});

test("a card put down again is a card to choose", () => {
  const pupil = new Pupil();
  pupil.taps("pick 3");
  pupil.taps("pick 3");
  expect(pupil.told).toBe("guide.choose");
  expect(said(pupil)).toBe("Take the 3 with Landscaper. Plant a park on the street you just wrote in.");
});

test("who goes on without reading has read", () => {
  const pupil = new Pupil();
  for (const tap of ["pick 2", "lot b2", "confirm"]) pupil.taps(tap);
  expect(pupil.learned).toContain("park");
  expect(pupil.told).toBe("reveal");
  pupil.taps("pick 2");
  expect(pupil.learned).toContain("reveal");
  expect(pupil.told).toBe("whynot");
  pupil.taps("lot b4");
  expect(pupil.learned).toContain("whynot");
  expect(pupil.told).toBe("pool");
});

test("Undo is told once, taken or not", () => {
  const pupil = inRound(4, ...STEPS.map(({ id }) => id).filter((id) => id !== "undo"));
  for (const tap of ["pick 2", "lot a10", "gap b4"]) pupil.taps(tap);
  expect(pupil.told).toBe("undo");
  pupil.taps("confirm");
  expect(pupil.learned).toContain("undo");
});

test("the end names what was not met", () => {
  const everything = STEPS.map(({ id }) => id).filter((id) => id !== "end");
  const whole = inRound(8, ...everything);
  expect([whole.told, said(whole)]).toEqual(["end", "That is all there is. You know it! Play on until the town is full, or open a town of your own."]);
  const part = inRound(8, ...everything.filter((id) => id !== "bis" && id !== "claim"));
  expect(said(part)).toMatch(/Not met yet: copies and claiming a plan\. The rules tell about them\.$/);
});

test("with other cards the lesson names none, and still goes on", () => {
  const { options } = new Pupil().state.room ?? {};
  if (!options) throw new Error("no room");
  const pupil = new Pupil({ options: { ...options, seed: "183" } });
  expect(said(pupil)).toMatch(/^Choose any card/);
  expect(pupil.step?.at(pupil.moment)).toBe("");
  for (const tap of ["pick 2", "lot b2", "confirm"]) pupil.taps(tap);
  expect(pupil.moment.round).toBe(2);
});

test("a sent turn and one that cannot be written are told apart", () => {
  const pupil = new Pupil();
  pupil.learned = STEPS.map(({ id }) => id);
  expect(GUIDES.filter((guide) => guide.when({ ...pupil.moment, sent: true, stage: "sent" })).map(({ id }) => id)).toEqual(["guide.sent"]);
  expect(GUIDES.find((guide) => guide.when({ ...pupil.moment, stage: "refusal" }))?.id).toBe("guide.refusal");
});
