/** What another app shares: a room of ours is opened, anything else is told apart. */

import { expect, test } from "vitest";
import { sharedIn } from "../../src/input/shared";
import type { Shared } from "../../src/input/shared";

const HERE = "https://boom.test";
const shared = (given: Record<string, string>): Shared => sharedIn(`?${new URLSearchParams(given).toString()}`, HERE);

test.each<[Record<string, string>, string]>([
  [{ url: "https://boom.test/r/maple-owl-42" }, "/r/maple-owl-42"],
  [{ text: "Come and play: https://boom.test/r/maple-owl-42 at eight" }, "/r/maple-owl-42"],
  [{ title: "Boomtown", text: "https://boom.test/g/maple?round=7&seat=2" }, "/g/maple?round=7&seat=2"],
  [{ text: "https://boom.test/seat/abcdefghjk" }, "/seat/abcdefghjk"],
  [{ text: "https://elsewhere.test/r/a https://boom.test/r/b" }, "/r/b"],
])("%o opens %s", (given, path) => {
  expect(shared(given)).toEqual({ kind: "here", path });
});

test.each<Record<string, string>>([
  {},
  { text: "See you at eight" },
  { url: "https://boom.test/" },
  { url: "https://boom.test/you" },
  { url: "https://boom.test//evil.test/r/a" },
  { url: "javascript:alert(1)//r/a" },
  { url: "https://[r/a" },
  { text: "boom.test/r/maple" },
])("%o is no link to a room", (given) => {
  expect(shared(given).kind).toBe("nothing");
});

test("a room at another table is said to be there", () => {
  expect(shared({ text: "look https://other.test:8443/r/fir-hare-3" })).toEqual({
    kind: "elsewhere",
    host: "other.test:8443",
    url: "https://other.test:8443/r/fir-hare-3",
  });
  expect(shared({ url: "http://boom.test/r/a" }).kind).toBe("elsewhere");
});
