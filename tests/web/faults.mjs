// faults.mjs - serious faults of accessibility that axe-core finds in a page.
//
// SPDX-License-Identifier: MIT
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @param {any} page @returns {Promise<string[]>} */
export function faultsOf(page) {
  return page
    .evaluate(async (source) => {
      if (!window.axe) new Function(source)();
      const result = await window.axe.run(document, { resultTypes: ["violations"] });
      return result.violations
        .filter((one) => one.impact === "serious" || one.impact === "critical")
        .map(
          (one) =>
            one.id +
            ": " +
            one.nodes
              .slice(0, 3)
              .map((node) => node.html.slice(0, 140))
              .join(" | "),
        );
    }, axe)
    .catch((error) => [String(error)]);
}
