import { beforeAll, expect, test } from "vitest";
import { GAMES } from "../fixtures";
import { faults, inBrowser, pageOf } from "./html";
import { moments } from "./states";

beforeAll(inBrowser);

test.each(GAMES.flatMap((name) => moments(name).map(([moment, state]) => [name, moment, state] as const)))(
  "%s, %s: nothing is broken, nameless or forbidden",
  (_name, _moment, state) => {
    expect(faults(pageOf(state))).toEqual([]);
  },
);
