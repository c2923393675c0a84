-- ocean_chart.lua - the explorer bears one knot more.
return {
    title = "Ocean Chart",
    text = "While it lies face up your explorer goes on with 5 knots or less, must return with " ..
        "6 and is lost with 7 or more; it does not add to Navigation. In a search for " ..
        "kumara Lost is a Return for you.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "passive",
    status = "printed", vp_status = "house", effect_status = "printed",
    shown = function(seat)
        local card = game.shown_card(seat, host.kind("ocean_chart"))
        host.set_value_while("knot_limit", seat, 6, card)
        host.set_value_while("kumara_safe", seat, 1, card)
    end,
}
