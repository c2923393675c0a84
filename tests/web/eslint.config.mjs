// eslint.config.mjs - what is looked for in the page's scripts.
//
// SPDX-License-Identifier: MIT
import js from "@eslint/js";

const browser = [
  "document",
  "window",
  "location",
  "history",
  "navigator",
  "localStorage",
  "matchMedia",
  "fetch",
  "crypto",
  "performance",
  "setTimeout",
  "clearTimeout",
  "addEventListener",
  "innerWidth",
  "innerHeight",
  "structuredClone",
  "ResizeObserver",
  "DOMParser",
  "WebSocket",
  "Worker",
  "AudioContext",
  "requestAnimationFrame",
  "URL",
  "URLSearchParams",
  "CSS",
  "Element",
  "HTMLElement",
  "console",
  "self",
  "postMessage",
  "caches",
  "Response",
  "Blob",
  "Request",
  "TextDecoder",
  "TextEncoder",
  "indexedDB",
  "IDBKeyRange",
];

export default [
  js.configs.recommended,
  {
    languageOptions: {
      ecmaVersion: 2023,
      sourceType: "module",
      globals: Object.fromEntries(browser.map((name) => [name, "readonly"])),
    },
    rules: {
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "prefer-const": "error",
      "no-var": "error",
      "no-restricted-properties": [
        "error",
        ...["innerHTML", "outerHTML", "insertAdjacentHTML", "write"].map((property) => ({
          property,
          message: "text becomes text nodes",
        })),
      ],
    },
  },
];
