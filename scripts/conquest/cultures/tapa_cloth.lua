-- tapa_cloth.lua - a second card may be bought, once.
local expand = use "expand"

return {
    title = "Tapa Cloth",
    text = "Once in the game, when a Building Step begins: you may buy a second Arts & Culture " ..
        "card in it.",
    rule = "9.5",
    vp = 1,
    colour = "blue",
    hook = "build.start",
    once = 1,
    status = "printed", vp_status = "house", effect_status = "house",
    play = function(seat) host.modify("cards_a_turn", seat, 1, "step") end,
    rival = function(seat) expand.card(seat, true) end,
}
