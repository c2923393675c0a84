-- chosen.lua - one of two objectives is kept [12d].
return {
    title = "Chosen",
    text = "A long game; who holds two objectives keeps one.",
    seats = { min = 2, max = 5 },
    options = { length = 2, keep_one = 1 },
}
