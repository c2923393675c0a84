-- en.lua - what players read.
--
-- SPDX-License-Identifier: MIT
return {
    bid = "The bid is {0:int}: raise it, sell something, or fold?",
    react = "{0:seat} has the bid: object?",
    pick = "Take a stall.",
    day = "Day {0:int}",
    wares = "Wares",
    held = "You hold {0:int} {0:plural:thing:things}",
}
