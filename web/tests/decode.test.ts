import { describe, expect, test } from "vitest";
import { DecodeError, decode, decodePage } from "../src/protocol/decode";
import type { Pages } from "../src/protocol/decode";
import { MESSAGES } from "../src/protocol/generated";
import { NAMES, fixture, raw, read } from "./fixtures";
import { places, required, spoiled, wrong } from "./spoil";

type Json = Record<string, unknown>;

const SPOKEN = NAMES.flatMap(raw);
const PAGES = Object.keys(fixture("pages")).filter((name) => name !== "about") as (keyof Pages)[];

/** The shortest message of each kind: quick to spoil everywhere. */
const SHORTEST = Object.keys(MESSAGES)
  .map((kind) => SPOKEN.filter((message) => message["t"] === kind))
  .filter((all) => all.length > 0)
  .map((all) => all.reduce((a, b) => (JSON.stringify(a).length <= JSON.stringify(b).length ? a : b)))
  .concat({ t: "farewell", code: "restart", again: true });

describe("messages of real rooms", () => {
  test.each(NAMES)("%s: every message is read", (name) => {
    for (const message of raw(name)) expect(read(message)).toMatchObject(message);
  });

  test("of every kind there is one", () => {
    expect(SHORTEST.map((message) => message["t"]).sort()).toEqual(Object.keys(MESSAGES).sort());
  });

  test("what is left out is there with its default, a new one each time", () => {
    const [a, b] = [read({ t: "reason", id: "1", code: "x" }), read({ t: "reason", id: "2", code: "x" })];
    expect(a).toEqual({ t: "reason", id: "1", code: "x", rule: "", params: {} });
    expect((a as { params: unknown }).params).not.toBe((b as { params: unknown }).params);
  });

  test("fields that nobody knows are dropped", () => {
    expect(read({ t: "answer", id: "1", secret: 7 })).toEqual({ t: "answer", id: "1" });
  });
});

describe("a spoiled message goes no further", () => {
  test.each(SHORTEST.map((message) => [String(message["t"]), message] as const))("%s", (kind, message) => {
    const form = MESSAGES[kind] ?? "";
    for (const { path, shape } of places(message, { ref: form })) {
      const changed = JSON.stringify(spoiled(message, path, wrong(shape)));
      expect(() => decode(changed), path.join(".")).toThrow(DecodeError);
    }
    for (const name of required(form)) {
      expect(() => decode(JSON.stringify(spoiled(message, [name], undefined))), name).toThrow(DecodeError);
    }
  });

  test.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["a list", "[]"],
    ["a number", "7"],
    ["null", "null"],
    ["without a kind", "{}"],
    ["an unknown kind", '{"t": "dance"}'],
    ["a kind that is no text", '{"t": 1}'],
    ["a name that every object has", '{"t": "constructor"}'],
    ["another such name", '{"t": "__proto__"}'],
    ["half a number", '{"t": "confirmed", "v": 1.5, "round": 1, "seat": 0, "confirmed": true}'],
    ["a command of ours", '{"t": "draft", "id": "1", "round": 1, "moves": []}'],
    ["three values for two", '{"t": "table", "v": 1, "round": 1, "plans": [{"kind": "x", "figures": {}, "values": [1, 2, 3]}]}'],
    ["a status that does not exist", '{"t": "room", "v": 1, "room": "x", "status": "asleep", "options": {}, "seats": []}'],
  ])("%s", (_, text) => {
    expect(() => decode(text)).toThrow(DecodeError);
  });

  test("the error says where", () => {
    const text = '{"t": "confirmed", "v": 1, "round": 1, "seat": "0", "confirmed": true}';
    expect(() => decode(text)).toThrow("confirmed.seat: expected int");
  });
});

describe("pages of requests", () => {
  test.each(PAGES)("%s is read, and refused with a field missing", (name) => {
    const page = fixture("pages")[name] as Json;
    expect(decodePage(name, JSON.stringify(page))).toMatchObject(page);
    for (const field of required(name)) {
      expect(() => decodePage(name, JSON.stringify(spoiled(page, [field], undefined))), field).toThrow(DecodeError);
    }
  });
});
