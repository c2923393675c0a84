-- scripts/archipelago/objectives/long_ports.lua - a secret objective of a long game [13a].
return {
    title = "Money",
    text = "\z
        Ends the game with 5 ports (2 players), 6 (3), 1 more for each further one. Scores \z
        money behind the screen.",
    length = "long",
    ends = "ports", two = 5, three = 6, more = 1,
    counts = "money",
    status = "printed",
}
