import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Puts the symbols into the page once: every drawing is then a reference, with no request of its own. */
function symbols(): Plugin {
  const file = new URL("src/art/symbols.svg", import.meta.url);
  return {
    name: "symbols",
    transformIndexHtml: (html) => html.replace("<!-- symbols -->", readFileSync(file, "utf-8")),
  };
}

export default defineConfig({
  plugins: [svelte(), symbols()],
  build: { target: "es2022", manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
