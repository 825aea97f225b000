import { beforeAll, describe, expect, test } from "vitest";
import type { Room } from "../../src/protocol/generated";
import { initial } from "../../src/state/model";
import { fixture, read } from "../fixtures";
import { faults, find, inBrowser, nameOf, pageOf, text, tree } from "./html";
import type { Node } from "./html";
import { heard, withUi } from "./states";

beforeAll(inBrowser);

const ROOMS = fixture("lobby")["rooms"] as Record<string, unknown>;
const roomOf = (who: string): Room => read(ROOMS[who]) as Room;
const page = (room: Room): Node => tree(pageOf(heard([room])));
const buttons = (root: Node): string[] => find(root, "button").map(nameOf);

describe("the room before the start", () => {
  test.each(["host", "guest", "spectator"])("the %s's page is whole", (who) => {
    expect(faults(pageOf(heard([roomOf(who)])))).toEqual([]);
  });

  test("the host starts, adds bots, clears seats and changes how it is played", () => {
    const names = buttons(page(roomOf("host")));
    expect(names).toEqual(expect.arrayContaining(["Start with 4", "Change", "Remove Person 1", "Remove Person 2", "Remove Pebble"]));
    expect(names).not.toContain("Remove Person 0");
  });

  test("a guest is ready, or not yet, and does nothing of the host's", () => {
    const room = roomOf("guest");
    const other = { ...room, seats: room.seats.map((seat) => ({ ...seat, ready: !seat.ready })) };
    expect([buttons(page(room)), buttons(page(other))].map((names) => names.filter((name) => /^(Ready|Not yet)$/.test(name)))).toEqual([["Not yet"], ["Ready"]]);
    expect(buttons(page(room)).filter((name) => /^(Start|Remove|Change$)/.test(name))).toEqual([]);
  });

  test("who has no seat sits down; in a full house one may watch", () => {
    const room = roomOf("spectator");
    expect(find(page({ ...room, options: { ...room.options, seats: 9 } }), "form").length).toBe(1);
    const full = page({ ...room, options: { ...room.options, seats: 4 } });
    expect([find(full, "form"), find(full, "p", "fullhouse").map(text)]).toEqual([[], ["Every seat is taken; you may watch."]]);
  });

  test("the line says who is still reading", () => {
    const room = roomOf("host");
    const said = (ready: boolean[]): string => {
      const seats = room.seats.map((seat, at) => ({ ...seat, ready: ready[at] ?? true }));
      return find(page({ ...room, seats }), "p", "say").map(text).join();
    };
    expect(said([])).toBe("Everybody is ready.");
    expect(said([true, false])).toBe("Person 1 is still reading. You can start without waiting.");
    expect(said([true, false, false])).toBe("Person 1 and Person 2 are still reading. You can start without waiting.");
  });

  test("a refusal is told at the bar", () => {
    const why = { at: "bar", reason: { t: "reason" as const, id: "", code: "not_host", rule: "", params: {} } };
    const root = tree(pageOf(withUi(heard([roomOf("guest")]), { why })));
    expect(find(root, "div", "why").map(nameOf)).toEqual(["Only the host may do this."]);
  });

  test("an invitation has the address as a code to photograph", () => {
    const root = page(roomOf("host"));
    expect(find(root, "svg", "qr").map((code) => code.attributes["role"])).toEqual(["img"]);
    expect(find(root, "b", "code").map(text)).toEqual([roomOf("host").room]);
  });
});

describe("without a room", () => {
  test("the page says that it is being called, or that there is none", () => {
    expect(text(tree(pageOf(initial("t-"))))).toBe("Calling the town hall …");
    const gone = heard([{ t: "farewell", code: "no_room", again: false }]);
    expect(find(tree(pageOf(gone)), "h1").map(text)).toEqual(["No such street"]);
  });

  test("a farewell is told in words", () => {
    const shut = heard([{ t: "farewell", code: "no_spectators", again: false }]);
    expect(text(tree(pageOf(shut)))).toContain("This room wants no spectators.");
  });
});
