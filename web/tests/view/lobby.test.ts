import { beforeAll, describe, expect, test, vi } from "vitest";
import { decodePage } from "../../src/protocol/decode";
import type { Entry, Options, Room } from "../../src/protocol/generated";
import { playing } from "../../src/text";
import FinePrint from "../../src/view/lobby/FinePrint.svelte";
import { fitted } from "../../src/view/lobby/fitted";
import Make from "../../src/view/lobby/Make.svelte";
import { DEFAULTS, FIRST_LENGTH, PRESETS } from "../../src/view/lobby/presets";
import Rooms from "../../src/view/lobby/Rooms.svelte";
import Waits from "../../src/view/lobby/Waits.svelte";
import { how } from "../../src/view/room/how";
import { fixture } from "../fixtures";
import { ROOM } from "../state/seat";
import { faults, find, inBrowser, nameOf, shown, text, tree } from "./html";

const PAGES = fixture("pages");
const CATALOG = decodePage("Catalog", JSON.stringify(PAGES["Catalog"]));
const LOBBY = decodePage("Lobby", JSON.stringify(PAGES["Lobby"]));

const EVERY: [string, Options][] = CATALOG.editions.flatMap((edition) =>
  edition.modes.flatMap((mode) =>
    edition.sheets.map((sheet): [string, Options] => [
      `${edition.name} ${mode.name} ${sheet.name}`,
      fitted(CATALOG, { ...DEFAULTS, edition: edition.name, mode: mode.name, sheet: sheet.name }),
    ]),
  ),
);

beforeAll(() => {
  inBrowser();
  playing("2018");
});

describe("what a host chooses", () => {
  test.each(EVERY)("%s has its form and its fine print", (_, options) => {
    for (const tempo of ["none", "round", "bank", "days"] as const) {
      const chosen = { ...options, tempo, seconds: FIRST_LENGTH[tempo] };
      const html = shown(Make, { catalog: CATALOG, options: chosen, go: "Open", ongo: () => undefined });
      const fine = shown(FinePrint, { catalog: CATALOG, options: chosen, onset: () => undefined });
      expect([...faults(html), ...faults(fine)]).toEqual([]);
    }
  });

  test.each(EVERY)("%s names every switch and every reading of it", (_, options) => {
    const root = tree(shown(FinePrint, { catalog: CATALOG, options, onset: () => undefined }));
    const rulings = find(root, "label", "ruling");
    expect(rulings.map((ruling) => find(ruling, "select")[0]?.attributes["data-choice"])).toEqual(CATALOG.switches.map((one) => one.name));
    for (const [at, { name, values }] of CATALOG.switches.entries()) {
      const choices = rulings[at] ? find(rulings[at], "option") : [];
      expect(choices.map((choice) => choice.attributes["value"])).toEqual(values);
      expect(new Set(choices.map(text)).size, name).toBe(values.length);
    }
  });

  test("a choice that does not exist is moved to one that does", () => {
    const change = (options: Partial<Options>): Options => fitted(CATALOG, { ...DEFAULTS, ...options });
    expect(change({ edition: "2018", sheet: "blueprint" }).sheet).toBe("classic");
    expect(change({ edition: "2023", sheet: "blueprint" }).sheet).toBe("blueprint");
    expect(change({ edition: "2023", mode: "expert" }).mode).toBe("standard");
    expect(change({ edition: "1066" })).toMatchObject({ mode: "standard", sheet: "classic" });
    expect(change({ mode: "solo", seats: 5 })).toMatchObject({ seats: 1, opponent: null });
    expect(change({ mode: "expert", seats: 1 }).seats).toBe(2);
    expect(change({ mode: "expert", seats: 90 }).seats).toBe(27);
    expect(change({ mode: "expert", seats: 0 }).seats).toBe(DEFAULTS.seats);
    expect(change({ seats: 0 }).seats).toBe(0);
    expect(change({ seats: 400 }).seats).toBe(CATALOG.most_seats);
    expect(change({ edition: "2023", mode: "aaa" })).toMatchObject({ seats: 1 });
    expect(change({ edition: "2023", mode: "aaa" }).opponent).toBeGreaterThan(0);
    expect(change({ edition: "2023", mode: "aaa", opponent: 0 }).opponent).toBe(0);
    expect(change({ edition: "2023", opponent: 3 }).opponent).toBeNull();
  });

  test.each(PRESETS.map((preset) => [preset.name, preset.change] as const))("the postcard %s is a choice that exists", (_, change) => {
    const options = { ...DEFAULTS, ...change };
    expect(fitted(CATALOG, options)).toEqual(options);
  });
});

