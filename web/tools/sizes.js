// No source file over 300 lines: what is longer holds two things.
import { readdirSync, readFileSync } from "node:fs";

const LINES = 300;
const endings = [".ts", ".svelte", ".css", ".js", ".html"];
const long = ["src", "tests", "tools"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((file) => file.isFile() && file.name !== "generated.ts" && endings.some((ending) => file.name.endsWith(ending)))
  .map((file) => `${file.parentPath}/${file.name}`)
  .map((path) => ({ path, lines: readFileSync(path, "utf-8").split("\n").length - 1 }))
  .filter(({ lines }) => lines > LINES);

for (const { path, lines } of long) console.error(`${path}: ${lines} lines, ${LINES} allowed`);
process.exitCode = long.length ? 1 : 0;
