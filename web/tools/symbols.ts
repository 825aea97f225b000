import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Puts the symbols into the page once: every drawing is then a reference, with no request of its own. */
export function symbols(): Plugin {
  const file = new URL("../src/art/symbols.svg", import.meta.url);
  return {
    name: "symbols",
    transformIndexHtml: (html) => html.replace("<!-- symbols -->", readFileSync(file, "utf-8")),
  };
}
