/** What the service worker says and where a tap on it leads, whatever it was sent. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { AWAY } from "../src/text/away";
import { LANGUAGES } from "../src/text/wanted";
import { noticeOf, pathOf } from "../src/worker/notice";
import { manifestOf } from "../tools/manifest";
import { misprints, wanted } from "./text/texts";

const UNTIL = new Date(2026, 0, 6, 18, 30).getTime();
const SAID = { kind: "turn", room: "maple-owl-42", host: "Ada", round: 5, until: UNTIL, language: "en" };
const notice = (changes: object = {}) => noticeOf(JSON.stringify({ ...SAID, ...changes }), ["en"]);

describe("a notice", () => {
  test("says whose town waits, which round, and until when", () => {
    const { title, options } = notice();
    expect(title).toBe("Your turn in Ada’s room");
    expect(options.body).toMatch(/^Round 5, open until Tuesday(?: at|,)? 6:30\sPM\.$/);
    expect(options).toMatchObject({ tag: "maple-owl-42", data: "maple-owl-42", lang: "en", icon: "/icons/192.png" });
  });

  test.each([
    ["last", "Everybody waits for you in Ada’s room"],
    ["reminder", "Time is nearly up in Ada’s room"],
  ])("of kind %s begins with “%s”", (kind, title) => {
    expect(notice({ kind }).title).toBe(title);
  });

  test("speaks the language that its device asked for", () => {
    expect(notice({ language: "de" }).title).toBe("Du bist am Zug im Raum von Ada");
    expect(notice({ language: "xx" }).title).toBe("Your turn in Ada’s room");
  });

  test("of a game takes the place of the one before", () => {
    expect(notice({ kind: "reminder" }).options.tag).toBe(notice().options.tag);
  });

  test.each(["", "null", "[]", "{", '"turn"', JSON.stringify({ ...SAID, kind: "sale" }), JSON.stringify({ ...SAID, room: 7 }), JSON.stringify({ ...SAID, until: null })])(
    "that says %s still says that something waits, and leads to the start page",
    (text) => {
      const { title, options } = noticeOf(text, ["fr-CA"]);
      expect(title).toBe("Une ville vous attend");
      expect(pathOf(options.data)).toBe("/");
    },
  );

  test("leads to its room, and nowhere else whatever the room is called", () => {
    expect(pathOf("maple-owl-42")).toBe("/r/maple-owl-42");
    expect(pathOf("//evil.test/")).toBe("/r/%2F%2Fevil.test%2F");
    expect([pathOf(null), pathOf(""), pathOf({})]).toEqual(["/", "/", "/"]);
  });
});

describe("the words where no page is", () => {
  test.each(LANGUAGES.filter((language) => language !== "en"))("in %s have the slots of English", (language) => {
    const differing = Object.entries<string>(AWAY.en).filter(([key, text]) => wanted(AWAY[language][key as keyof typeof AWAY.en]).join() !== wanted(text).join());
    expect(differing).toEqual([]);
  });

  test.each(LANGUAGES)("in %s keep to the signs of its printers", (language) => {
    expect(misprints(language, Object.entries<string>(AWAY[language]))).toEqual([]);
  });
});

describe("the app", () => {
  interface Manifest {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
    id: string;
    lang: string;
  }
  const manifests = LANGUAGES.map((language) => manifestOf(language, AWAY[language]) as Manifest);
  const file = (src: string): Buffer => readFileSync(new URL(`../public${src}`, import.meta.url));

  test("is the same app in every language", () => {
    expect(new Set(manifests.map(({ id }) => id))).toEqual(new Set(["/"]));
    expect(manifests.map(({ lang }) => lang)).toEqual(["en", "fr", "de"]);
  });

  test("has icons of the sizes that it says, some of which may be cut to any shape", () => {
    const icons = manifests.flatMap((manifest) => manifest.icons).filter(({ type }) => type === "image/png");
    for (const { src, sizes } of icons) {
      const [width, height] = [16, 20].map((at) => file(src).readUInt32BE(at));
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual(expect.arrayContaining(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]));
    expect(file("/icons/apple-touch.png").readUInt32BE(16)).toBe(180);
  });
});
