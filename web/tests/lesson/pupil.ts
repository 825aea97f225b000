/** Somebody who takes the lesson: taps in words, answers as a real room gave them (tests/contract/lesson.json). */

import type { Drafted, FromClient, FromServer, Reason, Room, Table } from "../../src/protocol/generated";
import { momentOf } from "../../src/lesson/moment";
import type { Moment } from "../../src/lesson/moment";
import { learn, told } from "../../src/lesson/progress";
import type { Step } from "../../src/lesson/steps";
import { initial } from "../../src/state/model";
import type { Event, State } from "../../src/state/model";
import { reduce } from "../../src/state/reduce";
import { keyOf } from "../../src/state/turn";
import { fixture, read } from "../fixtures";
import { intentOf } from "../state/seat";

interface Round {
  table: unknown;
  drafts: unknown[];
  why: unknown[];
}

const LESSON = fixture("lesson");
const ROOM = read(LESSON["room"]) as Room;
const ROUNDS = [...(LESSON["rounds"] as Round[]), LESSON["after"] as Round];
export const TABLES = ROUNDS.map(({ table }) => read(table) as Table);

export class Pupil {
  state: State = initial("t-");
  learned: readonly string[] = [];
  #before: Moment | null = null;
  #was: Step | null = null;
  #waiting: FromClient[] = [];

  constructor(room: Partial<Room> = {}) {
    this.#hear({ ...ROOM, ...room }, TABLES[0]);
  }

  get moment(): Moment {
    return momentOf(this.state);
  }
  get step(): Step | null {
    return told(this.learned, this.moment);
  }
  get told(): string {
    return this.step?.id ?? "nothing";
  }

  /** A tap in words, as on the table; “go on” is one on the bubble, “confirm” closes the round. */
  taps(tap: string): void {
    if (tap === "go on") this.learned = [...this.learned, this.told];
    else if (tap === "confirm") this.confirms();
    else this.#happens({ on: "intent", intent: intentOf(tap) });
  }

  private confirms(): void {
    const { round } = this.moment;
    this.#happens({ on: "intent", intent: { do: "confirm" } });
    this.#hear({ t: "confirmed", v: 99, round, seat: 0, confirmed: true, deadline: null });
    this.#hear(TABLES[round]);
    this.#happens({ on: "intent", intent: { do: "dismiss" } });
  }

  #hear(...messages: (FromServer | undefined)[]): void {
    for (const message of messages) if (message) this.#happens({ on: "message", message, now: 0 });
  }

  #happens(event: Event): void {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    this.#notice();
    for (const effect of effects) if (effect.do === "send") this.#waiting.push(effect.command);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#hear(this.#answer(next));
  }

  /** What the page does with every state. */
  #notice(): void {
    const now = this.moment;
    this.learned = learn(this.learned, this.#before ?? now, now, this.#was);
    this.#before = now;
    this.#was = told(this.learned, now);
  }

  #answer(command: FromClient): FromServer | undefined {
    const { drafts = [], why = [] } = ROUNDS[this.moment.round - 1] ?? {};
    if (command.t === "draft") {
      const found = drafts.map((one) => read(one) as Drafted).find((one) => keyOf(one.moves) === keyOf(command.moves));
      if (!found) throw new Error(`nobody recorded ${keyOf(command.moves)}`);
      return { ...found, id: command.id };
    }
    if (command.t === "why" && why.length > 0) return { ...(read(why[0]) as Reason), id: command.id };
    return { t: "answer", id: command.id };
  }
}
