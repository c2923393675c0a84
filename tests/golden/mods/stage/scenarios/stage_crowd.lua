-- stage_crowd.lua - six villages on each home: a third Local Warrior, and points for cards.
return {
    title = "Crowd",
    text = "Homes of six boxes, full.",
    seats = { min = 2, max = 2 },
    data = {
        setups = { for_2 = { villages = 6, bands = 1, war_canoes = 2, canoes = 1 } },
        map = { tonga = { green = 6 }, samoa = { green = 6 } },
    },
}
