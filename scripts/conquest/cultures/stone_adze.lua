-- stone_adze.lua - a War Canoe or two Transport Canoes free of cost, once.
local expand = use "expand"

return {
    title = "Stone Adze",
    text = "Once in the game, when a Building Step begins: your builds may include either one " ..
        "War Canoe or up to two Transport Canoes free of cost, on one group: your Home or " ..
        "one joined to it by a chain.",
    rule = "9.5",
    vp = 1,
    colour = "blue",
    hook = "build.start",
    once = 1,
    status = "house", vp_status = "house", effect_status = "house",
    play = function(seat) host.modify("free_canoe_work", seat, 2, "step") end,
    rival = function(seat) expand.war_canoe(seat) end,
}
