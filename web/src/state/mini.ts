/** A street in the small drawing of a sheet: each plot with the classes that draw it. */

import type { Row, Sheet, Street } from "../protocol/generated";
import { placeName } from "./notation";

export interface Cell {
  classes: string;
  number: string;
  bis: boolean;
}

const ROWS: Readonly<Record<Row["kind"], string>> = { open: "", roundabout: "", complete: "d", long: "d", used: "d u" };

export function miniCells(sheet: Sheet, street: number, fresh: ReadonlySet<string>): Cell[] {
  const drawn = sheet.streets[street];
  return drawn ? drawn.plots.map((_, plot) => cell(drawn, plot, fresh.has(placeName({ street, plot })))) : [];
}

function cell(street: Street, plot: number, isNew: boolean): Cell {
  const here = street.plots[plot] ?? null;
  const row = street.rows.find(({ first, last }) => first <= plot && plot <= last);
  const lot = here === null || here === "o" ? null : here;
  const classes = [
    here === null ? "e" : "",
    here === "o" ? "o" : "",
    ROWS[row?.kind ?? "open"],
    plot > 0 && street.fences.includes(plot) ? "f" : "",
    isNew ? "new" : "",
  ];
  return { classes: classes.filter((name) => name !== "").join(" "), number: lot ? String(lot.n) : "", bis: lot?.bis ?? false };
}
