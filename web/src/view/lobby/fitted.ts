/** Keeps a host's choices together: whatever must change with a change, so that the choice exists. */

import type { Catalog, EditionChoice, ModeChoice, Options } from "../../protocol/generated";
import { DEFAULTS } from "./presets";

function seats(wanted: Options, mode: ModeChoice | undefined, most: number): number {
  if (wanted.seats === 0 && mode?.most === null) return 0;
  return Math.max(mode?.fewest ?? 1, Math.min(mode?.most ?? most, wanted.seats || DEFAULTS.seats));
}

function sheet(wanted: Options, edition: EditionChoice | undefined): string {
  const has = edition?.sheets.some((one) => one.name === wanted.sheet) ?? false;
  return has ? wanted.sheet : (edition?.sheets[0]?.name ?? DEFAULTS.sheet);
}

function opponent(wanted: Options, edition: EditionChoice | undefined, mode: ModeChoice | undefined): number | null {
  if (!mode?.opponents) return null;
  return wanted.opponent ?? edition?.opponents.find((one) => one.level > 0)?.level ?? null;
}

export function fitted(catalog: Catalog, wanted: Options): Options {
  const edition = catalog.editions.find((one) => one.name === wanted.edition) ?? catalog.editions[0];
  const mode = edition?.modes.find((one) => one.name === wanted.mode) ?? edition?.modes[0];
  return {
    ...wanted,
    mode: mode?.name ?? wanted.mode,
    sheet: sheet(wanted, edition),
    seats: seats(wanted, mode, catalog.most_seats),
    opponent: opponent(wanted, edition, mode),
  };
}
