/** Writes what the app is called and looks like when it is installed: a file a language. */
import { runnerImport } from "vite";
import type { Plugin } from "vite";
import type { Away } from "../src/text/away";

const WORDS = "./src/text/away.ts";

/** The morning edition's paper and sky, as in the tokens. */
const PAPER = "#f6ead2";

const ICONS = [
  { src: "/icons/192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icons/512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icons/maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
];

export function manifestOf(language: string, words: Away): object {
  const icons = ICONS.slice(0, 1);
  return {
    id: "/",
    name: words.app,
    short_name: words.app,
    description: words.app_text,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["games"],
    icons: ICONS,
    shortcuts: [
      { name: words.app_now, url: "/?do=now", icons },
      { name: words.app_make, url: "/?do=make", icons },
      { name: words.app_you, url: "/you", icons },
    ],
    share_target: {
      action: "/share",
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}

export function manifests(): Plugin {
  return {
    name: "manifests",
    apply: "build",
    async generateBundle() {
      const { module } = await runnerImport<{ AWAY: Record<string, Away> }>(WORDS);
      for (const [language, words] of Object.entries(module.AWAY)) {
        this.emitFile({ type: "asset", fileName: `${language}.webmanifest`, source: JSON.stringify(manifestOf(language, words)) });
      }
    },
  };
}
