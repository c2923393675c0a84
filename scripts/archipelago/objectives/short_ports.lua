-- scripts/archipelago/objectives/short_ports.lua - a secret objective of a short game [13a].
return {
    title = "Ports",
    text = "\z
        Ends the game with 3 ports (2 players), 4 (3), 1 more for each further one. Scores \z
        ports controlled.",
    length = "short",
    ends = "ports", two = 3, three = 4, more = 1,
    counts = "ports",
    status = "part",
}
