-- scripts/raiatea/rules/oracle.lua - a variant; what it changes is in lib/.
--
-- SPDX-License-Identifier: MIT
return {
    title = "Oracle",
    text = "All missions lie open from the start; a statue is built only when it is begun.",
    rule = "V2",
}
