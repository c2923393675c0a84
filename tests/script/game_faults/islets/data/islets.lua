-- islets.lua - the islets of the board.
return {
    table = "islet",
    rows = {
        { id = "north", title = "North", x = 50, y = 0, kind = "fish", next = "east" },
        { id = "east", title = "East", x = 90, y = 50, kind = "shell", next = "south" },
        { id = "south", title = "South", x = 50, y = 90, next = "west", lit = false },
        { id = "west", title = "West", x = 10, y = 50, kind = "shell", next = "north", twin = "east" },
    },
}
