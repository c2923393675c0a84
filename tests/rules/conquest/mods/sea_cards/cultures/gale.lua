-- May be used at any time, once a turn: two knots for whoever explores.
return {
    title = "Gale",
    text = "The explorer under way has two knots more.",
    hook = "any",
    play = function() game.add_knots(2) end,
}
