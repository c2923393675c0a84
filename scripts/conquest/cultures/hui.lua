-- hui.lua - worth more with an island of the legends.
return {
    title = "Hui",
    text = "1 point; 2 while you control Hawaiki or Kuporu.",
    rule = "9.5",
    vp = 1,
    colour = "black",
    hook = "passive",
    status = "printed", vp_status = "printed", effect_status = "printed",
    worth = function(seat)
        for _, island in ipairs { "hawaiki", "kuporu" } do
            local at = game.island_at(host.kind(island))
            if at and game.controller(at) == seat then
                return 4
            end
        end
        return 2
    end,
}
