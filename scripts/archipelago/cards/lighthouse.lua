-- scripts/archipelago/cards/lighthouse.lua - a progress card [7.2l].
return {
    title = "Great Lighthouse",
    text = "\z
        Wonder: 1 disc, 1 iron and 2 stone, if you control a port. Every player adds a ship \z
        in each region where he controls a port. One medal.",
    number = 47,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    wonder = 1, medals = 1, needs_port = 1, discs = 1, stone = 2, iron = 1,
    status = "printed", effect_status = "printed",
    use = function()
        for _, at in ipairs(game.regions()) do
            local holder = game.control_of(at, "port")
            if holder then
                game.add_ship(holder, at)
            end
        end
    end,
    worth = function() return 9 end,
}
