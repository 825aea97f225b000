import { expect, test } from "vitest";
import { texts as english } from "../../src/text/en";
import { strange, texts } from "../../src/text/pseudo";
import { slots } from "./texts";

test("what is spoken to test screens is English in accents, and 40 % longer", () => {
  expect(strange("Take back")).toBe("Tàké bàçk·~·~");
  expect(strange("{n} {n|box|boxes} crossed")).toBe("{n} {n|bôx|bôxéš} çrôššéd·~·~");
});

test("it keeps every slot, and single letters stay single", () => {
  for (const [key, text] of Object.entries(english.messages)) {
    expect(slots((texts.messages as Record<string, string>)[key] ?? "")).toEqual(slots(text));
  }
  expect(strange("B")).toBe("B");
});
