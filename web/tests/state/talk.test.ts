/** What is said: told by a real room (tests/contract), kept, counted, muted; and said. */

import { describe, expect, test } from "vitest";
import type { Room } from "../../src/protocol/generated";
import type { Intent, State } from "../../src/state/model";
import { inCompany, mayTalk, ownGesture, reactionsTo, seatOfVoice, shownLines, speaks, unread } from "../../src/state/talk";
import { first, only, part } from "../fixtures";
import { heard, table } from "../view/states";
import { ROOM, Seat } from "./seat";

const nobody = (): boolean => false;
const said = (...parts: string[]): State => heard(parts.flatMap((of) => part("talk", of)));
const lines = (state: State): string[] => shownLines(state, nobody).map((line) => line.phrase ?? line.text);
const tells = (seat: Seat, intent: Intent): Seat => seat.comes({ on: "intent", intent });
const VOICES = only(part("talk", "locked"), "room").at(-1)?.seats.map((seat) => seat.voice) ?? [];

test("lines come one by one, and are what is shown", () => {
  const state = said("phrase", "text");
  expect(lines(state)).toEqual(["lovely_town", "<b>Mind the fence!</b> &amp; the gap"]);
  expect(state.talk.last?.said).toMatchObject({ name: "Person 2" });
});

test("who comes late is told everything, with the moment it was said, and no news", () => {
  const state = said("late");
  expect(lines(state)).toHaveLength(2);
  expect(state.talk.lines.map((line) => line.at)).toEqual([-61_000, -61_000]);
  expect(state.talk.last).toBeNull();
});

test("the whole takes the place of what was told before", () => {
  expect(lines(said("phrase", "text", "late"))).toHaveLength(2);
  expect(lines(said("phrase", "text", "cleared"))).toEqual([]);
});

test("no more lines are kept than the server keeps", () => {
  const [line] = only(part("talk", "phrase"), "said");
  if (!line) throw new Error("nothing was said");
  const many = Array.from({ length: 210 }, (_, n) => ({ ...line, line: { ...line.line, n } }));
  const state = heard(many);
  expect([state.talk.lines.length, state.talk.lines[0]?.n]).toEqual([200, 10]);
});

test("a gesture takes the place of one before and can be taken back", () => {
  const made = said("gesture");
  expect(reactionsTo(made, 0, 1, nobody).map((one) => one.gesture)).toEqual(["bravo"]);
  expect(reactionsTo(made, 0, 2, nobody)).toEqual([]);
  const back = heard(part("talk", "taken_back"), made);
  expect([reactionsTo(back, 0, 1, nobody), back.talk.last]).toEqual([[], null]);
});

test("gestures about an earlier round are over with the first about a later one", () => {
  const [one] = only(part("talk", "another"), "reacted");
  if (!one) throw new Error("no gesture");
  const later = { ...one, reaction: { ...one.reaction, round: 2 } };
  expect(heard([one, later]).talk.reactions.map((other) => other.round)).toEqual([2]);
});

test("one's own gesture is known by one's voice", () => {
  const room = { ...first(part("talk", "locked"), "room"), you: 2 };
  const state = heard([room, ...part("talk", "another")]);
  expect([ownGesture(state, 1, 1), ownGesture(state, 0, 1)]).toEqual(["ouch", null]);
});

describe("new lines", () => {
  const state = heard([...part("talk", "locked"), ...part("talk", "late")]);
  const last = state.talk.lines.at(-1)?.n ?? 0;
  test.each([
    ["all are new to who has read nothing", 0, 2],
    ["those after the last that was read", last - 1, 1],
    ["none to who has read all", last, 0],
    ["all, where a server has begun to count anew", last + 50, 2],
  ])("%s", (_, read, count) => {
    expect(unread(state, nobody, read)).toBe(count);
  });
  test("one's own lines are never new", () => {
    const own = { ...state, room: state.room && { ...state.room, you: 1 } };
    expect(unread(own, nobody, 0)).toBe(1);
  });
  test("nor are those that are not heard", () => {
    const hides = (voice: string): boolean => voice === VOICES[1];
    expect(unread(state, hides, 0)).toBe(1);
    expect(shownLines(state, hides).map((line) => line.name)).toEqual(["Person 2"]);
  });
});

