/** A town as one drawing without letters, from the page's own symbols: every colour is put in, so that it needs no style. */

import type { LotView, RowView, StreetView } from "../../state/board";
import { gardenOf, roofOf, shapeOf, wallOf } from "../parts/art";
import { LOT, placeOfRow, streetHeight } from "./frame";
import type { Frame, Place } from "./frame";

export interface Symbols {
  /** The inside of a symbol. */
  piece: (id: string) => string;
  /** The value of a colour of the theme. */
  colour: (name: string) => string;
}
/** Colours that a part of the drawing has of its own. */
type Own = Readonly<Record<string, string>>;

const STRIPES = 7;
const NOTHING: Own = { wall: "none", roof: "none", win: "none", "roof-6": "none" };

/** Puts colours in the place of names; one's own come first, and may be names themselves. */
function coloured(markup: string, { colour }: Symbols, own: Own = {}): string {
  return markup.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => own[name] ?? colour(`--${name}`));
}

const box = (left: number, top: number, [width, height]: [number, number], fill: string): string =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;

const at = (left: number, top: number, scale: number, inside: string): string =>
  `<g transform="translate(${left} ${top}) scale(${scale})" stroke-width="1.5" stroke-linejoin="round">${inside}</g>`;

export function drawing(streets: readonly StreetView[], frame: Frame, symbols: Symbols): string {
  const { width, height } = frame;
  const rows = streets.map((view) => street(view, frame, symbols));
  const all = [box(0, 0, [width, height], symbols.colour("--paper")), sky(frame, symbols), ...rows];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${all.join("")}</svg>`;
}

/** Sun or moon over hills. */
function sky({ width, head }: Frame, { colour }: Symbols): string {
  const night = colour("--moon") === "1";
  const size = head * 0.3;
  const disc = night
    ? `<path d="M8-24A25 25 0 1 0 24 8 20 20 0 1 1 8-24z" fill="#fff4c4" stroke="${colour("--hl")}" stroke-width="1.5"/>`
    : `<circle r="25" fill="${colour("--glow")}" stroke="${colour("--hl")}" stroke-width="1.5"/>`;
  const hills = `M0 ${head}V${head * 0.72}q${width * 0.17}-${head * 0.4} ${width * 0.34}-${head * 0.1}t${width * 0.36}-${head * 0.05} ${width * 0.3} 0V${head}z`;
  return [
    box(0, 0, [width, head], colour("--sky")),
    `<path d="${hills}" fill="${colour("--hill")}"/>`,
    `<g transform="translate(${width - size * 1.9} ${size * 1.5}) scale(${size / 25})">${disc}</g>`,
  ].join("");
}

function street(view: StreetView, frame: Frame, symbols: Symbols): string {
  const place = placeOfRow(frame, view.street, view.houses);
  const { width, row, road } = frame;
  const { colour } = symbols;
  const ground = place.top + row;
  const dashes = `<path d="M0 ${ground + road * 0.6}H${width}" stroke="${colour("--dash")}" stroke-width="2" stroke-dasharray="14 12"/>`;
  return [
    box(0, place.top - frame.sign, [width, streetHeight(frame)], colour("--paper")),
    box(0, place.top, [width, row], colour("--sky-2")),
    ...view.rows.map((one) => estate(one, place, row, symbols)),
    box(0, ground, [width, road * 0.25], colour("--kerb")),
    box(0, ground + road * 0.25, [width, road * 0.75], colour("--road")),
    dashes,
    ...view.rows.flatMap((one) => one.lots.map((lot) => house(lot, place, row, symbols))),
    ...[...view.rows.map((one) => one.first), view.houses].map((gap) => fence(gap, place, row, symbols)),
  ].join("");
}

/** The lawn of an estate: mown when it is complete, dense when it has met a plan. */
function estate({ first, size, kind }: RowView, { top, left, pitch, scale }: Place, row: number, { colour }: Symbols): string {
  const high = LOT.height * scale * 0.43;
  const [from, wide, upper] = [left + first * pitch, size * pitch, top + row - high];
  if (kind === "open" || kind === "roundabout") return box(from, upper, [wide, high], colour(kind === "open" ? "--lot" : "--kerb"));
  const [plain, stripe] = kind === "used" ? ["--lawn-2", "--lawn"] : ["--lawn", "--mow"];
  const step = kind === "used" ? STRIPES : STRIPES * 2;
  const stripes = Array.from({ length: Math.ceil(wide / step) }, (_, k) => box(from + k * step, upper, [Math.min(step / 2, wide - k * step), high], colour(stripe)));
  return box(from, upper, [wide, high], colour(plain)) + stripes.join("");
}

function house(view: LotView, { left, top, pitch, scale }: Place, row: number, symbols: Symbols): string {
  const corner = left + view.plot * pitch + (pitch - LOT.width * scale) / 2;
  const upper = top + row - LOT.height * scale;
  return at(corner, upper, scale, lot(view, symbols));
}

function lot(view: LotView, symbols: Symbols): string {
  const { street: at, plot, lot } = view;
  const draw = (id: string, own: Own = {}): string => coloured(symbols.piece(id), symbols, own);
  if (lot === "o") return draw("round");
  const shape = `h${shapeOf(at, plot)}`;
  if (lot === null) {
    const planned = view.pool === "planned" ? draw("pool-plan") : "";
    return `${planned}<g stroke-dasharray="2.6 2.2" opacity=".62">${draw(shape, { ...NOTHING, hl: symbols.colour("--ghost") })}</g>`;
  }
  const wall = symbols.colour(["--wall", "--wall-2", "--wall-3"][wallOf(at, plot)] ?? "--wall");
  const roof = symbols.colour(`--roof-${roofOf(at, plot)}`);
  return [draw("drive"), find(view, draw), draw(shape, { wall, roof })].join("");
}

/** What stands in the garden. */
function find(view: LotView, draw: (id: string) => string): string {
  if (view.pool === "built") return draw("pool");
  const lost = view.pool === "lost" ? draw("pool-lost") : "";
  if (view.lot !== null && view.lot !== "o" && view.lot.bis) return `${lost}<g transform="translate(-25 0)">${draw("mail")}</g>`;
  return lost === "" ? draw(`d${gardenOf(view.street, view.plot)}`) : lost;
}

function fence(gap: number, { left, top, pitch, scale }: Place, row: number, symbols: Symbols): string {
  return at(left + gap * pitch, top + row - LOT.height * scale, scale, coloured(symbols.piece("fence"), symbols));
}
