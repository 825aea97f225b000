// Each page's first load stays light: its scripts, and with them styles, letters and the page itself, gzipped.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const SCRIPTS = 100_000;
const EVERYTHING = 250_000;
const MANIFEST = "dist/.vite/manifest.json";
const manifest = JSON.parse(readFileSync(MANIFEST, "utf-8"));
const entry = "index.html";

/** What is fetched with a part: the parts it stands on, not those that it fetches later. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of manifest[name].imports ?? []) needed(other, found);
  return found;
}

function sizes(names) {
  const parts = [...names].map((name) => manifest[name]);
  const scripts = new Set(parts.map((part) => part.file));
  const others = new Set(parts.flatMap((part) => [...(part.css ?? []), ...(part.assets ?? [])]));
  return { scripts: weight(scripts), all: weight(scripts) + weight(others) + weight([entry]) };
}

/** Letters are packed already, and travel as they are. */
function weight(files) {
  const bytes = (file) => readFileSync(`dist/${file}`);
  return [...files].reduce((sum, file) => sum + (file.endsWith(".woff2") ? bytes(file) : gzipSync(bytes(file))).length, 0);
}

const kilo = (bytes) => (bytes / 1000).toFixed(1);
const first = needed(entry);
/** A page that shows one of several screens comes with the heaviest of those that may stand first. */
const FIRST = /\/(Table|Room|End|Watch|Text)\.svelte$/;
const screensOf = (page) => (manifest[page].dynamicImports ?? []).filter((name) => FIRST.test(name));
function heaviest(page, found) {
  const all = screensOf(page).map((screen) => needed(screen, new Set(needed(page, new Set(found)))));
  return all.sort((a, b) => sizes(b).scripts - sizes(a).scripts)[0] ?? needed(page, new Set(found));
}
/** One language comes with every page: the heaviest is counted. */
const language = (name) => name.startsWith("src/text/");
const later = [...first].flatMap((name) => manifest[name].dynamicImports ?? []);
const alone = (name) => weight(new Set([manifest[name].file]));
const [spoken] = later.filter(language).sort((a, b) => alone(b) - alone(a));
for (const page of new Set(later.filter((name) => !language(name)))) {
  const { scripts, all } = sizes(heaviest(page, needed(spoken, new Set(first))));
  const name = page.split("/").at(-1);
  console.log(`${name}: ${kilo(scripts)} kB of scripts, ${kilo(all)} kB in all`);
  if (scripts > SCRIPTS || all > EVERYTHING) process.exitCode = 1;
}
