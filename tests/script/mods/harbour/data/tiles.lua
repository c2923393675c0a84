-- The tiles of the board.
return {
    table = "tiles",
    rows = {
        { id = "bay", green = 3, coast = true, name = "The bay", next = "reach" },
        { id = "reach", green = 0, name = "The reach", next = "bay", mood = "rough" },
        { id = "isle", green = 7, coast = false, name = "The isle",
          status = { green = "part", name = "printed" } },
    },
}
