-- scripts/conquest/data/items.lua - the Build Chart: Build Points for one [9.1]. A farm is
-- Improved Agriculture.
return {
    table = "items",
    rows = {
        { id = "transport", cost = 1, status = { cost = "house" } },
        { id = "band", cost = 1, status = { cost = "house" } },
        { id = "war_canoe", cost = 3, status = { cost = "house" } },
        { id = "colony", cost = 2, status = { cost = "house" } },
        { id = "village", cost = 2, status = { cost = "printed" } },
        { id = "farm", cost = 1, status = { cost = "house" } },
        { id = "card", cost = 2, status = { cost = "printed" } },
        { id = "rumor", cost = 0, status = { cost = "printed" } },
    },
}
