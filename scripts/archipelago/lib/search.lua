-- scripts/archipelago/lib/search.lua - the Researcher and the Headhunter: five cards are shown, one
-- of a type may be bought at its lowest price [7.2e, 7.2f].
local search = {}

local function affordable(seat, type)
    local found = {}
    for _, card in ipairs(game.shown()) do
        if game.card_type(card) == type and game.lowest_price(card) <= (game.money(seat) or 0) then
            found[#found + 1] = card
        end
    end
    return found
end

function search.through(seat, type)
    game.show_cards(5)
    local card = ask.card {
        seat = seat,
        prompt = "search.which",
        among = affordable(seat, type),
        may_pass = true,
        always = true, -- what one can pay is a secret
        hint = "gain",
    }
    if card then
        game.buy_shown(seat, card)
    end
    game.drop_shown()
end

return search
