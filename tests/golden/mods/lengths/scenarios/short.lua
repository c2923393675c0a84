-- short.lua - a short game [Z16].
return {
    title = "Short",
    text = "Objectives of a short game.",
    seats = { min = 2, max = 5 },
    options = { length = 0 },
}
