-- scripts/archipelago/objectives/medium_stacks.lua - a secret objective of a medium game [13a].
return {
    title = "Temples",
    text = "Ends the game when 2 stacks of explorer tokens are empty. Scores temples controlled.",
    length = "medium",
    ends = "stacks", two = 2, three = 2, more = 0,
    counts = "temples",
    status = "house",
}
