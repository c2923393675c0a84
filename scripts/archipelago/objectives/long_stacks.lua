-- scripts/archipelago/objectives/long_stacks.lua - a secret objective of a long game [13a].
return {
    title = "Characters",
    text = "Ends the game when 3 stacks of explorer tokens are empty. Scores characters.",
    length = "long",
    ends = "stacks", two = 3, three = 3, more = 0,
    counts = "characters",
    status = "printed",
}
