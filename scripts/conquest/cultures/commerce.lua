-- commerce.lua - a Transport Canoe and a Colony free of cost, once.
local expand = use "expand"

return {
    title = "Commerce",
    text = "Once in the game, when a Building Step begins: your builds may include one " ..
        "Transport Canoe and one Colony free of cost, on your Home or on groups joined to " ..
        "it by a chain.",
    rule = "9.5",
    vp = 1,
    colour = "blue",
    hook = "build.start",
    once = 1,
    status = "printed", vp_status = "house", effect_status = "part",
    play = function(seat)
        host.modify("free_transports", seat, 1, "step")
        host.modify("free_colonies", seat, 1, "step")
    end,
    rival = function(seat)
        local home, transport = game.home_of(seat), host.kind("transport")
        if home and host.count(home, seat, transport) == 0 then
            game.put_piece(seat, transport, home)
        end
        expand.village(seat)
    end,
}
