-- luau.lua - two Build Points more, once.
local expand = use "expand"

return {
    title = "Luau",
    text = "Once in the game, when a Building Step begins: you have 2 Build Points more in it, " ..
        "for your Home and the groups joined to it by a chain.",
    rule = "9.5",
    vp = 1,
    colour = "blue",
    hook = "build.start",
    once = 1,
    status = "printed", vp_status = "house", effect_status = "house",
    play = function(seat) host.modify("build_points", seat, 2, "step") end,
    rival = function(seat) expand.two_bands(seat) end,
}
