// Draws the app's icons from the art of the game: `CHROMIUM=chromium node tools/icons.mjs`, after a change of the art.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { chromium } = createRequire(import.meta.url)("playwright-core");
const read = (path) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf-8");
const font = readFileSync(new URL("../src/style/fonts/lilita-one-latin-400-normal.woff2", import.meta.url)).toString("base64");

/** A house on its lot: 40 units wide, drawn from 8 to 50. */
const HOUSE = `<use href="#h1" /><text x="20" y="45.5" text-anchor="middle" font-size="20.5" fill="#22323a">8</text>`;
const LAND = `<rect x="-99" y="-99" width="300" height="300" fill="#c5e3dc" /><circle cx="3" cy="11" r="4.5" fill="#ffd43a" stroke="#22323a" stroke-width="1.5" />
<path d="M-99 50H199V199H-99z" fill="#8fbf6a" stroke="#22323a" stroke-width="1.5" /><use href="#fence" x="0" y="-1" /><use href="#fence" x="40" y="-1" />`;
const BADGE = `<path fill="#fff" d="M20 8 3 25h4v25h10V36h6v14h10V25h4z" />`;

const ICONS = [
  { name: "192", size: 192, box: "-7 3 54 54", art: LAND + HOUSE, round: 11 },
  { name: "512", size: 512, box: "-7 3 54 54", art: LAND + HOUSE, round: 11 },
  // A system may cut these to any shape: what matters lies in the middle four fifths.
  { name: "maskable-192", size: 192, box: "-13 -3 66 66", art: LAND + HOUSE, round: 0 },
  { name: "maskable-512", size: 512, box: "-13 -3 66 66", art: LAND + HOUSE, round: 0 },
  { name: "apple-touch", size: 180, box: "-9 1 58 58", art: LAND + HOUSE, round: 0 },
  // Shown in one colour, beside the clock of a phone.
  { name: "badge", size: 96, box: "-4 5 48 48", art: BADGE, round: 0 },
];

const page = ({ box, art, round }) => `<!doctype html><style>${read("style/tokens.css")}
@font-face { font-family: Sign; src: url(data:font/woff2;base64,${font}) }
* { margin: 0 } .art { display: block; width: 100vw; height: 100vh; border-radius: ${(round / 54) * 100}%; overflow: hidden }
text { font-family: Sign } .symbols { position: absolute; width: 0; height: 0 }</style>
${read("art/symbols.svg")}<svg class="art" viewBox="${box}" style="--roof:var(--roof-1);--wall:#fff8e8;--hl:#22323a;--win:#ffd43a;stroke-width:1.5;stroke-linejoin:round">${art}</svg>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--force-color-profile=srgb"] });
for (const icon of ICONS) {
  const tab = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await tab.setContent(page(icon));
  await tab.evaluate(() => document.fonts.load("20px Sign"));
  const picture = await tab.screenshot({ omitBackground: true });
  writeFileSync(new URL(`../public/icons/${icon.name}.png`, import.meta.url), picture);
  await tab.close();
}
await browser.close();
