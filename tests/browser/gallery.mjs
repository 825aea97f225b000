// Takes the pictures of docs/gallery.md: node gallery.mjs BASE FOLDER
import { mkdir, writeFile } from "node:fs/promises";
import { answered, inBrowser, person } from "./browser.mjs";
import { SCREENS, SIZES, standStill } from "./screens.mjs";

const [base, folder] = process.argv.slice(2);
const QUALITY = 0.72;
const WIDEST = 1200;
const SHARP = 1.5;

/** File, screen, size, theme, and the language where it is not English. */
const PICTURES = [
  ["table", "written", "phone", "light"],
  ["table-night", "gaps", "phone", "dark"],
  ["reveal", "reveal", "phone", "light"],
  ["desktop", "chosen", "desktop", "light"],
  ["lobby", "lobby", "desktop", "dark"],
  ["expert", "expert-written", "phone", "dark", "fr"],
  ["agency", "agency-slip", "phone", "light"],
  ["blueprint", "blueprint-written", "phone", "light", "de"],
  ["replay", "replay", "desktop", "light"],
  ["replay-phone", "replay", "phone", "dark"],
  ["spectators", "watching-on", "desktop", "dark"],
  ["television", "tv-game", "television", "light"],
  ["lesson", "lesson-bis", "phone", "light"],
  ["rules", "rules-place", "phone", "light"],
  ["text-board", "text-board", "phone", "dark"],
  ["picture", "picture", "phone", "light"],
  ["end", "end", "desktop", "light"],
];

/** A picture as small as it can be without looking so. */
async function packed(blank, png) {
  const address = await blank.evaluate(async ([data, quality, widest]) => {
    const drawn = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const scale = Math.min(1, widest / drawn.width);
    const [width, height] = [drawn.width, drawn.height].map((length) => Math.round(length * scale));
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(drawn, 0, 0, width, height);
    return canvas.toDataURL("image/webp", quality);
  }, [png.toString("base64"), QUALITY, WIDEST]);
  return Buffer.from(address.split(",")[1], "base64");
}

async function take(browser, blank, [file, name, size, theme, language = ""]) {
  const sharp = size === "phone" ? { deviceScaleFactor: SHARP } : {};
  const page = await person(browser, base, "Ada", SIZES[size], { colorScheme: theme, ...sharp });
  await standStill(page);
  page.language = language;
  const { go } = SCREENS.find((screen) => screen.name === name) ?? {};
  if (!go) throw new Error(`there is no screen ${name}`);
  await go(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await answered(page);
  await writeFile(`${folder}/${file}.webp`, await packed(blank, await page.screenshot()));
  console.log(`${file}.webp`);
  await page.context().close();
}

await mkdir(folder, { recursive: true });
await inBrowser(async (browser) => {
  const blank = await browser.newPage();
  for (const one of PICTURES) await take(browser, blank, one);
});
