-- taro_terraces.lua - Improved Agriculture is free.
return {
    title = "Taro Terraces",
    text = "While it lies face up Improved Agriculture costs you no Build Points.",
    rule = "9.5",
    vp = 1,
    colour = "red",
    hook = "passive",
    status = "house", vp_status = "house", effect_status = "house",
    shown = function(seat)
        local card = game.shown_card(seat, host.kind("taro_terraces"))
        host.modify_while("farm_cost", seat, -host.data("items", "farm", "cost"), card)
    end,
}
