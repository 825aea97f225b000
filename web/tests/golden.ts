/** The golden games as the table answers them: asked of the project's own Python, decoded at the page's door. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { decodePage } from "../src/protocol/decode";
import type { Volume } from "../src/state/replay";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = `${ROOT}.venv/${process.platform === "win32" ? "Scripts" : "bin"}/python`;
const MOST = 64_000_000;

function read(line: string): Volume {
  const told = JSON.parse(line) as Record<"game" | "rounds" | "sheets", unknown>;
  const sheets = decodePage("GameSheets", JSON.stringify(told.sheets));
  return {
    game: decodePage("Game", JSON.stringify(told.game)),
    table: decodePage("GameRounds", JSON.stringify(told.rounds)),
    seats: Object.fromEntries(sheets.seats.map((seat) => [seat.seat, seat])),
  };
}

export const golden = (): Volume[] =>
  execFileSync(PYTHON, ["-m", "tests.golden.pages"], { cwd: ROOT, encoding: "utf-8", maxBuffer: MOST }).trim().split("\n").map(read);
