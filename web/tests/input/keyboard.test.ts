import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pressed } from "../../src/input/keyboard";
import { settings } from "../../src/input/settings.svelte";
import type { Intent, State } from "../../src/state/model";
import { initial } from "../../src/state/model";
import { Seat } from "../state/seat";
import type { Rules } from "../state/seat";
import { FakeElement, box, button, page, shows } from "./page";

const RULES: Rules = { "": "write 1 a3, refuse", "write 1 a3": "fence a2, confirm", refuse: "leave 1, leave 2, leave 3" };
const HAND: [number, string][] = [[7, "pool"], [11, "surveyor"], [4, "landscaper"]];

const STATES: Record<string, () => State> = {
  "choosing a card": () => new Seat(RULES).state,
  "a card chosen": () => new Seat(RULES).does("pick 1").state,
  "a number written": () => new Seat(RULES, { offers: [[9, "surveyor"]] }).does("pick 1, lot a3").state,
  "a hand": () => new Seat(RULES, { hand: HAND }).state,
  "a card to leave": () => new Seat({ ...RULES, "": "refuse" }, { hand: HAND }).does("confirm").state,
  "sent": () => new Seat(RULES, { offers: [[9, "surveyor"]] }).does("pick 1, lot a3, confirm").state,
  "watching": () => new Seat(RULES, { room: { you: null } }).state,
  "the game over": () => ({ ...new Seat(RULES).state, turn: null }),
};
const TABLES = Object.keys(STATES);
const OWN_TABLES = TABLES.filter((name) => name !== "watching");
const stateOf = (name: string): State => STATES[name]?.() ?? initial("t-");

/** A key as people write it: `Shift+Z`, `Ctrl+Enter`. */
function press(name: string, state: State, single = true, target: FakeElement = page.body): { ours: boolean; intents: Intent[] } {
  const parts = name.split("+");
  const key = parts.pop() ?? "";
  const has = (one: string): boolean => parts.includes(one);
  const intents: Intent[] = [];
  const event = { key, target, shiftKey: has("Shift"), ctrlKey: has("Ctrl"), metaKey: has("Meta"), altKey: has("Alt"), repeat: has("Held") };
  const ours = pressed(event as unknown as KeyboardEvent, state, single, (intent) => intents.push(intent));
  return { ours, intents };
}

const SCREEN = {
  say: new FakeElement("p", ["say"]),
  name: new FakeElement("input"),
  card: button("face", "at=card:0"),
  planA: button("plan", "at=plan:0"),
  planB: button("plan", "at=plan:1 target"),
  lot: button("lot", "at=lot:a2 place=a2"),
  star: button("lot", "at=lot:a3 place=a3 target"),
  other: button("lot", "at=lot:a5 place=a5 target"),
  gap: button("slot", "at=gap:a2 place=a2 target"),
  full: button("cell", "at=size:1"),
  size: button("cell", "at=size:2 target"),
};

