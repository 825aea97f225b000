import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Module = typeof import("../../src/input/settings.svelte");

const KEY = "boomtown";
const kept = new Map<string, string>();
const dataset: Record<string, string> = {};
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };

/** The settings of a page that has just been loaded. */
async function loaded(before?: unknown, storing: object = storage): Promise<Module["settings"]> {
  kept.clear();
  if (before !== undefined) kept.set(KEY, typeof before === "string" ? before : JSON.stringify(before));
  vi.stubGlobal("localStorage", storing);
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.resetModules();
  return (await import("../../src/input/settings.svelte")).settings;
}

const written = (): unknown => JSON.parse(kept.get(KEY) ?? "null");

beforeEach(() => {
  delete dataset["theme"];
  delete dataset["motion"];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a new device begins with the system's theme, single keys, and nobody", async () => {
  const settings = await loaded();
  expect([settings.theme, settings.keys, settings.person]).toEqual(["system", true, { name: "", city: "", colour: 0 }]);
});

test("what is chosen is kept, and there again", async () => {
  const settings = await loaded();
  settings.theme = "dark";
  settings.keys = false;
  settings.person = { name: "Ann", city: "Elm", colour: 3 };
  expect(written()).toMatchObject({ theme: "dark", keys: false, person: { name: "Ann", city: "Elm", colour: 3 } });
  const again = await loaded(written());
  expect([again.theme, again.keys, again.person.name]).toEqual(["dark", false, "Ann"]);
});

test("the theme dresses the page; the system's is none of its own", async () => {
  const settings = await loaded({ theme: "light" });
  settings.dress();
  expect(dataset["theme"]).toBe("light");
  settings.theme = "system";
  expect("theme" in dataset).toBe(false);
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["of an older page", { person: { name: "Ann" } }],
])("what is kept but %s spoils nothing", async (_, before) => {
  const settings = await loaded(before);
  expect([settings.theme, settings.keys, settings.person.colour, settings.person.city]).toEqual(["system", true, 0, ""]);
});

test("a device that keeps nothing still plays", async () => {
  const full = { getItem: () => { throw new Error("denied"); }, setItem: () => { throw new Error("full"); } };
  const settings = await loaded(undefined, full);
  settings.keys = false;
  expect(settings.keys).toBe(false);
});

test("a newcomer is given a name; who has one keeps it", async () => {
  const settings = await loaded();
  settings.suggest(["Ann", "Bo"]);
  expect(["Ann", "Bo"]).toContain(settings.person.name);
  const known = await loaded({ person: { name: "Cy", colour: 5 } });
  known.suggest(["Ann", "Bo"]);
  expect(known.person).toMatchObject({ name: "Cy", colour: 5 });
});

test("a new device is silent, and moves as its system says", async () => {
  const settings = await loaded();
  expect([settings.sound, settings.volume, settings.motion]).toEqual([false, 0.6, "system"]);
});

test("sound, volume and motion are kept", async () => {
  const settings = await loaded();
  settings.sound = true;
  settings.volume = 0.3;
  settings.motion = "less";
  const again = await loaded(written());
  expect([again.sound, again.volume, again.motion]).toEqual([true, 0.3, "less"]);
});

test.each([
  ["system", true, true],
  ["system", false, false],
  ["less", false, true],
] as const)("with motion “%s” on a device that asks for less (%s) nothing moves: %s", async (motion, asks, still) => {
  const settings = await loaded({ motion });
  vi.stubGlobal("matchMedia", () => ({ matches: asks }));
  expect(settings.still).toBe(still);
  settings.dress();
  expect(dataset["motion"]).toBe(motion === "less" ? "less" : undefined);
});
