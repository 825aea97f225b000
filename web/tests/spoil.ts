/** Spoiling a message: every place of it that has a form, and a value that does not fit there. */

import { SHAPES } from "../src/protocol/generated";
import type { Shape } from "../src/protocol/generated";

export type Path = (string | number)[];
type Inner = [name: string | number, value: unknown, shape: Shape];
type Json = Record<string, unknown>;

/** So many items of a list or map are looked at: the others are like them. */
const ENOUGH = 2;

const WRONG: Readonly<Record<string, unknown>> = { int: "1", str: 1, bool: "yes", null: 0 };

/** A value that a shape does not have: nothing but a plain kind is a broken number. */
export const wrong = (shape: Shape): unknown => (typeof shape === "string" ? WRONG[shape] : 3.5);

/** Every place of a value that has a form of its own. */
export function* places(value: unknown, shape: Shape, path: Path = []): Generator<{ path: Path; shape: Shape }> {
  for (const [name, inner, form] of insides(value, shape)) {
    yield { path: [...path, name], shape: form };
    yield* places(inner, form, [...path, name]);
  }
}

function insides(value: unknown, shape: Shape): Inner[] {
  if (typeof shape === "string" || "one" in shape || "any" in shape) return [];
  if ("ref" in shape) return fields(value as Json, shape.ref);
  if ("list" in shape) return (value as unknown[]).slice(0, ENOUGH).map((item, at) => [at, item, shape.list]);
  if ("map" in shape) return Object.entries(value as Json).slice(0, ENOUGH).map(([name, item]) => [name, item, shape.map]);
  return shape.tuple.map((form, at) => [at, (value as unknown[])[at], form]);
}

function fields(value: Json, form: string): Inner[] {
  const there = Object.entries(SHAPES[form] ?? {}).filter(([name]) => name in value);
  return there.map(([name, { shape }]) => [name, value[name], shape]);
}

/** The fields that a form cannot do without. */
export const required = (form: string): string[] =>
  Object.entries(SHAPES[form] ?? {}).flatMap(([name, field]) => ("default" in field ? [] : [name]));

/** A copy with another value at a path; undefined leaves it out. */
export function spoiled(value: unknown, path: Readonly<Path>, other: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return other;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[name] = spoiled(copy[name], rest, other);
  return copy;
}
