-- scripts/conquest/data/search.lua - the Kumara Search Table [11.5]: what each die result does; more
-- than 6 counts as 6.
return {
    table = "search",
    rows = {
        { id = "roll_1", effect = "lost", status = { effect = "printed" } },
        { id = "roll_2", effect = "return", status = { effect = "printed" } },
        { id = "roll_3", effect = "return", status = { effect = "printed" } },
        { id = "roll_4", effect = "off_course", status = { effect = "printed" } },
        { id = "roll_5", effect = "explore", status = { effect = "printed" } },
        { id = "roll_6", effect = "explore", status = { effect = "printed" } },
    },
}
