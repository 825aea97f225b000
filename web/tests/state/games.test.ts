/** Whole messages of real rooms through the reducer, and what the screens are told of them. */

import { describe, expect, test } from "vitest";
import { board, boardOf } from "../../src/state/board";
import { chosen, offersOf } from "../../src/state/choose";
import { columns, track, tracks } from "../../src/state/ledger";
import { line } from "../../src/state/line";
import { miniCells } from "../../src/state/mini";
import { initial } from "../../src/state/model";
import type { State } from "../../src/state/model";
import { letter, moveOf, movesOf, placeName, spanName, writeText } from "../../src/state/notation";
import { planViews } from "../../src/state/plans";
import { preview } from "../../src/state/preview";
import { reduce } from "../../src/state/reduce";
import { drawn, others, stage } from "../../src/state/select";
import { legalNow, writes } from "../../src/state/turn";
import { GAMES, first, only, part } from "../fixtures";
import type { FromServer } from "../../src/protocol/generated";

const BAD = /undefined|NaN|\[object|\{\w+\}/;

function heard(messages: readonly FromServer[], from = initial("t-")): State {
  return messages.reduce((state, message) => reduce(state, { on: "message", message, now: 0 }).state, from);
}

/** The game after a table and the answer to an empty draft. */
function open(name: string, at: number): State {
  const later = part(name, "later");
  const [table, drafted] = [only(later, "table")[at], only(later, "drafted")[at]];
  if (!table || !drafted) throw new Error(`${name} has no table ${at}`);
  return heard([first(part(name, "first_round"), "room"), table, { ...drafted, id: "" }]);
}

/** A move read, and written from what was read. */
function again(text: string): string {
  const move = moveOf(text);
  switch (move.kind) {
    case "write":
      return writeText(move.offer, move.place, move.shift);
    case "copy":
      return `copy ${placeName(move.from)} ${placeName(move.place)}`;
    case "fence":
    case "pool":
    case "roundabout":
      return `${move.kind} ${placeName(move.place)}`;
    case "improve":
      return `improve ${move.size}`;
    case "park":
      return `park ${letter(move.street)}`;
    case "claim":
      return [`claim ${move.plan + 1}`, ...move.houses.map(spanName)].join(" ");
    case "leave":
      return `leave ${move.card + 1}`;
    default:
      return move.kind;
  }
}

describe.each(GAMES)("%s", (name) => {
  const beginning = part(name, "first_round");
  const state = heard(beginning);

  test("every message is taken in, and the last table is the one on the table", () => {
    const table = only(beginning, "table").at(-1);
    const versions = beginning.flatMap((message) => ("v" in message ? [message.v] : []));
    expect([state.table?.round, state.turn?.round, state.version]).toEqual([table?.round, table?.round, versions.at(-1)]);
    expect(Object.values(state.outbox)).toEqual([expect.objectContaining({ t: "draft", round: table?.round, moves: [] })]);
  });

  test("every move that the server writes is read, and written the same", () => {
    const told = only([...beginning, ...part(name, "later")], "drafted");
    const texts = told.flatMap((drafted) => [...drafted.legal, ...drafted.moves]);
    expect(texts.map(again)).toEqual(texts);
    expect(movesOf(texts, "write")).toHaveLength(texts.filter((text) => text.startsWith("write ")).length);
  });

  test.each([0, 1])("table %i: what glows is exactly what is legal", (at) => {
    const now = open(name, at);
    for (const offer of offersOf(now).keys()) {
      const picked = { ...now, ui: { ...now.ui, picked: offer } };
      if (stage(picked) !== "write") continue;
      const glowing = board(picked).flatMap((street) => street.rows.flatMap((row) => row.lots.filter((lot) => lot.target).map((lot) => lot.name)));
      const legal = writes(now).filter(({ move }) => move.offer === offer).map(({ move }) => placeName(move.place));
      expect(glowing.sort()).toEqual([...new Set(legal)].sort());
    }
  });

  test.each([0, 1])("table %i: streets, ledger and plans have what is printed", (at) => {
    const now = open(name, at);
    const layout = now.room?.layout;
    const sheet = drawn(now);
    expect(board(now).map((street) => street.houses)).toEqual(layout?.streets.map((street) => street.houses));
    for (const [street, view] of board(now).entries()) {
      const lots = view.rows.flatMap((row) => row.lots);
      expect(lots.map((lot) => lot.plot)).toEqual([...Array(view.houses).keys()]);
      expect(lots.filter((lot) => lot.pool !== "none").map((lot) => lot.plot)).toEqual(expect.arrayContaining(layout?.streets[street]?.pools ?? []));
      expect(view.numbered).toBe(lots.filter((lot) => lot.lot !== null && lot.lot !== "o").length);
      if (sheet) expect(miniCells(sheet, street, new Set()).filter((cell) => cell.number !== "")).toHaveLength(view.numbered);
    }
    expect(columns(now).map((column) => column.size)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(tracks(now, ["pools", "temps", "bis", "refusals"]).map((row) => row.count).every((count) => count > 0)).toBe(true);
    expect((track(now, "roundabouts")?.count ?? 0) > 0).toBe(now.room?.options.roundabouts);
    expect(planViews(now)).toHaveLength(3);
    expect(preview(now)).toMatchObject({ changes: [] });
  });

  test.each([0, 1])("table %i: the line says something, and nothing broken", (at) => {
    const now = open(name, at);
    const { text, hint } = line(now);
    expect(text).not.toBe("");
    expect(`${text} ${hint}`).not.toMatch(BAD);
    expect(chosen(now)).toBeNull();
    expect(legalNow(now).length).toBeGreaterThan(0);
  });

  test("the end closes the turn, and nothing is on its way", () => {
    const over = heard(part(name, "end"), state);
    expect([over.turn, over.deadline, over.room?.status, over.table?.sheets]).toEqual([null, null, "ended", over.ended?.sheets]);
    expect(over.ended?.scores.length).toBeGreaterThan(0);
    const { effects } = reduce(over, { on: "intent", intent: { do: "confirm" } });
    expect(effects).toEqual([]);
  });

  test("who comes to watch the end sees it whole", () => {
    const over = heard(part(name, "spectator"));
    expect([over.turn, over.room?.you]).toEqual([null, null]);
    expect(others(over).length).toBe(over.room?.seats.length);
    for (const sheet of Object.values(over.ended?.sheets ?? {})) expect(boardOf(over, sheet)).toHaveLength(3);
  });
});
