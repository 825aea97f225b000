/** Reads what the server sends, once, at the door: a message that is not in its form goes no further. */

import { MESSAGES, SHAPES } from "./generated";
import type {
  Box,
  Catalog,
  Chances,
  Code,
  Forgotten,
  FromServer,
  Game,
  GameRounds,
  GameSheets,
  Lobby,
  Notices,
  Opened,
  Problem,
  Proof,
  Shape,
  Towns,
  Visit,
} from "./generated";

export class DecodeError extends Error {
  constructor(where: string, expected: string) {
    super(`${where}: expected ${expected}`);
    this.name = "DecodeError";
  }
}

/** What the addresses under /api answer. */
export interface Pages {
  Box: Box;
  Catalog: Catalog;
  Chances: Chances;
  Code: Code;
  Forgotten: Forgotten;
  Game: Game;
  GameRounds: GameRounds;
  GameSheets: GameSheets;
  Lobby: Lobby;
  Notices: Notices;
  Opened: Opened;
  Problem: Problem;
  Proof: Proof;
  Towns: Towns;
  Visit: Visit;
}

type Json = Record<string, unknown>;

/** Reads a message of the socket. */
export function decode(text: string): FromServer {
  const value = parsed(text);
  const tag = isRecord(value) ? value["t"] : undefined;
  const form = typeof tag === "string" ? MESSAGES[tag] : undefined;
  if (form === undefined) throw new DecodeError("t", "the name of a message");
  return { t: tag, ...record(value, form, String(tag)) } as FromServer;
}

/** Reads the answer of an address. */
export function decodePage<Name extends keyof Pages>(name: Name, text: string): Pages[Name] {
  return record(parsed(text), name, name) as unknown as Pages[Name];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DecodeError("message", "JSON");
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function record(value: unknown, form: string, where: string): Json {
  const fields = SHAPES[form];
  if (!fields || !isRecord(value)) throw new DecodeError(where, form);
  const read: Json = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = value[name];
    if (given === undefined && "default" in field) read[name] = fresh(field.default);
    else read[name] = shaped(given, field.shape, `${where}.${name}`);
  }
  return read;
}

/** A default of one's own; most are plain values, which are nobody's. */
function fresh(value: unknown): unknown {
  return typeof value === "object" && value !== null ? structuredClone(value) : value;
}

const PLAIN: Record<string, (value: unknown) => boolean> = {
  int: Number.isInteger,
  str: (value) => typeof value === "string",
  bool: (value) => typeof value === "boolean",
  null: (value) => value === null,
};

const isPlain = (value: unknown, shape: Shape): boolean => typeof shape === "string" && PLAIN[shape]?.(value) === true;

function shaped(value: unknown, shape: Shape, where: string): unknown {
  if (typeof shape === "string") {
    if (!isPlain(value, shape)) throw new DecodeError(where, shape);
    return value;
  }
  if ("ref" in shape) return record(value, shape.ref, where);
  if ("list" in shape) return list(value, shape.list, where);
  if ("map" in shape) return map(value, shape.map, where);
  if ("tuple" in shape) return tuple(value, shape.tuple, where);
  if ("one" in shape) return one(value, shape.one, where);
  return any(value, shape.any, where);
}

function list(value: unknown, shape: Shape, where: string): unknown[] {
  if (!Array.isArray(value)) throw new DecodeError(where, "a list");
  return value.map((item, place) => shaped(item, shape, `${where}[${place}]`));
}

function map(value: unknown, shape: Shape, where: string): Json {
  if (!isRecord(value)) throw new DecodeError(where, "a map");
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, shaped(item, shape, `${where}.${key}`)]),
  );
}

function tuple(value: unknown, shapes: Shape[], where: string): unknown[] {
  if (!Array.isArray(value) || value.length !== shapes.length) {
    throw new DecodeError(where, `${shapes.length} values`);
  }
  return shapes.map((shape, place) => shaped(value[place], shape, `${where}[${place}]`));
}

function one(value: unknown, values: (string | number)[], where: string): unknown {
  if (!values.some((allowed) => allowed === value)) throw new DecodeError(where, values.join(" or "));
  return value;
}

/** Plain forms first: a game is full of what may be null, and a form that does not fit costs an error. */
function any(value: unknown, shapes: Shape[], where: string): unknown {
  if (shapes.some((shape) => isPlain(value, shape))) return value;
  for (const shape of shapes) {
    try {
      return shaped(value, shape, where);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
  }
  throw new DecodeError(where, "one of several forms");
}
