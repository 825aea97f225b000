import { afterEach, describe, expect, test, vi } from "vitest";
import { arrows } from "../../src/input/arrows";
import { FakeElement, Happening, box, button, page, shows } from "./page";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Puts a group up and lets it have its keys. */
function group(kind: "streets" | "list", ...children: FakeElement[]): { press: (key: string) => Happening; release: () => void; group: FakeElement } {
  const made = box("group", ...children);
  shows(made);
  const release = arrows(kind)(made as unknown as HTMLElement) as () => void;
  const press = (key: string): Happening => (page.activeElement ?? made).emits(new Happening("keydown", key));
  return { press, release, group: made };
}

const stopsOf = (...all: FakeElement[]): FakeElement[] => all.filter((one) => one.tabIndex === 0);

describe("along a list", () => {
  const three = (): [FakeElement, FakeElement, FakeElement] => [button("a"), button("b"), button("c")];

  test.each([
    ["ArrowRight", 0, 1],
    ["ArrowDown", 0, 1],
    ["ArrowLeft", 1, 0],
    ["ArrowUp", 1, 0],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["Home", 2, 0],
    ["End", 0, 2],
  ])("%s goes from %i to %i", (key, from, to) => {
    const all = three();
    const { press } = group("list", ...all);
    all[from]?.focus();
    const event = press(key);
    expect([page.activeElement, event.prevented, event.stopped]).toEqual([all[to], true, true]);
  });

  test("what is switched off is passed over", () => {
    const all = three();
    all[1].disabled = true;
    const { press } = group("list", ...all);
    all[0].focus();
    press("ArrowRight");
    expect(page.activeElement).toBe(all[2]);
  });

  test.each(["Enter", "a", " ", "Tab"])("%s is left to others", (key) => {
    const all = three();
    const { press } = group("list", ...all);
    all[0].focus();
    expect([press(key).prevented, page.activeElement]).toEqual([false, all[0]]);
  });

  test("from outside an arrow does nothing", () => {
    const { group: list } = group("list", ...three());
    expect(list.emits(new Happening("keydown", "ArrowRight")).prevented).toBe(false);
  });
});

describe("one tab stop", () => {
  test("is the first target, else the first", () => {
    const [a, b] = [button("a"), button("b", "target")];
    group("list", a, b);
    expect(stopsOf(a, b)).toEqual([b]);
    const [c, d] = [button("c"), button("d")];
    group("list", c, d);
    expect(stopsOf(c, d)).toEqual([c]);
  });

  test("follows the focus, and stays where it was last", () => {
    const [a, b, c] = [button("a", "target"), button("b"), button("c")];
    group("list", a, b, c);
    b.focus();
    expect(stopsOf(a, b, c)).toEqual([b]);
    page.activeElement = page.body;
    for (const changed of page.changed) changed();
    expect(stopsOf(a, b, c)).toEqual([b]);
  });

  test("moves on when what had it is gone", () => {
    const [a, b, c] = [button("a"), button("b"), button("c", "target")];
    const { group: list } = group("list", a, b, c);
    b.focus();
    list.children.splice(1, 1);
    page.activeElement = page.body;
    for (const changed of page.changed) changed();
    expect(stopsOf(a, c)).toEqual([c]);
  });

  test("nothing is watched any more when the group goes", () => {
    const [a, b] = [button("a"), button("b")];
    const { release, press } = group("list", a, b);
    a.focus();
    release();
    expect([page.changed, press("ArrowRight").prevented, page.activeElement]).toEqual([[], false, a]);
  });
});

describe("along and between streets", () => {
  const place = (name: string, left: number, kind = "lot"): FakeElement => button(kind, `place=${name}`, { left, right: left + 10 });

  /** Three houses, four, and three further right; a gap after the second of the first street. */
  function streets() {
    const rows = [
      [place("a1", 0), place("a2", 10), place("a3", 20)],
      [place("b1", 0), place("b2", 8), place("b3", 16), place("b4", 24)],
      [place("c1", 12), place("c2", 22), place("c3", 32)],
    ] as const;
    const gap = place("a2", 15, "slot");
    const made = group("streets", box("row", ...rows[0], gap), box("row", ...rows[1]), box("row", ...rows[2]));
    const at = (name: string): FakeElement => (name === "gap" ? gap : rows.flat().find((one) => one.dataset["place"] === name)) ?? gap;
    return { ...made, at };
  }

  test.each([
    ["a1", "ArrowRight", "a2"],
    ["a2", "ArrowRight", "gap"],
    ["gap", "ArrowRight", "a3"],
    ["a3", "ArrowLeft", "gap"],
    ["b4", "ArrowLeft", "b3"],
    ["a2", "Home", "a1"],
    ["a2", "End", "a3"],
    ["gap", "End", "a3"],
    ["c1", "Home", "c1"],
    // the nearest lot of the street above or below
    ["a1", "ArrowDown", "b1"],
    ["a3", "ArrowDown", "b3"],
    ["gap", "ArrowDown", "b3"],
    ["b4", "ArrowDown", "c2"],
    ["b1", "ArrowDown", "c1"],
    ["c3", "ArrowUp", "b4"],
    ["c1", "ArrowUp", "b2"],
    ["b1", "ArrowUp", "a1"],
  ])("from %s %s goes to %s", (from, key, to) => {
    const { at, press } = streets();
    at(from).focus();
    expect(press(key).prevented).toBe(true);
    expect(page.activeElement).toBe(at(to));
  });

  test.each([["a1", "ArrowLeft"], ["a3", "ArrowRight"], ["a2", "ArrowUp"], ["c2", "ArrowDown"], ["b2", "Enter"], ["b2", "x"]])(
    "from %s %s goes nowhere",
    (from, key) => {
      const { at, press } = streets();
      at(from).focus();
      expect([press(key).prevented, page.activeElement]).toEqual([false, at(from)]);
    },
  );
});
