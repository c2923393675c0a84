-- scripts/raiatea/rules/head_start.lua - a house rule: somebody begins with more.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local zones = use "zones"

local function more(id, seat, n)
    if n > 0 then
        game.add_counter(id, seat, n)
    end
end

local function option(id) return host.rule_option("head_start", id) end

local function help(seat)
    for _, id in ipairs { "pearls", "mana", "priests", "tattoos" } do
        more(id, seat, option(id))
    end
    for _, row in ipairs(data.goods) do
        more(row.id, seat, option "goods")
    end
    for _, kind in ipairs(kinds.helpers) do
        for _ = 1, option "helpers" do
            game.flip(game.put(kind, nil, zones.helpers[seat]), true)
        end
    end
end

return {
    title = "Head start",
    text = "Somebody, or everybody, begins with more: for a handicap, or for a short match.",
    rule = "V4",
    options = {
        player = { title = "Player (0: all)", min = 0, max = 5, normal = 0 },
        pearls = { title = "Pearls", min = 0, max = 50, normal = 4 },
        mana = { title = "Mana", min = 0, max = 50, normal = 5 },
        priests = { title = "Priests", min = 0, max = 11, normal = 0 },
        tattoos = { title = "Tattoos", min = 0, max = 12, normal = 0 },
        goods = { title = "Goods of each sort", min = 0, max = 8, normal = 0 },
        helpers = { title = "Helpers of each kind", min = 0, max = 4, normal = 0 },
    },
    on = {
        ["match.begins"] = function()
            for _, seat in ipairs(host.seats()) do
                if option "player" == 0 or option "player" == seat + 1 then
                    help(seat)
                end
            end
        end,
    },
}
