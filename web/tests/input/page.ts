/** As much of a page as keys need: elements in a tree, found by selector, one of them focused. */

import { vi } from "vitest";

interface Box {
  left: number;
  right: number;
}

type Heard = (event: Happening) => void;

/** An event on its way up. */
export class Happening {
  stopped = false;
  prevented = false;
  target: FakeElement | null = null;
  constructor(readonly type: string, readonly key = "") {}
  preventDefault(): void {
    this.prevented = true;
  }
  stopPropagation(): void {
    this.stopped = true;
  }
  stopImmediatePropagation(): void {
    this.stopped = true;
  }
}

export class FakeElement {
  parent: FakeElement | null = null;
  dataset: Record<string, string> = {};
  tabIndex = 0;
  disabled = false;
  isContentEditable = false;
  readonly #heard: [string, Heard][] = [];

  constructor(readonly tag: string, readonly classes: string[] = [], readonly children: FakeElement[] = [], readonly box: Box = { left: 0, right: 0 }) {
    for (const child of children) child.parent = this;
  }

  *all(): Generator<FakeElement> {
    for (const child of this.children) {
      yield child;
      yield* child.all();
    }
  }
  matches(selectors: string): boolean {
    return selectors.split(",").some((selector) => selects(this, selector.trim().split(/\s+/)));
  }
  querySelectorAll(selectors: string): FakeElement[] {
    return [...this.all()].filter((element) => element.matches(selectors));
  }
  querySelector(selectors: string): FakeElement | null {
    return this.querySelectorAll(selectors)[0] ?? null;
  }
  getBoundingClientRect(): Box {
    return this.box;
  }
  focus(): void {
    page.activeElement = this;
    this.emits(new Happening("focusin"));
  }
  addEventListener(type: string, heard: Heard): void {
    this.#heard.push([type, heard]);
  }
  removeEventListener(type: string, heard: Heard): void {
    const at = this.#heard.findIndex(([name, one]) => name === type && one === heard);
    if (at >= 0) this.#heard.splice(at, 1);
  }
  emits(event: Happening): Happening {
    event.target ??= this;
    for (const [type, heard] of [...this.#heard]) if (type === event.type) heard(event);
    if (!event.stopped) this.parent?.emits(event);
    return event;
  }
}

const SIMPLE = /^([a-z]+)|\.([\w-]+)|:not\(\[([\w-]+)\]\)|\[([\w-]+)(?:(\^?=)'([^']*)')?\]/g;

const camel = (name: string): string => name.slice("data-".length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function attribute(element: FakeElement, name: string): string | undefined {
  if (name === "disabled") return element.disabled ? "" : undefined;
  return element.dataset[camel(name)];
}

function fits(element: FakeElement, compound: string): boolean {
  return [...compound.matchAll(SIMPLE)].every(([, tag, name, without, has, how, value = ""]) => {
    if (tag !== undefined) return element.tag === tag;
    if (name !== undefined) return element.classes.includes(name);
    if (without !== undefined) return attribute(element, without) === undefined;
    const found = attribute(element, has ?? "");
    if (how === "^=") return found?.startsWith(value) ?? false;
    return how === "=" ? found === value : found !== undefined;
  });
}

function selects(element: FakeElement, chain: readonly string[]): boolean {
  const [own = "", ...outer] = [...chain].reverse();
  if (!fits(element, own)) return false;
  if (outer.length === 0) return true;
  const rest = outer.reverse();
  for (let above = element.parent; above; above = above.parent) if (selects(above, rest)) return true;
  return false;
}

/** What the globals stand for; a test builds a page of its own. */
export const page = {
  body: new FakeElement("body"),
  activeElement: null as FakeElement | null,
  changed: [] as (() => void)[],
  querySelector: (selectors: string): FakeElement | null => page.body.querySelector(selectors),
  querySelectorAll: (selectors: string): FakeElement[] => page.body.querySelectorAll(selectors),
};

class FakeObserver {
  constructor(readonly changed: () => void) {}
  observe(): void {
    page.changed.push(this.changed);
  }
  disconnect(): void {
    page.changed = page.changed.filter((one) => one !== this.changed);
  }
}

/** Puts a page up for the test. */
export function shows(...children: FakeElement[]): FakeElement {
  page.body = new FakeElement("body", [], children);
  page.activeElement = page.body;
  page.changed = [];
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("MutationObserver", FakeObserver);
  vi.stubGlobal("window", globalThis);
  return page.body;
}

/** A button: its classes, and its data as `at=size:2 target`. */
export function button(classes: string, data = "", box: Box = { left: 0, right: 0 }): FakeElement {
  const element = new FakeElement("button", classes.split(" ").filter(Boolean), [], box);
  for (const entry of data.split(" ").filter(Boolean)) {
    const [name = "", value = ""] = entry.split("=");
    element.dataset[name] = value;
  }
  return element;
}

export const box = (classes: string, ...children: FakeElement[]): FakeElement => new FakeElement("div", classes.split(" "), children);
