// check.mjs - what a test claims.
//
// SPDX-License-Identifier: MIT

/** @param {any} is @param {string} what */
export function holds(is, what) {
  if (is) return;
  console.error("does not hold: " + what);
  process.exitCode = 1;
  throw new Error(what);
}

/** Runs a test, and ends what it has started. @param {any} at @param {() => Promise<void>} test */
export async function finish(at, test) {
  try {
    await test();
    holds(at.errors.length === 0, "the page complains: " + at.errors.join("; "));
  } catch (error) {
    console.error(error.stack, at.errors);
    process.exitCode = 1;
    for (const [i, page] of (at.pages || [at.page]).entries())
      await page.screenshot({ path: `failed${i}.png` }).catch(() => {});
  }
  await at.stop();
}
