/** A turn that somebody has forgotten to send, and what a tab shows of it. */

import { beforeEach, expect, test, vi } from "vitest";
import { mark, showTab, titleOf } from "../../src/input/tab";
import { lastSeconds, unsent, yourTurn } from "../../src/state/cue";
import type { State } from "../../src/state/model";
import { Seat } from "./seat";
import type { Rules } from "./seat";

const RULES: Rules = { "": "write 1 a3", "write 1 a3": "fence a5, confirm", "write 1 a3, fence a5": "confirm" };
const seat = (taps = ""): Seat => new Seat(RULES, { offers: [[9, "surveyor"]], room: { status: "running" } }).does(taps);
const after = (one: Seat, seconds: number): State => {
  one.now += seconds * 1_000;
  return one.comes({ on: "tick", now: one.now }).state;
};
const timed = (state: State, seconds: number | null): State => ({ ...state, deadline: seconds === null ? null : state.now + seconds * 1_000 });

test("a turn that could be sent is told to be unsent after ten seconds without a tap", () => {
  const one = seat("pick 1, lot a3");
  expect([unsent(one.state), unsent(after(one, 9)), unsent(after(one, 1))]).toEqual([false, false, true]);
  one.does("gap a5");
  expect([unsent(one.state), unsent(after(one, 10))]).toEqual([false, true]);
});

test("a turn that cannot be sent yet, or is sent, never is", () => {
  expect(unsent(after(seat(), 60))).toBe(false);
  expect(unsent(after(seat("pick 1"), 60))).toBe(false);
  expect(unsent(after(seat("pick 1, lot a3, confirm"), 60))).toBe(false);
});

test("the last fifteen seconds of one's own turn are counted", () => {
  const { state } = seat("pick 1, lot a3");
  expect([16, 15, 1, 0].map((left) => lastSeconds(timed(state, left)))).toEqual([null, 15, 1, 0]);
  expect(lastSeconds(timed(seat("pick 1, lot a3, confirm").state, 5))).toBe(null);
  expect(lastSeconds(timed(state, null))).toBe(null);
});

test("it is nobody's turn who watches, is in, or whose game stands still or is over", () => {
  const { state } = seat();
  expect(yourTurn(state)).toBe(true);
  expect(yourTurn(seat("pick 1, lot a3, confirm").state)).toBe(false);
  for (const status of ["lobby", "paused", "ended"] as const) expect(yourTurn({ ...state, room: state.room && { ...state.room, status } })).toBe(false);
  expect(yourTurn({ ...state, room: state.room && { ...state.room, you: null } })).toBe(false);
});

test("the title says whose turn it is to who looks elsewhere, and counts at the end", () => {
  const { state } = seat("pick 1, lot a3");
  expect(titleOf(state, false)).toBe("Round 1 · Boomtown");
  expect(titleOf(state, true)).toBe("Your turn · Round 1 · Boomtown");
  expect(titleOf(timed(state, 9), false)).toBe("9 · Your turn · Round 1 · Boomtown");
});

test("the title says which room it is, whether its game is over, and that there is none", () => {
  const { state } = seat("");
  const { room } = state;
  if (!room) throw new Error("no room");
  const ended: State["ended"] = { t: "ended", v: 9, reasons: [], scores: [], record: "", seed: "", nonce: "", sheets: {}, last: [], events: [], cards: null, plans: [], count: 1 };
  expect(titleOf({ ...state, room: { ...room, status: "lobby" } }, false)).toBe(`${room.room} · Boomtown`);
  expect(titleOf({ ...state, ended }, false)).toBe(`Final scores · ${room.room} · Boomtown`);
  expect(titleOf({ ...state, room: null, net: { ...state.net, farewell: "no_room" } }, false)).toBe("No such street · Boomtown");
  expect(titleOf({ ...state, room: null }, false)).toBe("Boomtown");
});

interface Page {
  visibilityState: string;
  title: string;
  querySelector: () => { getAttribute: () => string; setAttribute: (name: string, value: string) => void };
}

beforeEach(() => {
  vi.stubGlobal("navigator", {});
  mark(-1);
});

test("the sign and the mark of the app change while the tab is hidden, and back", () => {
  let sign = "/icon.svg";
  const badges: number[] = [];
  const icon = { getAttribute: () => sign, setAttribute: (_: string, value: string) => (sign = value) };
  const page: Page = { visibilityState: "hidden", title: "", querySelector: () => icon };
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(0),
  });
  const { state } = seat();
  showTab(state);
  expect([page.title, sign]).toEqual(["Your turn · Round 1 · Boomtown", "/icon-turn.svg"]);
  page.visibilityState = "visible";
  showTab(state);
  showTab(state);
  expect([page.title, sign]).toEqual(["Round 1 · Boomtown", "/icon.svg"]);
  expect(badges).toEqual([1, 0]);
  vi.unstubAllGlobals();
});
