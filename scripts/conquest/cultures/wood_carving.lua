-- wood_carving.lua - War Canoes cost one point less.
return {
    title = "Wood Carving",
    text = "While it lies face up a War Canoe costs you 2 Build Points instead of 3.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "passive",
    status = "printed", vp_status = "house", effect_status = "house",
    shown = function(seat)
        local card = game.shown_card(seat, host.kind("wood_carving"))
        host.modify_while("war_canoe_cost", seat, -1, card)
    end,
}
