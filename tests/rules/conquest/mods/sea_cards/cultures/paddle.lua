-- Works in every movement stage of its owner, before the first canoe moves.
return {
    title = "Paddle",
    text = "Counts its uses.",
    hook = "move.start",
    vars = { strokes = 0 },
    play = function() vars.strokes = vars.strokes + 1 end,
}
