import { afterEach, expect, test, vi } from "vitest";

type Module = typeof import("../../src/input/lesson.svelte");

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

/** The lesson of a page that has just been loaded. */
async function loaded(before?: string, storing: object = storage): Promise<Module["lesson"]> {
  if (before !== undefined) kept.set("boomtown.lesson", before);
  vi.stubGlobal("localStorage", storing);
  vi.resetModules();
  return (await import("../../src/input/lesson.svelte")).lesson;
}

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test("a lesson is kept with its room, and there again", async () => {
  const lesson = await loaded();
  expect([lesson.room, lesson.learned, lesson.speaksIn("elm")]).toEqual([null, [], false]);
  lesson.begin("elm");
  lesson.learn(["choose"]);
  const again = await loaded();
  expect([again.room, again.learned, again.speaksIn("elm"), again.speaksIn("oak")]).toEqual(["elm", ["choose"], true, false]);
});

test("left, it is silent until it is wanted again; over, it is gone", async () => {
  const lesson = await loaded();
  lesson.begin("elm");
  lesson.leave();
  expect([lesson.speaksIn("elm"), lesson.isLeftIn("elm"), lesson.isLeftIn("oak"), lesson.room]).toEqual([false, true, false, "elm"]);
  lesson.resume();
  expect([lesson.speaksIn("elm"), lesson.isLeftIn("elm")]).toEqual([true, false]);
  lesson.finish();
  expect([lesson.room, kept.size]).toEqual([null, 0]);
  for (const nothing of [() => { lesson.learn(["choose"]); }, () => { lesson.leave(); }, () => { lesson.resume(); }]) nothing();
  expect([lesson.room, kept.size]).toEqual([null, 0]);
});

test.each(["", "nothing", "17", '{"room":3}', '{"room":"elm"}', '{"room":"elm","learned":"all"}'])("what was kept and is none is a new lesson: %s", async (text) => {
  const lesson = await loaded(text);
  expect([lesson.room, lesson.learned]).toEqual([null, []]);
});

test("a device that keeps nothing teaches all the same", async () => {
  const refuses = (): never => {
    throw new Error("no storage");
  };
  const lesson = await loaded(undefined, { getItem: refuses, setItem: refuses, removeItem: refuses });
  lesson.begin("elm");
  lesson.learn(["choose"]);
  expect([lesson.speaksIn("elm"), lesson.learned]).toEqual([true, ["choose"]]);
});
