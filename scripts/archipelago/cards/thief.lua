-- scripts/archipelago/cards/thief.lua - a character [7.2p].
local others = use "others"

return {
    title = "Thief",
    text = "\z
        Owner, 1 disc: another player hides a cube in each hand; choose a hand and take what \z
        is in it. Who has one cube leaves a hand empty.",
    number = 7,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    discs = 1,
    status = "printed", effect_status = "part",
    use = function(seat)
        local victim = ask.seat { seat = seat, prompt = "thief.whom", among = others.of(seat) }
        if victim then
            game.steal(seat, victim)
        end
    end,
    worth = function() return 3 end,
}
