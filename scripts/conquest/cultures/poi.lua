-- poi.lua - all canoes and rumors go three hexes.
return {
    title = "Poi",
    text = "While it lies face up all your canoes and rumors may go 3 hexes instead of 2. Adds 1 " ..
        "to your rolls in a search for kumara.",
    rule = "9.5",
    colour = "none",
    hook = "passive",
    status = "printed", vp_status = "printed", effect_status = "printed",
    shown = function(seat)
        local card = game.shown_card(seat, host.kind("poi"))
        host.set_value_while("canoe_moves", seat, 3, card)
        host.set_value_while("kumara_bonus", seat, 1, card)
    end,
}
