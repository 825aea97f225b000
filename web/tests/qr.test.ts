import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { qr } from "../src/qr";
import { checkWords } from "../src/qr/galois";
import { encode } from "../src/qr/words";
import { fixture } from "./fixtures";

interface Code {
  text: string;
  version: number;
  masks: string[];
}
/** Codes as another program draws them: the hash of the rows under each mask. */
const CODES = fixture("qr")["codes"] as Code[];

const FORMAT = 0b101010000010010;

const drawn = (text: string): boolean[][] => qr(text) ?? [];
const rows = (code: boolean[][]): string => code.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")).join("\n");

/** The fifteen bits beside the upper left finder: level, mask and their check. */
function formatOf(code: boolean[][]): number {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => code[8]?.[x]).concat([7, 5, 4, 3, 2, 1, 0].map((y) => code[y]?.[8]));
  return places.reduce((bits, dark) => bits * 2 + Number(dark), 0) ^ FORMAT;
}

describe("codes are those of another program", () => {
  test.each(CODES.map((code) => [code.version, code.text.length, code] as const))("version %i, %i letters", (version, _, { text, masks }) => {
    const code = drawn(text);
    expect([code.length, encode(text)?.version]).toEqual([17 + 4 * version, version]);
    const mask = (formatOf(code) >> 10) & 7;
    expect(createHash("sha256").update(rows(code)).digest("hex")).toBe(masks[mask]);
  });

  test("every version is among them, and different masks are chosen", () => {
    expect(new Set(CODES.map((code) => code.version))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    expect(new Set(CODES.map(({ text }) => formatOf(drawn(text)))).size).toBeGreaterThan(2);
  });
});

describe("how it is made", () => {
  test("check words are those of a published example", () => {
    // “HELLO WORLD”, version 1-M: the example of the best known tutorial.
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checkWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test("a short text is its mode, its length, itself, an end, and padding", () => {
    // 0100 (bytes), 00000001 (one of them), 01100001 (a), 0000 (the end), then 236 and 17 in turn.
    expect(encode("a")?.words.slice(0, 16)).toEqual([0x40, 0x16, 0x10, ...Array.from({ length: 13 }, (_, at) => (at % 2 === 0 ? 236 : 17))]);
  });

  test("where nothing is left for an end there is none", () => {
    expect(encode("x".repeat(14))?.words.slice(0, 16).at(-1)).toBe((0x78 & 15) << 4);
  });

  test("letters count as the bytes they take", () => {
    expect([encode("é".repeat(7))?.version, encode("é".repeat(8))?.version]).toEqual([1, 2]);
  });

  test("a version holds as much as it says, and not a byte more", () => {
    const most = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
    expect(most.map((bytes) => encode("x".repeat(bytes))?.version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(most.map((bytes) => encode("x".repeat(bytes + 1))?.version)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, undefined]);
  });

  test("a text too long has no code", () => {
    expect([qr("x".repeat(214)), qr("")?.length]).toEqual([null, 21]);
  });

  test("the format carries level M and passes its own check, in both places", () => {
    const code = drawn("http://192.168.0.17:8000/r/maple-owl-42");
    const format = formatOf(code);
    let rest = format;
    for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
    expect([format >> 13, rest]).toEqual([0, 0]);
    const size = code.length;
    const second = [1, 2, 3, 4, 5, 6, 7].map((at) => code[size - at]?.[8]).concat([8, 7, 6, 5, 4, 3, 2, 1].map((at) => code[8]?.[size - at]));
    expect(second.reduce((bits, dark) => bits * 2 + Number(dark), 0) ^ FORMAT).toBe(format);
  });

  test("three corners have their finders, and the lines between them their rhythm", () => {
    const code = drawn("a");
    const corner = (x: number, y: number): string => rows(code.slice(y, y + 7).map((row) => row.slice(x, x + 7)));
    const finder = "1111111\n1000001\n1011101\n1011101\n1011101\n1000001\n1111111";
    expect([corner(0, 0), corner(14, 0), corner(0, 14)]).toEqual([finder, finder, finder]);
    expect(code[6]?.slice(8, 13)).toEqual([true, false, true, false, true]);
    expect(code.slice(8, 13).map((row) => row[6])).toEqual([true, false, true, false, true]);
  });
});
