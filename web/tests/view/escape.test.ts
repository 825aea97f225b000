import { beforeAll, describe, expect, test } from "vitest";
import type { Room } from "../../src/protocol/generated";
import type { State } from "../../src/state/model";
import { faults, find, inBrowser, nodes, pageOf, text, tree } from "./html";
import { moments, table, withUi } from "./states";

const EVIL = `<b onload="x()">"O'&amp;Neil"</b>`;

beforeAll(inBrowser);

const renamed = (room: Room): Room => ({ ...room, seats: room.seats.map((seat) => ({ ...seat, name: EVIL, city: EVIL })) });

const evil = (state: State): State => ({
  ...state,
  room: state.room && renamed(state.room),
  table: state.table && { ...state.table, standings: state.table.standings.map((one) => ({ ...one, name: EVIL })) },
});

describe.each(["standard", "expert", "aaa", "crowd"])("%s: a name is never more than a name", (name) => {
  test.each(moments(name).map(([moment, state]) => [moment, state] as const))("%s", (_, state) => {
    const html = pageOf(evil(state));
    expect(html).not.toContain("<b onload");
    expect(faults(html)).toEqual([]);
    expect([...nodes(tree(html))].filter((node) => "onload" in node.attributes)).toEqual([]);
  });
});

test("it is shown as it was typed", () => {
  const root = tree(pageOf(evil(withUi(table("standard", 1), { slip: { kind: "neighbour", seat: 1 } }))));
  expect(find(root, "dialog").map((dialog) => dialog.attributes["aria-label"])).toEqual([EVIL]);
  expect(find(root, "b", "nm").map(text)).toContain(EVIL);
});

test("an address that the server names leads nowhere else", () => {
  const state = { ...table("standard", 1), room: { ...(table("standard", 1).room as Room), next_room: '"><script>x()</script>' } };
  expect(faults(pageOf({ ...state, room: { ...state.room, status: "lobby" } }))).toEqual([]);
});
