-- rongo_rongo.lua - worth more with Rapa Nui.
return {
    title = "Rongo-rongo",
    text = "1 point; 2 while you control Rapa Nui.",
    rule = "9.5",
    vp = 1,
    colour = "black",
    hook = "passive",
    status = "printed", vp_status = "part", effect_status = "printed",
    worth = function(seat)
        local at = game.island_at(host.kind("rapa_nui"))
        return at and game.controller(at) == seat and 4 or 2
    end,
}
