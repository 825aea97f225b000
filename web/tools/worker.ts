/** Builds the page without a line and the service worker, which has to know its files by their names with hashes. */
import { createHash } from "node:crypto";
import { build } from "vite";
import type { InlineConfig, Plugin, Rolldown } from "vite";
import { symbols } from "./symbols.ts";

/** Beside what is built already, and apart from it: the pages share nothing with these two but letters. */
const BESIDE = { target: "es2022", emptyOutDir: false, copyPublicDir: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } } as const;

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    async closeBundle() {
      const kept = filesOf(await build(offline));
      const name = `offline-${createHash("sha256").update(kept.join()).digest("hex").slice(0, 12)}`;
      await build(workerOf({ KEPT: JSON.stringify(kept), NAME: JSON.stringify(name) }));
    },
  };
}

const offline: InlineConfig = {
  configFile: false,
  logLevel: "warn",
  plugins: [symbols()],
  build: { ...BESIDE, rolldownOptions: { input: "offline.html" } },
};

const workerOf = (define: Record<string, string>): InlineConfig => ({
  configFile: false,
  logLevel: "warn",
  define,
  build: { ...BESIDE, rolldownOptions: { input: "src/worker/main.ts", output: { format: "iife", entryFileNames: "sw.js" } } },
});

function filesOf(built: Awaited<ReturnType<typeof build>>): string[] {
  if (!("output" in built)) throw new Error("the page without a line was not built once");
  const files = built.output.map((file: Rolldown.OutputChunk | Rolldown.OutputAsset) => file.fileName);
  return files.filter((file) => file.startsWith("assets/")).map((file) => `/${file}`).sort();
}
