/** Reed–Solomon codes over GF(256) with the polynomial of QR codes (0x11D). */

const FIELD = 0x11d;

function times(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * FIELD);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

function divisor(degree: number): number[] {
  const result = Array.from({ length: degree }, (_, at) => Number(at === degree - 1));
  let root = 1;
  for (let k = 0; k < degree; k++) {
    for (let at = 0; at < degree; at++) {
      result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

/** The check words of a block of data. */
export function checkWords(data: readonly number[], degree: number): number[] {
  const by = divisor(degree);
  const rest = by.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    by.forEach((coefficient, at) => {
      rest[at] = (rest[at] ?? 0) ^ times(coefficient, factor);
    });
  }
  return rest;
}
