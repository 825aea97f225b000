import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { manifests } from "./tools/manifest.ts";
import { symbols } from "./tools/symbols.ts";
import { worker } from "./tools/worker.ts";

export default defineConfig({
  plugins: [svelte(), symbols(), manifests(), worker()],
  build: { target: "es2022", manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
