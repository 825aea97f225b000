/** A text as the code words of a QR code: bytes, padding, blocks with their check words. */

import { checkWords } from "./galois";

/** By version from 1, at correction level M: check words a block, and blocks. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const BYTE_MODE = 4;
const PADDING = [0xec, 0x11];

/** All modules that hold data, in bits. */
function room(version: number): number {
  const alignments = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const base = (16 * version + 128) * version + 64;
  const patterns = version < 2 ? 0 : (25 * alignments - 10) * alignments - 55;
  return base - patterns - (version < 7 ? 0 : 36);
}

function capacity(version: number): number {
  return Math.floor(room(version) / 8) - (CHECKS[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
}

export interface Encoded {
  version: number;
  words: number[];
}

/** Encodes a text in the smallest version that holds it; null where none does. */
export function encode(text: string): Encoded | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= CHECKS.length; version++) {
    const counting = version < 10 ? 8 : 16;
    if (4 + counting + bytes.length * 8 <= capacity(version) * 8) {
      return { version, words: blocks(version, padded(bytes, counting, capacity(version))) };
    }
  }
  return null;
}

function padded(bytes: readonly number[], counting: number, size: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, counting);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, size * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let at = 0; bits.length < size * 8; at++) push(PADDING[at % 2] ?? 0, 8);
  return Array.from({ length: size }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
}

/** Splits the data, adds each block's check words, and deals them out in turn. */
function blocks(version: number, data: readonly number[]): number[] {
  const count = BLOCKS[version - 1] ?? 1;
  const checks = CHECKS[version - 1] ?? 0;
  const total = Math.floor(room(version) / 8);
  const short = count - (total % count);
  const length = Math.floor(total / count) - checks;
  const parts: number[][] = [];
  let from = 0;
  for (let block = 0; block < count; block++) {
    const to = from + length + (block < short ? 0 : 1);
    parts.push(data.slice(from, to));
    from = to;
  }
  const tails = parts.map((part) => checkWords(part, checks));
  return [...dealt(parts), ...dealt(tails)];
}

function dealt(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
}
