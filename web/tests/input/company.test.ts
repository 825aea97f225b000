/** What a device keeps of its company. */

import { beforeEach, expect, test, vi } from "vitest";

const ADA = { room: "a", voice: "v1", name: "Ada" };
const LINE = { room: "a", name: "Ada", text: "Rude", at: 1 };

async function fresh(): Promise<(typeof import("../../src/input/company.svelte"))["company"]> {
  vi.resetModules();
  return (await import("../../src/input/company.svelte")).company;
}

let kept: Record<string, string> = {};

beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
});

test("everybody is heard at first", async () => {
  const company = await fresh();
  expect([company.on, company.hidesIn("a")("v1", "Ada"), company.readIn("a")]).toEqual([true, false, 0]);
});

test("who is muted is not heard in that room, under whatever name, and heard in others", async () => {
  const company = await fresh();
  company.mute(ADA);
  expect(["a", "b"].map((room) => company.hidesIn(room)("v1", "Renamed"))).toEqual([true, false]);
  expect(company.hidesIn("a")("v2", "Ada")).toBe(false);
  company.unmute(ADA);
  expect(company.hidesIn("a")("v1", "Ada")).toBe(false);
});

test("a name that is blocked is heard nowhere, however it is written, nor its voice under another", async () => {
  const company = await fresh();
  company.block(ADA);
  expect([company.hidesIn("b")("v9", "ADA"), company.hidesIn("b")("v9", "\uff21da"), company.hidesIn("a")("v1", "Eve")]).toEqual([true, true, true]);
  company.unblock("ada");
  expect([company.blocked, company.muted, company.hidesIn("a")("v1", "Ada")]).toEqual([[], [], false]);
});

test("all of it is there when the page is opened again", async () => {
  const company = await fresh();
  company.on = false;
  company.block(ADA);
  company.report(LINE);
  company.readUpTo("a", 7);
  const again = await fresh();
  expect([again.on, again.blocked, again.muted, again.reports, again.readIn("a")]).toEqual([false, ["Ada"], [ADA], [LINE], 7]);
});

test("a report is thrown away alone", async () => {
  const company = await fresh();
  const other = { ...LINE, text: "Ruder" };
  company.report(LINE);
  company.report(other);
  company.dropReport(LINE);
  expect(company.reports).toEqual([other]);
});

test("of many rooms the ones read last are remembered", async () => {
  const company = await fresh();
  for (let room = 0; room < 60; room += 1) company.readUpTo(`room${room}`, 3);
  expect([company.readIn("room9"), company.readIn("room10"), company.readIn("room59")]).toEqual([0, 3, 3]);
});

test("nothing is left when all is forgotten", async () => {
  const company = await fresh();
  company.block(ADA);
  company.forget();
  expect([company.on, company.blocked, company.hidesIn("a")("v1", "Ada")]).toEqual([true, [], false]);
});

test.each(["null", "[]", "{", '{"muted":7,"blocked":null,"read":null}'])("what was spoiled is begun anew: %s", async (text) => {
  kept["boomtown.company"] = text;
  const company = await fresh();
  expect([company.on, company.hidesIn("a")("v1", "Ada"), company.readIn("a")]).toEqual([true, false, 0]);
});
