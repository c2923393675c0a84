-- scripts/archipelago/objectives/short_stacks.lua - a secret objective of a short game [13a].
return {
    title = "Characters",
    text = "Ends the game when 2 stacks of explorer tokens are empty. Scores characters.",
    length = "short",
    ends = "stacks", two = 2, three = 2, more = 0,
    counts = "characters",
    status = "part",
}
