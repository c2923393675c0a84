-- scripts/archipelago/objectives/medium_ports.lua - a secret objective of a medium game [13a].
return {
    title = "Money",
    text = "\z
        Ends the game with 4 ports (2 players), 5 (3), 1 more for each further one. Scores \z
        money behind the screen.",
    length = "medium",
    ends = "ports", two = 4, three = 5, more = 1,
    counts = "money",
    status = "part",
}
