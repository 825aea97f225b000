import { beforeAll, describe, expect, test } from "vitest";
import type { Ended, Room } from "../../src/protocol/generated";
import { lineName } from "../../src/state/words";
import { GAMES, first, part } from "../fixtures";
import { find, inBrowser, nameOf, pageOf, text, tree } from "./html";
import type { Node } from "./html";
import { heard } from "./states";

beforeAll(inBrowser);

const end = (name: string, room: Partial<Room> = {}, ended: Partial<Ended> = {}): Node => {
  const messages = part(name, "end");
  return tree(pageOf(heard([{ ...first(messages, "room"), ...room }, { ...first(messages, "ended"), ...ended }])));
};

describe.each(GAMES)("%s", (name) => {
  const ended = first(part(name, "end"), "ended");

  test("the table has a column for each score and a row for each line, with the figures of the server", () => {
    const root = end(name);
    const rows = find(root, "tbody")[0]?.children.filter((row) => typeof row !== "string") ?? [];
    const byPlace = [...ended.scores].sort((a, b) => a.place - b.place || (a.seat ?? -1) - (b.seat ?? -1));
    expect(find(root, "th").filter((cell) => cell.attributes["scope"] === "col")).toHaveLength(ended.scores.length);
    for (const kind of new Set(ended.scores.flatMap((score) => score.lines.map((line) => line.kind)))) {
      const row = rows.find((one) => find(one, "th").some((head) => text(head) === lineName(kind)));
      const expected = byPlace.map((score) => String(score.lines.find((line) => line.kind === kind)?.points ?? "–").replace("-", "−"));
      expect(row && find(row, "b", "num").map(text), kind).toEqual(expected);
    }
    const total = rows.find((row) => text(row).startsWith("Total"));
    expect(total && find(total, "b", "num").map(text)).toEqual(byPlace.map((score) => String(score.total).replace("-", "−")));
  });

  test("whose the keys are, and why it is over, stands on top", () => {
    const root = end(name);
    expect(find(root, "h1").map(text).join()).not.toBe("");
    expect(find(root, "p", "because").map(text).join()).toMatch(/^The game is over: [a-z ,]+\.$/);
  });

  test("the record can be taken along", () => {
    expect(find(end(name), "a").map((link) => link.attributes["href"])).toContain(ended.record);
  });
});

test.each([
  ["refusals", "third refusal"],
  ["plans", "all three plans"],
  ["houses", "no empty house left"],
  ["deck", "deck used up"],
  ["host", "ended by the host"],
])("%s: %s", (reason, words) => {
  expect(find(end("standard", {}, { reasons: [reason] }), "p", "because").map(text)).toEqual([`The game is over: ${words}.`]);
});

describe("the next game", () => {
  const named = (root: Node): string[] => [...find(root, "button"), ...find(root, "a")].map(nameOf);

  test("is the host's to open; others wait, and follow when it is open", () => {
    expect(named(end("standard", { host: true }))).toContain("Rematch");
    const waiting = end("standard", { host: false, you: 1 });
    expect([named(waiting).includes("Rematch"), text(waiting).includes("The host may open a rematch.")]).toEqual([false, true]);
    const open = end("standard", { host: false, you: 1, next_room: "plum-fox-7" });
    expect(find(open, "a", "go").map((link) => [nameOf(link), link.attributes["href"]])).toEqual([["To the rematch", "/r/plum-fox-7"]]);
  });
});

test("of a crowd the best are shown, and how many more there were", () => {
  const ended = first(part("crowd", "end"), "ended");
  expect(text(end("crowd"))).toContain(`and ${ended.count - ended.scores.length} more`);
});

test("a tie climbs its ladder to the rung that decides", () => {
  const scores = first(part("standard", "end"), "ended").scores.slice(0, 2);
  const level = scores.map((score, at) => ({ ...score, place: at + 1, total: 50, estates: 4 - at }));
  const [tie] = find(end("standard", {}, { scores: level }), "section", "tie");
  expect(tie && find(tie, "li").map(text)).toEqual([expect.stringContaining("50 = 50"), expect.stringContaining("4 > 3"), expect.stringContaining("not needed")]);
  expect(tie && find(tie, "li", "dec")).toHaveLength(1);
});
