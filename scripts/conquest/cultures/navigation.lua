-- navigation.lua - the explorer bears one knot more.
return {
    title = "Navigation",
    text = "While it lies face up your explorer goes on with 5 knots or less, must return with " ..
        "6 and is lost with 7 or more; it does not add to Ocean Chart. Adds 1 to your rolls " ..
        "in a search for kumara.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "passive",
    status = "printed", vp_status = "house", effect_status = "part",
    shown = function(seat)
        local card = game.shown_card(seat, host.kind("navigation"))
        host.set_value_while("knot_limit", seat, 6, card)
        host.set_value_while("kumara_bonus", seat, 1, card)
    end,
}
