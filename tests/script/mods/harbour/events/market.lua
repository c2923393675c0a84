-- The market day: whoever has most ships may buy one more.
local prices = { 3, 5, 8 }

local function cheapest(list)
    local best = math.huge
    for _, price in ipairs(list) do
        best = math.min(best, price)
    end
    return best
end

local card = {
    title = "Market day",
    text = "The best trader may buy a ship.",
    copies = 3,
}

function card.play(seat)
    local buyer = game.best_seat()
    if not buyer then
        return
    end
    local answer = ask.choice{
        seat = buyer,
        prompt = "market.buy",
        options = { "buy", "wait" },
        hint = "gain",
    }
    if answer == "buy" and game.price("ship") >= cheapest(prices) then
        local free = {}
        for _, space in ipairs(host.spaces()) do
            if game.ships(buyer, space) == 0 then
                table.insert(free, space)
            end
        end
        table.sort(free, function(a, b)
            return host.column(a) < host.column(b)
        end)
        game.add_ship(buyer, free[1])
    end
end

return card
