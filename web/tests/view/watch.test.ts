/** What those who look on see, and what a screen in a living room shows, in every kind of game. */

import { beforeAll, describe, expect, test } from "vitest";
import type { Component } from "svelte";
import type { Sheet } from "../../src/protocol/generated";
import type { State } from "../../src/state/model";
import { playing } from "../../src/text";
import { bookOf, linesOf } from "../../src/text/books";
import Anchors from "../../src/view/watch/Anchors.svelte";
import Choice from "../../src/view/watch/Choice.svelte";
import Late from "../../src/view/watch/Late.svelte";
import OnTable from "../../src/view/watch/OnTable.svelte";
import TakeOver from "../../src/view/watch/TakeOver.svelte";
import Standings from "../../src/view/watch/Standings.svelte";
import WatchBar from "../../src/view/watch/WatchBar.svelte";
import WatchLine from "../../src/view/watch/WatchLine.svelte";
import WatchSheet from "../../src/view/watch/WatchSheet.svelte";
import TextBoard from "../../src/view/textboard/TextBoard.svelte";
import TvEnd from "../../src/view/screen/TvEnd.svelte";
import TvGame from "../../src/view/screen/TvGame.svelte";
import TvHead from "../../src/view/screen/TvHead.svelte";
import TvRoom from "../../src/view/screen/TvRoom.svelte";
import TvShut from "../../src/view/screen/TvShut.svelte";
import { seatOf } from "../../src/state/select";
import { seatsHere } from "../../src/state/watch";
import { GAMES, fixture, part, read } from "../fixtures";
import type { Room } from "../../src/protocol/generated";
import { classes, faults, find, inBrowser, nameOf, shown, text, tree } from "./html";
import type { Node } from "./html";
import Stage from "./Stage.svelte";
import { heard, moments, table, withUi } from "./states";

const book = bookOf(await linesOf("watch", "en"));

beforeAll(inBrowser);

/** A view as it stands in a page. */
const html = (view: unknown, props: Record<string, unknown>): string => shown(Stage, { part: view as Component<Record<string, unknown>>, props });
const node = (view: unknown, props: Record<string, unknown>): Node => tree(html(view, props));

const watched = (state: State): State => ({ ...state, room: state.room && { ...state.room, you: null, host: false }, turn: null });
const withSheets = (state: State, change: (sheet: Sheet, at: number) => Sheet): State => {
  const sheets = Object.fromEntries(Object.entries(state.table?.sheets ?? {}).map(([seat, sheet], at) => [seat, change(sheet, at)]));
  return { ...state, table: state.table && { ...state.table, sheets } };
};
const hidden = (state: State): State => {
  const bare = withSheets(state, (sheet, at) => ({ ...sheet, total: null, lines: [], houses: at + 20 }));
  return { ...bare, table: bare.table && { ...bare.table, totals: [], standings: [] } };
};

function everything(state: State): [unknown, Record<string, unknown>][] {
  const { room, ended } = state;
  if (!room || !state.table) return [];
  const sheets = seatsHere(state).map((seat): [unknown, Record<string, unknown>] => [WatchSheet, { state, book, seat, now: seat === 0 }]);
  return [
    ...sheets,
    ...[Late, OnTable, Standings, WatchBar, WatchLine, Choice].map((view): [unknown, Record<string, unknown>] => [view, { state, book, onclose: () => undefined }]),
    [Anchors, { state, book, seats: seatsHere(state) }],
    [TvHead, { state, room, book }],
    [TvGame, { state, book }],
    ...(ended ? [[TvEnd, { state, ended }] as [unknown, Record<string, unknown>]] : []),
  ];
}

describe.each(GAMES)("of %s", (game) => {
  test("everything that is looked on at is whole, with scores and without", () => {
    const told = moments(game).filter(([moment]) => /^(a table|a later|the round|the end|paused|ten)/.test(moment) && !moment.includes("slip"));
    for (const [moment, state] of told) {
      for (const seen of [watched(state), hidden(watched(state))]) {
        if (seen.room) playing(seen.room.options.edition);
        for (const [view, props] of everything(seen)) expect(faults(html(view, props)), moment).toEqual([]);
      }
    }
  });

  test("a seat that a bot keeps is offered to whoever looks on, and to nobody else", () => {
    const [, state] = moments(game).find(([moment]) => moment.startsWith("a later")) ?? moments(game)[0] ?? [];
    const room = state?.room;
    if (!state || !room) return;
    const open = (you: number | null): State => ({ ...state, room: { ...room, you, seats: room.seats.map((seat) => ({ ...seat, open: true })) } });
    expect(html(TakeOver, { state: open(null), book })).toContain("Take over");
    expect(html(TakeOver, { state: open(0), book })).not.toContain("Take over");
    expect(html(TakeOver, { state: watched(state), book })).not.toContain("Take over");
  });

  test("a screen shows the end as the table does", () => {
    const state = heard(part(game, "end"), table(game, 1));
    if (!state.ended) throw new Error("no end");
    const root = node(TvEnd, { state, ended: state.ended });
    const best = state.ended.scores.filter((score) => score.place === 1);
    expect(find(root, "h2").map(text)).toHaveLength(1);
    const figures = find(root, "td", "win").length + find(root, "li", "win").length;
    expect(figures).toBeGreaterThanOrEqual(best.length);
  });
});