test("a voice is that of a seat, until somebody else sits there", () => {
  const state = heard(part("talk", "locked"));
  expect(seatOfVoice(state, VOICES[2] ?? "")?.name).toBe("Person 2");
  expect(seatOfVoice(state, "nobody")).toBeUndefined();
});

describe("who may speak", () => {
  const talk = (change: Partial<Room>, how: Room["options"]["talk"] = "phrases"): State => {
    const state = table("standard", 0);
    return { ...state, room: { ...ROOM, ...change, options: { ...ROOM.options, talk: how } } };
  };
  test.each([
    ["somebody with a seat", talk({}), "phrases"],
    ["freely where the host allows it", talk({}, "free"), "free"],
    ["nobody where it is off", talk({}, "off"), "off"],
    ["nobody who looks on", talk({ you: null }, "free"), "watch"],
    ["in a crowd the host", talk({ crowd: true, host: true }), "phrases"],
    ["in a crowd nobody else", talk({ crowd: true, host: false }), "crowd"],
  ] as const)("%s", (_, state, says) => {
    expect(mayTalk(state)).toBe(says);
    expect(speaks(state)).toBe(says === "phrases" || says === "free");
  });
  test("alone with bots there is nobody to talk to", () => {
    const alone = talk({ watching: 0, seats: ROOM.seats.map((seat) => ({ ...seat, voice: seat.seat === ROOM.you ? "me" : "" })) });
    expect(inCompany(alone)).toBe(false);
    expect(inCompany({ ...alone, room: alone.room && { ...alone.room, watching: 1 } })).toBe(true);
  });
});

describe("what is said goes out", () => {
  test.each<[Intent, object]>([
    [{ do: "say", phrase: "luck" }, { t: "say", phrase: "luck" }],
    [{ do: "chat", text: "Hi" }, { t: "chat", text: "Hi" }],
    [{ do: "react", seat: 1, round: 3, gesture: "wow" }, { t: "react", seat: 1, round: 3, gesture: "wow" }],
    [{ do: "react", seat: 1, round: 3, gesture: null }, { t: "react", seat: 1, round: 3, gesture: null }],
    [{ do: "letTalk", talk: "off" }, { t: "let_talk", talk: "off" }],
    [{ do: "hush", voice: "" }, { t: "hush", voice: "" }],
    [{ do: "lock", locked: true }, { t: "lock", locked: true }],
  ])("%o", (intent, command) => {
    const seat = new Seat({ "": "refuse" });
    seat.held = true;
    tells(seat, intent);
    expect(Object.values(seat.state.outbox).at(-1)).toMatchObject(command);
  });

  test.each<[Intent, string]>([
    [{ do: "chat", text: "Hi" }, "talk"],
    [{ do: "say", phrase: "luck" }, "talk"],
    [{ do: "react", seat: 1, round: 3, gesture: "wow" }, "bar"],
    [{ do: "lock", locked: true }, "bar"],
  ])("a refusal of %o is told where it was asked: %s", (intent, at) => {
    const seat = new Seat({ "": "refuse" });
    seat.held = true;
    tells(seat, intent);
    const id = Object.keys(seat.state.outbox).at(-1) ?? "";
    seat.hears({ t: "reason", id, code: "said_too_fast", rule: "", params: { seconds: 3 } });
    expect(seat.why).toBe(`said_too_fast @ ${at}`);
  });

  test("a gesture holds the turn that it is about for as long again", () => {
    const seat = new Seat({ "": "refuse" });
    const played = [0, 1, 2].map((one) => ({ seat: one, moves: ["refuse", "confirm"] }));
    seat.hears({ ...seat.table, round: seat.table.round + 1, last: played });
    const before = seat.state.ui.reveal;
    tells(seat, { do: "react", seat: 1, round: 1, gesture: "wow" });
    expect(seat.state.ui.reveal).toEqual(before);
    expect(seat.state.ui.reveal).not.toBe(before);
  });
});