beforeEach(() => {
  const { say, name, card, planA, planB, lot, star, other, gap, full, size } = SCREEN;
  shows(name, box("plans", planA, planB), box("town", box("row", lot, star, gap, other)), box("ledger", full, size), box("cards", card), say);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("keys that open something", () => {
  test.each([
    ["s", "score"],
    ["S", "score"],
    ["l", "ledger"],
    ["n", "neighbours"],
    ["?", "keys"],
  ])("%s: %s", (key, kind) => {
    for (const name of OWN_TABLES) expect(press(key, stateOf(name))).toEqual({ ours: true, intents: [{ do: "slip", slip: { kind } }] });
  });
});

describe("keys of those who look on", () => {
  test.each([
    ["n", "neighbours"],
    ["c", "talk"],
    ["?", "keys"],
  ])("%s: %s", (key, kind) => {
    expect(press(key, stateOf("watching"))).toEqual({ ours: true, intents: [{ do: "slip", slip: { kind } }] });
  });

  test.each(["s", "l", "1", "z", "Shift+Z", "o", "a", "f", "e", "b", "p", ".", ",", "Enter", "Ctrl+Enter"])("%s does nothing: there is no sheet of theirs", (key) => {
    expect(press(key, stateOf("watching"))).toEqual({ ours: false, intents: [] });
  });
});

describe("T", () => {
  test("changes between the drawn streets and the text board, while there is a game", () => {
    expect(press("t", stateOf("choosing a card"))).toEqual({ ours: true, intents: [] });
    expect(settings.text).toBe(true);
    expect(press("t", { ...stateOf("choosing a card"), ended: {} as State["ended"] }).ours).toBe(false);
    expect(settings.text).toBe(true);
    press("T", stateOf("watching"));
    expect(settings.text).toBe(false);
  });
});

describe("keys that do something", () => {
  test.each<[string, string, Intent]>([
    ["1", "choosing a card", { do: "pick", offer: 0 }],
    ["3", "a card chosen", { do: "pick", offer: 2 }],
    ["2", "a number written", { do: "pick", offer: 1 }],
    ["1", "a hand", { do: "card", card: 0 }],
    ["3", "a card to leave", { do: "leaveCard", card: 2 }],
    ["z", "a number written", { do: "undo" }],
    ["Shift+Z", "a number written", { do: "undoAll" }],
    ["o", "choosing a card", { do: "roundabout" }],
    ["a", "a number written", { do: "action" }],
    ["Escape", "a card chosen", { do: "escape" }],
    ["Escape", "sent", { do: "escape" }],
    ["Enter", "a number written", { do: "confirm" }],
    ["Enter", "choosing a card", { do: "confirm" }],
    ["Enter", "sent", { do: "back" }],
    ["Ctrl+Enter", "a number written", { do: "confirm" }],
    ["Ctrl+Enter", "sent", { do: "back" }],
  ])("%s with %s", (key, name, intent) => {
    expect(press(key, stateOf(name))).toEqual({ ours: true, intents: [intent] });
  });

  test.each(["x", "4", "0", "Tab", " ", "F5", "ArrowLeft", "Home", "Shift", "Dead"])("%s is nobody's", (key) => {
    for (const name of TABLES) expect(press(key, stateOf(name))).toEqual({ ours: false, intents: [] });
  });

  test.each(["Ctrl+s", "Meta+l", "Alt+1", "Ctrl+z", "Meta+Escape"])("%s is the browser's", (key) => {
    expect(press(key, stateOf("a number written"))).toEqual({ ours: false, intents: [] });
  });
});

describe("Enter", () => {
  test("is the next step on the page and on the line, and presses whatever else has the focus", () => {
    const state = stateOf("a number written");
    expect(press("Enter", state, true, SCREEN.say).intents).toEqual([{ do: "confirm" }]);
    expect(press("Enter", state, true, SCREEN.star)).toEqual({ ours: false, intents: [] });
    expect(press("Ctrl+Enter", state, true, SCREEN.star).intents).toEqual([{ do: "confirm" }]);
  });

  test("held down does nothing more: it would send and take back in turns", () => {
    expect(press("Held+Enter", stateOf("a number written"))).toEqual({ ours: true, intents: [] });
    expect(press("Held+Ctrl+Enter", stateOf("sent"))).toEqual({ ours: true, intents: [] });
  });

  test("in a field is the field's", () => {
    expect(press("Ctrl+Enter", stateOf("sent"), true, SCREEN.name)).toEqual({ ours: false, intents: [] });
  });
});

describe("keys that take the focus", () => {
  test.each<[string, keyof typeof SCREEN]>([
    ["f", "gap"],
    ["e", "size"],
    ["b", "star"],
    ["p", "planB"],
  ])("%s goes to the first target: %s", (key, to) => {
    expect(press(key, stateOf("a number written"))).toEqual({ ours: true, intents: [] });
    expect(page.activeElement).toBe(SCREEN[to]);
  });

  test("without a target they go to what would be one, or nowhere", () => {
    shows(box("plans", SCREEN.planA), box("town", box("row", SCREEN.lot)), box("ledger", SCREEN.full));
    const state = stateOf("choosing a card");
    for (const [key, to] of [["e", SCREEN.full], ["p", SCREEN.planA]] as const) {
      expect(press(key, state).ours).toBe(true);
      expect(page.activeElement).toBe(to);
    }
    for (const key of ["f", "b", ".", ","]) expect(press(key, state).ours).toBe(false);
  });

  test("the full stop and the comma walk round the legal places: houses, gaps, cells", () => {
    const { star, gap, other, size } = SCREEN;
    const state = stateOf("a number written");
    const walk = (key: string): (FakeElement | null)[] => [1, 2, 3, 4, 5].map(() => (press(key, state), page.activeElement));
    expect(walk(".")).toEqual([star, gap, other, size, star]);
    expect(walk(",")).toEqual([size, other, gap, star, size]);
  });
});

describe("where single keys are not heard", () => {
  const SINGLE = ["1", "z", "Shift+Z", "o", "a", "f", "e", "b", "p", "s", "l", "n", "t", "?", ".", ","];

  test.each(SINGLE)("%s does nothing when they are switched off", (key) => {
    for (const name of TABLES) expect(press(key, stateOf(name), false)).toEqual({ ours: false, intents: [] });
  });

  test.each(["Escape", "Enter", "Ctrl+Enter"])("%s is heard all the same", (key) => {
    expect(press(key, stateOf("a number written"), false).ours).toBe(true);
  });

  test.each(SINGLE)("%s does nothing over a slip, in a field, or before there is a table", (key) => {
    const open = stateOf("a number written");
    const nothing = { ours: false, intents: [] };
    expect(press(key, { ...open, ui: { ...open.ui, slip: { kind: "menu" } } })).toEqual(nothing);
    expect(press(key, open, true, SCREEN.name)).toEqual(nothing);
    expect(press(key, initial("t-"))).toEqual(nothing);
  });

  test("Escape and Enter over a slip are the slip's; Ctrl+Enter is not", () => {
    const open = stateOf("a number written");
    const slip: State = { ...open, ui: { ...open.ui, slip: { kind: "score" } } };
    expect(press("Escape", slip).ours).toBe(false);
    expect(press("Enter", slip).ours).toBe(false);
    expect(press("Ctrl+Enter", slip).ours).toBe(true);
  });
});
