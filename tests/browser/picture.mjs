// The picture of a finished town: of the right size, drawn, shared as a file or saved: node picture.mjs BASE
import { readFile } from "node:fs/promises";
import { PHONE, expect, inBrowser, person, same, sound, text } from "./browser.mjs";
import { enter, touch } from "./screens.mjs";

const [base] = process.argv.slice(2);
const SIZES = { wide: [1200, 630], square: [1080, 1080] };
const COLOURS = 40;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height, as the file itself says. */
function sizeOf(png) {
  same([...png.subarray(0, 8)], SIGNATURE, "the beginning of the file");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** How many colours a band of the picture has, from part to part of its height. */
const colours = (page, [from, to]) =>
  page.evaluate(([from, to]) => {
    const painted = document.querySelector(".painted canvas");
    const canvas = Object.assign(document.createElement("canvas"), { width: painted.width, height: painted.height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(painted, 0, 0);
    const [top, bottom] = [from, to].map((part) => Math.round(canvas.height * part));
    const { data } = context.getImageData(0, top, canvas.width, bottom - top);
    return new Set(new Uint32Array(data.buffer)).size;
  }, [from, to]);

/** Lets the device share, and keeps what it is given. */
function sharing() {
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files: [file], title }) => {
    window.shared = { title, name: file.name, type: file.type, bytes: [...new Uint8Array(await file.arrayBuffer())] };
  };
}

async function shape(page, name) {
  await page.click(`[data-choice="shape:${name}"]`);
  await page.locator(`.painted.${name} canvas`).waitFor();
  // Head, each of the three streets, foot: nothing is left blank.
  for (const band of [[0, 0.2], [0.25, 0.45], [0.45, 0.65], [0.7, 0.9], [0.94, 1]]) {
    const found = await colours(page, band);
    expect(found > COLOURS, `${name}: ${found} colours from ${band}`);
  }
}

await inBrowser(async (browser) => {
  const page = await person(browser, base, "Ada", PHONE);
  await page.addInitScript(sharing);
  await enter(page, "ended");
  await touch(page, "[data-do=share]");
  for (const [name, size] of Object.entries(SIZES)) {
    await shape(page, name);
    await page.click("[data-do=share-picture]");
    await page.waitForFunction((wanted) => window.shared?.name === wanted, `boomtown-${name}.png`);
    const { bytes, type, title } = await page.evaluate(() => window.shared);
    same([type, title, ...sizeOf(Buffer.from(bytes))], ["image/png", "Juniper Falls", ...size], "what is shared");
  }
  // A device that cannot share files saves them.
  await page.evaluate(() => (navigator.canShare = () => false));
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-do=share-picture]")]);
  same(sizeOf(await readFile(await download.path())), SIZES.square, "what is saved");
  same(await text(page, "dialog [role=status]"), "Saved as a file.", "what is said");
  sound(page);
});
