// The first load stays light: all scripts of the page together, gzipped.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const ALLOWED = 100_000;
const scripts = readdirSync("dist/assets").filter((name) => name.endsWith(".js"));
const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(`dist/assets/${name}`)).length, 0);
console.log(`JavaScript: ${(bytes / 1000).toFixed(1)} kB gzipped, ${ALLOWED / 1000} kB allowed`);
process.exitCode = bytes > ALLOWED ? 1 : 0;
