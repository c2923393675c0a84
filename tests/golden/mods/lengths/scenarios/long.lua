-- long.lua - a long game [Z16].
return {
    title = "Long",
    text = "Objectives of a long game.",
    seats = { min = 2, max = 5 },
    options = { length = 2 },
}
