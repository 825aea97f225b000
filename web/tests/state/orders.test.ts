import { expect, test } from "vitest";
import type { Intent } from "../../src/state/model";
import { initial } from "../../src/state/model";
import { reduce } from "../../src/state/reduce";
import { ROOM, Seat } from "./seat";

test.each<[Intent, Record<string, unknown>]>([
  [{ do: "join", name: "Ann", city: "Elm", colour: 3 }, { t: "join", name: "Ann", city: "Elm", colour: 3, seat: null }],
  [{ do: "join", name: "Ann", city: "Elm", colour: 3, seat: 2 }, { t: "join", name: "Ann", city: "Elm", colour: 3, seat: 2 }],
  [{ do: "leave" }, { t: "leave" }],
  [{ do: "ready", ready: true }, { t: "ready", ready: true }],
  [{ do: "options", options: ROOM.options }, { t: "options", options: ROOM.options }],
  [{ do: "bot", bot: "apprentice" }, { t: "add_bot", bot: "apprentice" }],
  [{ do: "remove", seat: 2 }, { t: "remove", seat: 2, bot: "" }],
  [{ do: "remove", seat: 2, bot: "random" }, { t: "remove", seat: 2, bot: "random" }],
  [{ do: "start" }, { t: "start" }],
  [{ do: "pause", paused: true }, { t: "pause", paused: true }],
  [{ do: "end" }, { t: "end" }],
  [{ do: "rematch" }, { t: "rematch" }],
])("%o is one command, which waits for its answer", (intent, command) => {
  const { state, effects } = reduce(initial("t-"), { on: "intent", intent });
  const sent = { ...command, id: "t-1" };
  expect([effects, state.outbox]).toEqual([[{ do: "send", command: sent }], { "t-1": sent }]);
  const answered = reduce(state, { on: "message", message: { t: "answer", id: "t-1" }, now: 0 }).state;
  expect(answered.outbox).toEqual({});
});

test("every command has an id of its own, in every tab", () => {
  const ids = (tab: string): string[] => {
    let state = initial(tab);
    for (let k = 0; k < 3; k++) state = reduce(state, { on: "intent", intent: { do: "start" } }).state;
    return Object.keys(state.outbox);
  };
  expect(new Set([...ids("a-"), ...ids("b-")]).size).toBe(6);
});

test("slips open over one another, and Escape closes what lies on top first", () => {
  const seat = new Seat({ "": "write 1 a3" }).does("pick 1, lot b7");
  seat.comes({ on: "intent", intent: { do: "slip", slip: { kind: "menu" } } });
  expect([seat.state.ui.slip, seat.state.ui.why]).toEqual([{ kind: "menu" }, null]);
  seat.comes({ on: "intent", intent: { do: "slip", slip: { kind: "keys" } } });
  expect(seat.does("escape").state.ui).toMatchObject({ slip: null, picked: 0 });
  expect(seat.does("escape").state.ui.picked).toBeNull();
});
