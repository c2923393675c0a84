-- scripts/archipelago/rules/head_start.lua - a house rule: somebody begins with more [12g].
local goods = { "fruit", "cattle", "fish", "wood", "stone", "iron" }

local function option(id) return host.rule_option("head_start", id) end

local function help(seat)
    game.gain_money(seat, option "florins")
    for _, good in ipairs(goods) do
        game.gain(seat, good, option "goods")
    end
end

return {
    title = "Head start",
    text = "Somebody, or everybody, begins with more: for a handicap, or for a short match.",
    rule = "12g",
    options = {
        player = { title = "Player (0: all)", min = 0, max = 5, normal = 0 },
        florins = { title = "Florins", min = 0, max = 50, normal = 5 },
        goods = { title = "Cubes of each good", min = 0, max = 3, normal = 1 },
        rebellion = { title = "Rebellion at the start", min = 0, max = 9, normal = 0 },
        workers = { title = "Workers at the start", min = 0, max = 15, normal = 0 },
    },
    on = {
        ["turn.start"] = function(turn)
            if turn > 1 then
                return
            end
            for _, seat in ipairs(host.seats()) do
                if option "player" == 0 or option "player" == seat + 1 then
                    help(seat)
                end
            end
            game.add_rebellion(option "rebellion")
            game.add_workers(option "workers")
        end,
    },
}
