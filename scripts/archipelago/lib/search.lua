-- scripts/archipelago/lib/search.lua - the Researcher and the Headhunter: five cards are shown, one
-- of a type may be bought at its lowest price [7.2e, 7.2f].
local search = {}

local types = { character = 0, progress = 1 }

local function affordable(seat, type)
    local found = {}
    for _, piece in ipairs(host.pieces(host.zone("shown"))) do
        local card = host.kind_of(piece)
        if game.card_type(card) == types[type] and game.card_price(card) <= game.money(seat) then
            found[#found + 1] = piece
        end
    end
    return found
end

function search.through(seat, type)
    game.show_cards(5)
    local piece = ask.card {
        seat = seat,
        prompt = "search.which",
        among = affordable(seat, type),
        may_pass = true,
        always = true, -- what one can pay is a secret
        hint = "gain",
    }
    if piece then
        game.buy_shown(seat, host.kind_of(piece))
    end
    game.drop_shown()
end

return search
