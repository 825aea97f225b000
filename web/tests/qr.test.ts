import { expect, test } from "vitest";
import { qr } from "../src/qr";
import { checkWords } from "../src/qr/galois";

test("check words are those of a published example", () => {
  // “HELLO WORLD”, version 1-M: the example of the best known tutorial.
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(checkWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("a code grows with its text and keeps its finders", () => {
  for (const [text, size] of [["a", 21], ["http://192.168.0.17:8000/r/maple-owl-42", 29]] as const) {
    const code = qr(text) ?? [];
    expect(code).toHaveLength(size);
    expect(code[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
  }
});

test("a text too long has no code", () => {
  expect(qr("x".repeat(500))).toBeNull();
});
