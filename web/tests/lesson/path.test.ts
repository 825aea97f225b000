import { expect, test } from "vitest";
import { LAST_ROUND, SEED, momentOf } from "../../src/lesson/moment";
import { missed } from "../../src/lesson/progress";
import { GUIDES, STEPS } from "../../src/lesson/steps";
import { tellStep } from "../../src/lesson/words";
import { LANGUAGES, speak } from "../../src/text";
import { openBook } from "../../src/text/books";
import { Pupil, TABLES } from "./pupil";

/** The whole lesson: in which round what is told, and the tap that answers it. */
const LESSON = `
1 choose        | pick 2
1 write         | lot b2
1 park          | go on
1 preview       | go on
1 confirm       | confirm
2 reveal        | go on
2 next          | go on
2 guide.choose  | pick 2
2 whynot        | lot b1
2 order         | lot b4
2 pool          | go on
2 guide.confirm | confirm
3 plan          | go on
3 guide.choose  | pick 2
3 guide.write   | lot a9
3 fence         | gap a7
3 guide.confirm | confirm
4 guide.choose  | pick 2
4 guide.write   | lot a10
4 guide.fence   | gap b4
4 undo          | undo
4 guide.fence   | gap b4
4 guide.confirm | confirm
5 refusal       | go on
5 guide.choose  | pick 3
5 guide.write   | lot c6
5 bis           | lot a8
5 estate        | go on
5 guide.confirm | confirm
6 guide.choose  | pick 2
6 temp          | lot b3
6 strip         | go on
6 guide.confirm | confirm
7 guide.choose  | pick 1
7 guide.write   | lot b1
7 size          | size 4
7 claim         | plan 3
7 claimed       | go on
7 guide.confirm | confirm
8 end           | go on
`;
const ROWS = LESSON.trim().split("\n").map((row) => row.split("|").map((part) => part.trim()));

const BROKEN = /[{}]|undefined|NaN| {2}|^$/;

test("the lesson leads through its rounds, tap by tap, and says all it has to say", () => {
  const pupil = new Pupil();
  const said = new Set<string>();
  for (const [row = "", tap = ""] of ROWS) {
    expect(`${pupil.moment.round} ${pupil.told}`).toBe(row.replace(/\s+/, " "));
    said.add(pupil.told);
    pupil.taps(tap);
  }
  expect(pupil.learned.toSorted()).toEqual(STEPS.map(({ id }) => id).toSorted());
  expect(missed(pupil.learned)).toEqual([]);
  expect(STEPS.filter(({ id }) => !said.has(id))).toEqual([]);
});

test.each(LANGUAGES)("in %s every step told has whole sentences, and points at something", async (language) => {
  await speak(language);
  const book = await openBook("lesson", language);
  const pupil = new Pupil();
  for (const [, tap = ""] of ROWS) {
    const { step, moment, learned } = pupil;
    if (!step) throw new Error("nothing is told");
    const { text, why } = tellStep(book, step, moment, learned);
    expect(text, step.id).not.toMatch(BROKEN);
    expect(why, step.id).not.toMatch(/[{}]|undefined|NaN| {2}/);
    if (!step.id.startsWith("guide.")) expect(why, step.id).not.toBe("");
    if (step.id !== "end") expect(step.at(moment), step.id).not.toBe("");
    pupil.taps(tap);
  }
  await speak("en");
});

test("what is pointed at is what the tap that leads on touches", () => {
  const pupil = new Pupil();
  const kinds: Readonly<Record<string, string>> = { pick: "card", lot: "lot", gap: "gap", size: "size", plan: "plan" };
  for (const [, tap = ""] of ROWS) {
    const [kind = "", what = ""] = tap.split(" ");
    const name = kinds[kind];
    const at = kind === "pick" || kind === "plan" ? String(Number(what) - 1) : what;
    if (name !== undefined) expect(pupil.step?.at(pupil.moment)).toBe(`[data-at="${name}:${at}"]`);
    pupil.taps(tap);
  }
});

test("the recorded game is the one of the path, with a round to spare", () => {
  expect(TABLES.map((table) => table.round)).toEqual(Array.from({ length: LAST_ROUND + 1 }, (_, at) => at + 1));
  expect(new Pupil().state.room?.options.seed).toBe(SEED);
});

test("each step's way of pointing is a selector that names what it needs", () => {
  const now = momentOf(new Pupil().state);
  for (const step of [...STEPS, ...GUIDES]) expect(typeof step.at(now), step.id).toBe("string");
});