describe("the list of rooms", () => {
  const [waiting] = LOBBY.public;
  const [running] = LOBBY.yours;
  const row = (entry: Partial<Entry>): string => {
    const root = tree(shown(Rooms, { lobby: { public: [{ ...(waiting as Entry), ...entry }], yours: [] } }));
    return [...find(root, "b"), ...find(root, "span", "cta")].map(text).join(" / ");
  };

  test.each<[Partial<Entry>, string]>([
    [{}, "Ann’s room / Sit down"],
    [{ taken: 4 }, "Ann’s room / Watch"],
    [{ taken: 4, spectators: false }, "Ann’s room / Open"],
    [{ seats: 0, taken: 400 }, "Ann’s room / Sit down"],
    [{ status: "running" }, "Ann’s room / Watch"],
    [{ host: "" }, "maple-owl-42 / Sit down"],
  ])("%o reads “%s”", (entry, words) => {
    expect(row(entry)).toBe(words);
  });

  test("seats that are taken are told in words", () => {
    const dots = (entry: Partial<Entry>): string[] =>
      find(tree(shown(Rooms, { lobby: { public: [{ ...(waiting as Entry), ...entry }], yours: [] } })), "span", "dots").map(nameOf);
    expect([dots({ taken: 1, seats: 4 }), dots({ taken: 30, seats: 0 })]).toEqual([["1 of 4 seats"], ["30 of ∞ seats"]]);
  });

  test("one's own rooms say how they stand; those that wait for one stand elsewhere", () => {
    const own = (entry: Partial<Entry>): string => text(tree(shown(Rooms, { lobby: { public: [], yours: [{ ...(running as Entry), turn: false, ...entry }] } })));
    expect(own({ round: 5, turn: true })).not.toContain("Round 5");
    expect(own({ round: 5, turn: false })).toContain("Round 5 Open");
    expect(own({ status: "lobby" })).toContain("not begun Open");
    expect(own({ status: "ended" })).toContain("game over Open");
  });

  describe("what waits for you", () => {
    const MINUTE = 60_000;
    const waits = (...entries: Partial<Entry>[]): string => {
      const rooms = entries.map((entry) => ({ ...(running as Entry), turn: true, ...entry }));
      return text(tree(shown(Waits, { rooms })));
    };

    test("says where, since when and until when", () => {
      vi.setSystemTime(new Date(2026, 0, 6, 18, 30));
      expect(waits({ host: "Ada", round: 5, open: 90 * MINUTE, left: 26 * 60 * MINUTE })).toMatch(
        /^Your turn Ada’s room Round 5 · since 5:00\sPM · until Wed, Jan 7, 8:30\sPM Play$/,
      );
      expect(waits({ host: "Ada", round: 2, open: 0, left: null })).toMatch(/Round 2 · since 6:30\sPM · no clock/);
    });

    test("begins with what runs out first, and leaves out what does not wait", () => {
      const all = waits({ host: "Late", left: 9 * MINUTE }, { host: "Never", left: null }, { host: "Soon", left: MINUTE }, { host: "Not", turn: false });
      expect(["Soon", "Late", "Never", "Not"].map((name) => all.indexOf(name)).map((at, n, list) => at > (list[n - 1] ?? 0))).toEqual([true, true, true, false]);
      expect(all).not.toContain("Not");
    });

    test("is not there where nothing waits", () => {
      expect(waits({ turn: false })).toBe("");
    });
  });

  test("without rooms it says what to do", () => {
    const root = tree(shown(Rooms, { lobby: { public: [], yours: [] } }));
    expect(text(root)).toBe("Open houses Nobody waits at the moment. Open a room and send the link.");
  });

  test("a host's name is never more than a name", () => {
    const html = shown(Rooms, { lobby: { public: [{ ...(waiting as Entry), host: "<img src=x>", room: '"><script>' }], yours: [] } });
    expect(html).not.toContain("<img");
    expect(faults(html)).toEqual([]);
  });
});

describe("how we play", () => {
  const said = (options: Partial<Options>): string[] => how({ ...ROOM, options: { ...ROOM.options, ...options } } satisfies Room).map((line) => line.text);

  test("tells the choices in sentences", () => {
    expect(said({})).toEqual([
      "The 2018 edition, standard rules.",
      "No clock.",
      "Maple plays for whoever is gone or late.",
      "What is left in the stacks may be looked up.",
      "Everybody sees the running scores.",
      "Only those with the link find it.",
      "Talk in ready-made phrases.",
      "Streets: Juniper, Marigold, Sunnyside.",
    ]);
  });

  test.each<[Partial<Options>, string]>([
    [{ advanced: true }, "Advanced plans may come up."],
    [{ roundabouts: true }, "Up to two roundabouts each, one a turn."],
    [{ tempo: "round", seconds: 60 }, "60 seconds a round; whoever runs out, a bot plays the turn."],
    [{ tempo: "bank", seconds: 600, on_timeout: "seat" }, "10 minutes each; whoever runs out leaves the seat to a bot."],
    [{ tempo: "days", seconds: 1 }, "1 day a turn; whoever runs out, a bot plays the turn."],
    [{ tempo: "days", seconds: 3 }, "3 days a turn; whoever runs out, a bot plays the turn."],
    [{ mode: "aaa", opponent: 2 }, "Against the AAA, level 2."],
    [{ stand_in: "random" }, "Pebble plays for whoever is gone or late."],
    [{ stand_in: "boris" }, "boris plays for whoever is gone or late."],
    [{ late_comers: true }, "Whoever comes late may take a bot’s seat."],
    [{ bot_pace: "always" }, "Bots take their time."],
    [{ bot_pace: "none" }, "Bots answer at once."],
    [{ aids: false }, "Nobody counts the stacks for you."],
    [{ scores: false }, "Running scores stay hidden until the end."],
    [{ public: true }, "Listed on the start page."],
    [{ spectators: false }, "Nobody watches."],
    [{ seed: "17" }, "A known deal: seed 17."],
  ])("%o: %s", (options, sentence) => {
    expect(said(options)).toContain(sentence);
  });

  test("a changed ruling is marked, every one in words", () => {
    for (const { name, values } of CATALOG.switches) {
      for (const value of values) {
        const lines = how({ ...ROOM, options: { ...ROOM.options, switches: { [name]: value } } });
        const changed = lines.filter((line) => line.changed === true).map((line) => line.text);
        expect(changed).toHaveLength(1);
        expect(changed[0]).not.toContain(name.includes("_") ? name : "undefined");
        expect(changed[0]).not.toMatch(/undefined|\{/);
      }
    }
  });
});
