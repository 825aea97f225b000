// What axe finds wrong with a page for those who hear it, magnify it or see no colours.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf-8");
const worlds = new WeakMap();

/** A world beside the page's own, where time does not stand still: axe waits for its timers. */
async function worldOf(page) {
  const known = worlds.get(page);
  if (known) return known;
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId } = await session.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id });
  const run = async (expression) => {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression, contextId: executionContextId, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await run(AXE);
  worlds.set(page, run);
  return run;
}

/** Runs in that world: one sentence for each violation. */
async function violated(only) {
  // Figures are said in words: “6b” is “6 bis”, “1/3” is “1 of 3”. That rule wants them letter by letter.
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const how = { resultTypes: ["violations"], ...(only.length > 0 ? { runOnly: only } : { rules }) };
  const { violations } = await globalThis.axe.run(document, how);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(" ")} ${any[0]?.message ?? ""}`.trim()));
}

/** What is wrong with a page as it stands; `rules` narrows the search to some. */
export async function inspected(page, ...rules) {
  const run = await worldOf(page);
  return run(`(${violated})(${JSON.stringify(rules)})`);
}
