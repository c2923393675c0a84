-- scripts/raiatea/rules/french.lua - a variant; what it changes is in lib/.
--
-- SPDX-License-Identifier: MIT
return {
    title = "French readings",
    text = "Where the French rulebook differs from the Dutch one it is followed.",
    rule = "F1",
}
