import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { ENGLISH, KEYS } from "./texts";

const SOURCE = new URL("../../src/", import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ts|svelte)$/.test(name));
const texts = (name: string): boolean => /^text\/(en|fr|de|pseudo)\//.test(name);
const source = files.filter((name) => !texts(name)).map((name) => readFileSync(new URL(name, SOURCE), "utf-8")).join("\n");

const literal = new Set([...source.matchAll(/["'`]([a-z_]+(?:\.\w+)+)["'`]/g)].map(([, key]) => key));
/** Keys put together: every part that is computed stands for any words. */
const composed = [...source.matchAll(/`([a-z_]+\.(?:[\w.]|\$\{[^}`]*\})+)`/g)].map(
  ([, pattern = ""]) => new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[\\w.]+")}$`),
);

test("every text is said somewhere", () => {
  const idle = KEYS.filter((key) => !literal.has(key) && !composed.some((pattern) => pattern.test(key)));
  expect(idle).toEqual([]);
});

test("no text stands under two keys of the same file by accident", () => {
  const written = files.filter((name) => /^text\/en\/\w+\.ts$/.test(name)).flatMap((name) =>
    [...readFileSync(new URL(name, SOURCE), "utf-8").matchAll(/^ {2}"([\w.]+)":/gm)].map(([, key = ""]) => key),
  );
  const messages = written.filter((key) => key in ENGLISH);
  expect(messages.filter((key, at) => messages.indexOf(key) !== at)).toEqual([]);
});
