import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longPress } from "../../src/input/press";
import { FakeElement, Happening, button, shows } from "./page";

let held: number;
let element: FakeElement;
let release: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  element = button("undo");
  shows(element);
  held = 0;
  release = longPress(() => { held += 1; })(element as unknown as HTMLElement) as () => void;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happens = (type: string): Happening => element.emits(new Happening(type));

test("a tap is a tap", () => {
  happens("pointerdown");
  vi.advanceTimersByTime(549);
  happens("pointerup");
  vi.advanceTimersByTime(5_000);
  expect([held, happens("click").stopped]).toEqual([0, false]);
});

test("held long enough it happens once, and the tap that follows is swallowed", () => {
  happens("pointerdown");
  vi.advanceTimersByTime(5_000);
  happens("pointerup");
  expect([held, happens("click").stopped]).toEqual([1, true]);
  expect(happens("click").stopped).toBe(false);
});

test.each(["pointerleave", "pointercancel"])("a finger that goes away (%s) holds nothing", (type) => {
  happens("pointerdown");
  happens(type);
  vi.advanceTimersByTime(5_000);
  expect(held).toBe(0);
});

test("the browser's own menu stays away", () => {
  expect(happens("contextmenu").prevented).toBe(true);
});

test("an element that goes takes its waiting with it", () => {
  happens("pointerdown");
  release();
  vi.advanceTimersByTime(5_000);
  happens("pointerdown");
  vi.advanceTimersByTime(5_000);
  expect(held).toBe(0);
});
