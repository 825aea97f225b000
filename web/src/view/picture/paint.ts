/** A finished town as a picture: the drawing, and letters on it. */

import type { StreetView } from "../../state/board";
import { drawing } from "./drawing";
import type { Symbols } from "./drawing";
import { FRAMES, MARGIN, NUMBER, LOT, placeOfRow, streetHeight } from "./frame";
import type { Frame, Shape } from "./frame";

export interface Subject {
  city: string;
  points: string;
  /** “points”, or whatever they are called here. */
  unit: string;
  /** What stands below: edition and way of playing. */
  about: string;
  /** The name of the game. */
  sign: string;
  streets: readonly StreetView[];
  names: readonly string[];
  letter: string;
  /** The class of the sheet's colours. */
  sheet: string;
}

const NUMBERS = '"Lilita One"';
const SCRIPT = '"Yellowtail"';
const TEXT = '"Jost Variable"';
const SIGN_WEIGHT = 600;
/** The smallest that a long name is written, as a part of its full size. */
const LEAST = 0.45;

export async function paint(subject: Subject, shape: Shape): Promise<HTMLCanvasElement> {
  const frame = FRAMES[shape];
  const canvas = document.createElement("canvas");
  canvas.width = frame.width;
  canvas.height = frame.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  await Promise.all([NUMBERS, SCRIPT, TEXT].map((font) => document.fonts.load(`20px ${font}`)));
  await withSymbols(subject.sheet, async (symbols) => {
    const art = await imageOf(drawing(subject.streets, frame, symbols));
    context.drawImage(art, 0, 0);
    letters(context, { subject, frame, symbols });
  });
  return canvas;
}

/** Lends the page's symbols and colours, as they are in its theme and on this sheet. */
async function withSymbols(sheet: string, use: (symbols: Symbols) => Promise<void>): Promise<void> {
  const scope = document.createElement("div");
  scope.className = sheet;
  scope.hidden = true;
  document.body.append(scope);
  const style = getComputedStyle(scope);
  try {
    await use({
      colour: (name) => style.getPropertyValue(name).trim() || "none",
      piece: (id) => document.getElementById(id)?.innerHTML ?? "",
    });
  } finally {
    scope.remove();
  }
}

/** The policy of the page lets it show pictures that it carries with it, and none from elsewhere. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

interface Sheet {
  subject: Subject;
  frame: Frame;
  symbols: Symbols;
}

function letters(context: CanvasRenderingContext2D, sheet: Sheet): void {
  const { subject, frame, symbols } = sheet;
  const ink = symbols.colour("--ink");
  const middle = frame.head * 0.5;
  const score = `${subject.points} ${subject.unit}`;
  const room = frame.width - MARGIN * 2 - frame.head;
  write(context, subject.city, { font: NUMBERS, size: frame.title, left: MARGIN, base: middle + frame.title * 0.2, colour: ink, room });
  write(context, score, { font: NUMBERS, size: frame.small * 1.6, left: MARGIN, base: middle + frame.title * 0.2 + frame.small * 1.7, colour: symbols.colour("--accent"), room });
  const foot = frame.head + subject.streets.length * streetHeight(frame);
  const base = foot + (frame.height - foot) / 2 + frame.small * 0.35;
  write(context, subject.sign, { font: SCRIPT, size: frame.small * 1.5, left: MARGIN, base, colour: symbols.colour("--accent"), room });
  write(context, subject.about, { font: TEXT, size: frame.small, left: frame.width - MARGIN, base, colour: ink, room: frame.width * 0.7, align: "right" });
  for (const view of subject.streets) streetLetters(context, view, sheet);
}

function streetLetters(context: CanvasRenderingContext2D, view: StreetView, { subject, frame, symbols }: Sheet): void {
  const { top, left, pitch, scale } = placeOfRow(frame, view.street, view.houses);
  const name = `${view.street + 1} · ${subject.names[view.street] ?? ""}`;
  const sign = { font: TEXT, size: frame.sign * 0.58, base: top - frame.sign * 0.3, colour: symbols.colour("--on-action"), room: frame.width / 2 };
  plate(context, { name, top: top - frame.sign * 0.9, height: frame.sign * 0.8, size: sign.size, colour: symbols.colour("--a-park") });
  write(context, name, { ...sign, left: MARGIN, weight: SIGN_WEIGHT });
  const upper = top + frame.row - LOT.height * scale;
  for (const { lot, plot } of view.rows.flatMap((row) => row.lots)) {
    if (lot === null || lot === "o") continue;
    const size = (lot.bis ? NUMBER.small : NUMBER.size) * scale;
    const text = `${lot.n}${lot.bis ? subject.letter : ""}`;
    const place = { left: left + (plot + 0.5) * pitch, base: upper + NUMBER.y * scale, room: pitch, align: "center" as const };
    write(context, text, { ...place, font: NUMBERS, size, colour: symbols.colour("--plate") });
  }
}

interface Plate {
  name: string;
  top: number;
  height: number;
  size: number;
  colour: string;
}

/** The sign that a street's name stands on. */
function plate(context: CanvasRenderingContext2D, { name, top, height, size, colour }: Plate): void {
  context.font = `${SIGN_WEIGHT} ${size}px ${TEXT}, sans-serif`;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(MARGIN - size / 2, top, context.measureText(name).width + size, height, size / 4);
  context.fill();
}

interface Writing {
  font: string;
  size: number;
  left: number;
  base: number;
  colour: string;
  /** How wide it may be: what is longer is written smaller. */
  room: number;
  align?: CanvasTextAlign;
  weight?: number;
}

function write(context: CanvasRenderingContext2D, text: string, { font, size, left, base, colour, room, align = "left", weight = 400 }: Writing): void {
  const fontOf = (part: number): string => `${weight} ${size * part}px ${font}, sans-serif`;
  context.font = fontOf(1);
  const part = Math.max(LEAST, Math.min(1, room / context.measureText(text).width));
  context.font = fontOf(part);
  context.textAlign = align;
  context.fillStyle = colour;
  context.fillText(text, left, base, room);
}
