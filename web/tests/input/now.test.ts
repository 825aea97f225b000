import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playNow } from "../../src/input/now";
import type { Room } from "../../src/protocol/generated";
import { initial } from "../../src/state/model";
import type { Intent, State } from "../../src/state/model";
import { ROOM } from "../state/seat";

const replaced = vi.fn<typeof history.replaceState>();

beforeEach(() => {
  vi.stubGlobal("history", { replaceState: replaced });
  vi.stubGlobal("location", { pathname: "/r/maple-owl-42" });
  replaced.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const inRoom = (change: Partial<Room> | null): State => ({
  ...initial("t-"),
  room: change && { ...ROOM, status: "lobby", host: true, ...change },
});

function said(search: string, ...states: State[]): string[] {
  const intents: Intent[] = [];
  const begin = playNow(search);
  for (const state of states) begin(state, (intent) => intents.push(intent));
  return intents.map((intent) => ("bot" in intent ? `bot ${intent.bot}` : intent.do));
}

test("the room fills with bots that the server chooses and starts, once, and forgets that it was asked", () => {
  expect(said("?bots=2", inRoom({}), inRoom({}))).toEqual(["bot ", "bot ", "start"]);
  expect(replaced.mock.calls).toEqual([[null, "", "/r/maple-owl-42"]]);
});

test("it waits until there is a room", () => {
  expect(said("?bots=1", inRoom(null), inRoom(null), inRoom({}))).toEqual(["bot ", "start"]);
});

test.each([
  ["", {}],
  ["?bots=0", {}],
  ["?bots=many", {}],
  ["?seats=3", {}],
  ["?bots=3", { host: false }],
  ["?bots=3", { status: "running" as const }],
])("nothing happens for “%s” in a room with %o", (search, change) => {
  expect([said(search, inRoom(change)), replaced.mock.calls]).toEqual([[], []]);
});
