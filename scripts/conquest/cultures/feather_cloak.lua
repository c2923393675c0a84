-- feather_cloak.lua - worth more to whoever controls most groups.
return {
    title = "Feather Cloak",
    text = "1 point; 2 while you control more groups than every other player.",
    rule = "9.5",
    vp = 1,
    colour = "black",
    hook = "passive",
    status = "house", vp_status = "house", effect_status = "house",
    worth = function(seat)
        for _, other in ipairs(host.seats()) do
            if other ~= seat and game.groups_of(other) >= game.groups_of(seat) then
                return 2
            end
        end
        return 4
    end,
}