describe("who looks on", () => {
  const state = watched(table("standard", 1));

  test("sees each sheet with what its seat has just done, ringed", () => {
    const sheets = seatsHere(state).map((seat) => node(WatchSheet, { state, book, seat, now: false }));
    for (const [at, sheet] of sheets.entries()) {
      const last = state.table?.last.find((one) => one.seat === at);
      const written = last?.moves.filter((move) => /^(write|copy|roundabout)/.test(move)).length ?? 0;
      expect(find(sheet, "i", "new")).toHaveLength(written);
      expect(text(find(sheet, "span", "mv")[0] ?? tree(""))).not.toBe("");
    }
  });

  test("hears of a sheet whose it is, what it counts, and whether its seat is in", () => {
    const [seat] = find(node(WatchSheet, { state, book, seat: 0, now: false }), "button", "sht");
    expect(seat && nameOf(seat)).toMatch(/^Person 0: \d+ points?, (In|Still drawing|Away)$/);
    const [bare] = find(node(WatchSheet, { state: hidden(state), book, seat: 0, now: false }), "button", "sht");
    expect(bare && nameOf(bare)).toMatch(/^Person 0: 20 houses, /);
  });

  test("is told how things stand on coming in late", () => {
    const plain = text(node(Late, { state, book, onclose: () => undefined }));
    expect(plain).toMatch(/^Round \d+ is being drawn\. .+ leads? with \d+ points?\. \d of 3 plans (is|are) met\. You are watching; sit down when the next game opens\. Good$/);
    expect(text(node(Late, { state: hidden(state), book, onclose: () => undefined }))).not.toMatch(/leads?|points/);
  });

  test("reads below what is being revealed, else who is awaited", () => {
    const [played] = state.table?.last ?? [];
    const reveal = { round: 1, played: state.table?.last ?? [], sheets: state.table?.sheets ?? {}, before: {}, counts: [], at: 0 };
    const told = node(WatchLine, { state: withUi(state, { reveal }), book });
    expect(find(told, "p").map((one) => one.attributes["aria-hidden"] ?? one.attributes["role"])).toEqual(["true", "status"]);
    expect(find(told, "p")[0]?.children.join("")).toMatch(new RegExp(`^Person ${played?.seat ?? ""} `));
    const confirmed = (seats: number[]): State => ({ ...state, table: state.table && { ...state.table, confirmed: seats } });
    expect(text(node(WatchLine, { state: confirmed([1, 2]), book }))).toBe("2 of 3 are in. Person 0 is still drawing.");
    expect(text(node(WatchLine, { state: confirmed([0, 1, 2]), book }))).toBe("Everybody is in.");
  });

  test("reads all sheets on the text board, and nothing of a turn", async () => {
    const board = bookOf(await linesOf("board", "en"));
    const root = node(TextBoard, { state, book: board });
    const named = find(root, "section").filter((one) => "data-sheet" in one.attributes).map((one) => find(one, "h2").map(text).join());
    expect(named).toEqual(seatsHere(state).map((seat) => seatOf(state, seat)?.name));
    expect(find(root, "button").filter((one) => /^(lot|size|card):/.test(one.attributes["data-at"] ?? ""))).toEqual([]);
  });

  test("of a crowd looks at any sheet, by place or by number", () => {
    const many = watched(heard(part("crowd", "first_round")));
    const root = node(Choice, { state: many, book });
    expect(find(root, "input").map((input) => [input.attributes["min"], input.attributes["max"]])).toEqual([["1", "104"]]);
    expect(find(node(Standings, { state: many }), "li")).toHaveLength(many.table?.standings.length ?? -1);
    expect(find(node(Standings, { state: hidden(many) }), "li")).toEqual([]);
  });
});

describe("a screen", () => {
  const state = watched(table("standard", 1));
  const rooms = fixture("lobby")["rooms"] as Record<string, unknown>;

  test("shows who sits down, how it is played, and how to come in", () => {
    const room = read(rooms["spectator"]) as Room;
    const root = node(TvRoom, { room, book });
    expect(find(root, "li", "rdy").length).toBeGreaterThan(0);
    expect(find(root, "svg", "qr")).toHaveLength(1);
    expect(text(root)).toContain("Everybody sees the running scores.");
  });

  test("has nothing to press", () => {
    const { room } = state;
    for (const view of [node(TvHead, { state, room, book }), node(TvGame, { state, book }), node(TvRoom, { room, book })]) {
      expect(find(view, "*").filter(({ tag }) => ["button", "a", "input", "select"].includes(tag))).toEqual([]);
    }
  });

  test("gives the figure away for the houses where scores are hidden", () => {
    const figures = (one: State): string[] => find(node(TvGame, { state: one, book }), "b", "sc").map(text);
    expect(figures(state)).toEqual(seatsHere(state).map((seat) => String(state.table?.sheets[String(seat)]?.total)));
    expect(figures(hidden(state))).toEqual(["20 houses", "21 houses", "22 houses"]);
    expect(text(node(TvGame, { state: hidden(state), book }))).not.toMatch(/1st/);
  });

  test("shows no hand where hands are secret", () => {
    const secret = watched(table("expert", 1));
    const cards = secret.table && { ...secret.table.cards, hand: [], offers: [] };
    const root = node(TvGame, { state: { ...secret, table: secret.table && { ...secret.table, cards: cards ?? secret.table.cards } }, book });
    expect(find(root, "div", "card")).toEqual([]);
    expect(text(root)).toContain("Everybody holds cards that only they see.");
  });

  test("rings who is awaited once somebody is in", () => {
    const awaited = (confirmed: number[]): number => {
      const now = { ...state, table: state.table && { ...state.table, confirmed } };
      return find(node(TvGame, { state: now, book }), "section").filter((one) => classes(one).includes("awaited")).length;
    };
    expect([awaited([]), awaited([1]) > 0, awaited([0, 1, 2])]).toEqual([0, true, 0]);
  });

  test("that was sent away says why", () => {
    const shut = heard([{ t: "farewell", code: "no_spectators", again: false }]);
    expect(text(node(TvShut, { state: shut, book }))).toContain("Put this screen up from a browser that has a seat");
  });
});
