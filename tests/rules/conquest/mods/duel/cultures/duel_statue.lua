-- duel_statue.lua - two points.
return {
    title = "Statue",
    text = "2 points.",
    vp = 2,
}
