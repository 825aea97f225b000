/** The two shapes of a town's picture, and where everything stands in them. Lengths are pixels. */

export type Shape = "wide" | "square";

export interface Frame {
  width: number;
  height: number;
  /** The sky with the city's name. */
  head: number;
  /** A street: its sign, its houses, its road. */
  sign: number;
  row: number;
  road: number;
  title: number;
  small: number;
}

export const FRAMES: Readonly<Record<Shape, Frame>> = {
  wide: { width: 1200, height: 630, head: 138, sign: 30, row: 106, road: 14, title: 62, small: 22 },
  square: { width: 1080, height: 1080, head: 246, sign: 44, row: 178, road: 22, title: 88, small: 32 },
};

export const MARGIN = 36;
/** A lot as it is drawn in the symbols. */
export const LOT = { width: 40, height: 84 };
/** Where a number stands in its lot. */
export const NUMBER = { x: 20, y: 45.5, size: 20.5, small: 17.5 };

export const streetHeight = ({ sign, row, road }: Frame): number => sign + row + road;

export interface Place {
  /** The upper left corner of a street's houses. */
  left: number;
  top: number;
  /** From one house to the next, and how much larger than in the symbols it is drawn. */
  pitch: number;
  scale: number;
}

export function placeOfRow(frame: Frame, street: number, houses: number): Place {
  const pitch = frame.width / houses;
  const scale = Math.min(frame.row / LOT.height, pitch / LOT.width);
  return { left: 0, top: frame.head + street * streetHeight(frame) + frame.sign, pitch, scale };
}
