/** The slip of talk, its lines and signs: as real rooms tell them, as plain text, and read aloud. */

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { company } from "../../src/input/company.svelte";
import type { Room } from "../../src/protocol/generated";
import type { State } from "../../src/state/model";
import { openBook } from "../../src/text/books";
import type { Book } from "../../src/text/books";
import About from "../../src/view/talk/About.svelte";
import HostTalk from "../../src/view/talk/HostTalk.svelte";
import Lines from "../../src/view/talk/Lines.svelte";
import MenuButton from "../../src/view/talk/MenuButton.svelte";
import Speak from "../../src/view/talk/Speak.svelte";
import { part } from "../fixtures";
import Stage from "./Stage.svelte";
import { faults, find, inBrowser, nameOf, shown, text, tree } from "./html";
import type { Node } from "./html";
import { heard, table } from "./states";

let book: Book<"talk">;
beforeAll(async () => {
  inBrowser();
  book = await openBook("talk", "en");
});
beforeEach(() => {
  company.forget();
});

const STATE = heard([...part("talk", "locked"), ...part("talk", "late")], table("standard", 1));
const change = (room: Partial<Room>, state: State = STATE): State => ({ ...state, room: state.room && { ...state.room, ...room } });
const options = (talk: Room["options"]["talk"]): Partial<Room> => ({ options: { ...(STATE.room as Room).options, talk } });

const html = (part: unknown, props: object): string => shown(Stage, { part, props: { book, ...props } } as never);
const root = (part: unknown, props: object): Node => tree(html(part, props));
const lines = (state: State): string[] => find(root(Lines, { state }), "li").map((line) => text(find(line, "p")[0] ?? line));

test("every line has its name, its time and its text, phrases in the reader's words", () => {
  const [first, second] = lines(STATE);
  expect(first).toMatch(/^Person 1 .+ What a lovely town\.$/);
  expect(second).toMatch(/^Person 2 .+ <b>Mind the fence!<\/b> &amp; the gap$/);
});

test("what was typed is text and nothing else", () => {
  const evil = { ...STATE, talk: { ...STATE.talk, lines: STATE.talk.lines.map((line) => ({ ...line, phrase: null, name: "<i onclick='x()'>", text: "<img src=x onerror=x()><script>x()</script>" })) } };
  const page = html(Lines, { state: evil });
  expect(page).not.toMatch(/<img|<script|<i on/);
  expect(faults(page)).toEqual([]);
  expect(lines(evil)[0]).toContain("<img src=x onerror=x()>");
});

test("who is muted is not shown, and can be heard again", () => {
  const [line] = STATE.talk.lines;
  company.mute({ room: STATE.room?.room ?? "", voice: line?.voice ?? "", name: "Person 1" });
  const page = root(Lines, { state: STATE });
  expect(find(page, "li")).toHaveLength(1);
  expect(find(page, "button").map(nameOf)).toContain("Hear Person 1 again");
});

test("where nothing was said it says so", () => {
  expect(text(find(root(Lines, { state: table("standard", 1) }), "li")[0] ?? root(Lines, { state: STATE }))).toBe("Nothing has been said yet.");
});

describe("what one may say", () => {
  const names = (state: State, tag: string): string[] => find(root(Speak, { state }), tag).map(nameOf);
  test("phrases, all of them", () => {
    expect(names(change(options("phrases")), "button")).toHaveLength(15);
    expect(names(change(options("phrases")), "input")).toEqual([]);
  });
  test("one's own words where the host allows them", () => {
    expect(names(change(options("free")), "input")).toEqual(["In your own words"]);
  });
  test.each([
    [options("off"), "The host wants it quiet here."],
    [{ you: null }, "Those at the table talk; whoever looks on listens."],
    [{ crowd: true, host: false }, "With so many at the table only the host speaks."],
  ])("or why not", (room, why) => {
    expect(text(root(Speak, { state: change(room) }))).toBe(why);
  });
  test("a refusal is told where it was asked", () => {
    const why = { at: "talk", reason: { t: "reason" as const, id: "1", code: "said_too_fast", rule: "", params: { seconds: 3 } } };
    const state = { ...change(options("free")), ui: { ...STATE.ui, why } };
    expect(text(find(root(Speak, { state }), "p", "problem")[0] ?? root(Speak, { state }))).toBe("A short breath: the next one in 3 seconds.");
  });
});

test("the host decides what may be said, and which it is now is told", () => {
  const page = root(HostTalk, { room: change(options("free")).room });
  const pressed = find(page, "button").filter((button) => button.attributes["aria-pressed"] === "true");
  expect(pressed.map(nameOf)).toEqual(["free"]);
  expect(find(page, "button").map(nameOf)).toContain("Clear everything");
});

test.each([[true, 4], [false, 3]])("about a line: the host (%s) may clear it for all", (host, count) => {
  const page = root(About, { line: STATE.talk.lines[0], room: "r", host, ondone: () => undefined });
  expect(find(page, "button")).toHaveLength(count);
});

describe("the menu tells of news in words", () => {
  const name = (state: State): string => nameOf(find(root(MenuButton, { state }), "button")[0] ?? root(MenuButton, { state }));
  test("how many lines are new", () => {
    expect(name(STATE)).toBe("Menu, 2 new lines of talk");
  });
  test("not where they were read, nor where talk is off", () => {
    company.readUpTo(STATE.room?.room ?? "", STATE.talk.lines.at(-1)?.n ?? 0);
    expect(name(STATE)).toBe("Menu");
    company.forget();
    company.on = false;
    expect(name(STATE)).toBe("Menu");
  });
});
