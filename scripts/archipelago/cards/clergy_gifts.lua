-- scripts/archipelago/cards/clergy_gifts.lua - a progress card [7.2i].
local calm = use "calm"

return {
    title = "Clergy gifts",
    text = "Owner, 1 fruit: rebellion falls by 1; with one cattle more by 2.",
    number = 26,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    fruit = 1,
    status = "printed", effect_status = "printed",
    use = function(seat)
        local more = ask.yes_no {
            seat = seat,
            prompt = "clergy_gifts.more",
            always = true, -- whether there is cattle is a secret
            where = function(yes)
                return not yes or game.cubes(seat, "cattle") + game.tokens(seat) > 0
            end,
            prefer = function(yes) return yes and calm.worth(1) - 3 or 0 end,
        }
        game.add_rebellion(more and game.pay(seat, "cattle", 1) and -2 or -1)
    end,
    worth = function() return calm.worth(1) - 2 end,
}
