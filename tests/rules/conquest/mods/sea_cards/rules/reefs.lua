-- Every hex that is explored costs a knot more.
return {
    title = "Reefs",
    text = "Every hex that is explored costs a knot more.",
    on = {
        ["explore.knots"] = function() game.add_knots(1) end,
    },
}
