/** Every golden game opens at every round and on every sheet, as an address asks for it. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Component } from "svelte";
import type { GameSeat } from "../../src/protocol/generated";
import { KINDS, address, astray, opened, wished } from "../../src/state/replay";
import type { Named, Viewing, Volume, Wish } from "../../src/state/replay";
import { stateAt } from "../../src/state/story";
import { playing, term } from "../../src/text";
import { signed } from "../../src/text/fill";
import RoundPanel from "../../src/view/replay/RoundPanel.svelte";
import Sheets from "../../src/view/replay/Sheets.svelte";
import Viewer from "../../src/view/replay/Viewer.svelte";
import { golden } from "../golden";
import { faults, find, inBrowser, nameOf, shown, text, tree } from "./html";
import type { Node } from "./html";
import Stage from "./Stage.svelte";

const GAMES = golden();
// A round is opened in a few milliseconds, but a machine may have other things to do.
const PATIENCE = 60_000;
const ASIDE = () => Promise.resolve();

beforeAll(inBrowser);

const html = (view: unknown, props: Record<string, unknown>): string => shown(Stage, { part: view as Component<Record<string, unknown>>, props });

/** The page that an address opens. */
function page(volume: Volume, search: string): string {
  vi.stubGlobal("location", { origin: "http://192.168.0.17:8000", search });
  playing(volume.game.room.options.edition);
  return html(Viewer, { volume, fetchSeat: ASIDE });
}

/** What a lot shows: its number with its letter, a ring for a roundabout, or nothing. */
function drawn(lot: Node): string {
  if (find(lot, "use").some((use) => use.attributes["href"] === "#round")) return "o";
  return find(lot, "text").map((one) => text(one)).join("");
}

const written = (seat: GameSeat | undefined, round: number): string[] =>
  (seat?.sheets[round - 1]?.streets ?? []).flatMap(({ plots }) =>
    plots.map((plot) => (plot === null ? "" : plot === "o" ? "o" : `${plot.n}${plot.bis ? term("bis_letter").charAt(0) : ""}`)),
  );

test("there are 28 of them", () => {
  expect(GAMES).toHaveLength(28);
});

describe.each(GAMES.map((volume) => [volume.game.room.room, volume] as const))("%s", { timeout: PATIENCE }, (_, volume) => {
  const { game, table, seats } = volume;
  const rounds = Array.from({ length: game.rounds }, (_none, at) => at + 1);
  const places = Object.keys(seats).map(Number);

  test("opens at every round, on every sheet", () => {
    expect([table.rounds.length, places.length]).toEqual([game.rounds, game.count]);
    for (const round of rounds) {
      for (const seat of places) {
        const where = `?round=${round}&seat=${seat + 1}`;
        const body = page(volume, where);
        expect(faults(body), where).toEqual([]);
        const root = tree(body);
        expect(text(find(root, "h1", "rd")[0] ?? root), where).toBe(`Replay · round ${round} of ${game.rounds}`);
        const sheet = seats[seat]?.sheets[round - 1];
        const [score] = find(root, "button", "sc");
        expect(score && nameOf(score), where).toContain(`: ${sheet?.total} point`);
        expect(find(root, "button", "lot").map(drawn), where).toEqual(written(seats[seat], round));
      }
    }
  });

  test("shows all sheets of every round side by side, each with its points", () => {
    for (const round of rounds) {
      const viewing = opened(volume, `?round=${round}`);
      const state = stateAt(volume, viewing);
      const body = html(Sheets, { volume, state, viewing, wish: ASIDE, onopen: ASIDE }) + html(RoundPanel, { volume, state, viewing, wide: true, lost: [], onshow: ASIDE, onwhatif: ASIDE });
      expect(faults(body), `round ${round}`).toEqual([]);
      expect(find(tree(body), "button", "sht").map((sheet) => find(sheet, "b", "sc").map(text)), `round ${round}`).toEqual(
        places.map((seat) => [signed(seats[seat]?.sheets[round - 1]?.total ?? NaN)]),
      );
    }
  });

  test("begins with a kind of signs that there is", () => {
    const { kind } = opened(volume, "");
    expect(table.signs.map((sign) => sign.kind)).toContain(kind);
  });

  test("leads from sign to sign and back, through every round of a kind", () => {
    for (const kind of KINDS) {
      const marked = [...new Set(table.signs.filter((sign) => sign.kind === kind).map((sign) => sign.round))].sort((a, b) => a - b);
      const walk = (by: 1 | -1): number[] => {
        let now: Viewing = { ...opened(volume, `?round=${by > 0 ? game.rounds : 1}`), kind };
        return marked.map(() => (now = wished(volume, now, { do: "jump", by })).round);
      };
      expect(walk(1)).toEqual(marked);
      expect(walk(-1)).toEqual(marked.toReversed());
    }
  });
});

describe("an address", () => {
  const [volume] = GAMES as [Volume];
  const { game } = volume;

  test.each<[string, number, number, Named[]]>([
    ["", 1, 0, []],
    ["?round=7&seat=2", 7, 1, []],
    ["?seat=2", 1, 1, []],
    ["?round=0", 1, 0, ["round"]],
    ["?round=-3", 1, 0, ["round"]],
    ["?round=7b", 1, 0, ["round"]],
    ["?round=", 1, 0, ["round"]],
    ["?round=99", game.rounds, 0, ["round"]],
    ["?round=7&seat=3", 7, 0, ["seat"]],
    ["?round=7&seat=two", 7, 0, ["seat"]],
    ["?round=1e3&seat=0", 1, 0, ["round", "seat"]],
    ["?round=99999999999999999999", 1, 0, ["round"]],
  ])("%s opens at round %i, and what is not there is said", (search, round, seat, wrong) => {
    expect(opened(volume, search)).toMatchObject({ round, seat });
    expect(astray(game, search)).toEqual(wrong);
    const said = find(tree(page(volume, search)), "p", "astray").map(text).join("");
    expect([said.includes(`${game.rounds} rounds`), said.includes(`${game.count} sheets`)]).toEqual([wrong.includes("round"), wrong.includes("seat")]);
  });

  test("that is given away opens the same again", () => {
    const viewing = opened(volume, "?round=7&seat=2");
    expect(address(game, viewing)).toBe(`/g/${game.room.room}?round=7&seat=2`);
  });

  test("without a seat opens on one's own sheet", () => {
    expect(opened({ ...volume, game: { ...game, room: { ...game.room, you: 1 } } }, "?round=7").seat).toBe(1);
  });
});

describe("a game that plays by itself", () => {
  const [volume] = GAMES as [Volume];
  const last = volume.game.rounds;
  const after = (search: string, ...wishes: Wish["do"][]): Viewing =>
    wishes.reduce((now, what) => wished(volume, now, { do: what } as Wish), opened(volume, search));

  test("goes on until its last round, and from there begins anew", () => {
    expect(after("?round=7", "play", "tick")).toMatchObject({ round: 8, playing: true });
    expect(after(`?round=${last - 1}`, "play", "tick")).toMatchObject({ round: last, playing: false });
    expect(after(`?round=${last}`, "play")).toMatchObject({ round: 1, playing: true });
  });

  test("stands still once somebody steps, stops or jumps", () => {
    expect(after("?round=7", "play", "play")).toMatchObject({ round: 7, playing: false });
    expect(after("?round=7", "tick")).toMatchObject({ round: 7, playing: false });
    for (const wish of [{ do: "step", by: 1 }, { do: "go", round: 3 }, { do: "jump", by: 1 }] as const) {
      expect(wished(volume, after("?round=7", "play"), wish).playing).toBe(false);
    }
  });
});
