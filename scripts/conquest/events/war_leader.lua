-- war_leader.lua - a leader makes one roll of each battle better, until a battle is lost.
local function fights(seat)
    return seat == game.battle_attacker() or seat == game.battle_defender()
end

local function leader_of(seat)
    return host.find(host.zone("markers-" .. seat), "any", host.kind("ev_13_war_leader"))
end

return {
    title = "War Leader",
    text = "Keep this card. When a battle of yours has been laid out: the marker lies before you. " ..
        "Once in each battle, this one too, add 1 to a roll if you attack, or subtract 1 if you " ..
        "defend; that counts as the card of this roll. You lose it when you lose a battle.",
    rule = "11.2",
    number = 13,
    mood = "people",
    keep = 1,
    hook = "battle.start",
    status = "printed", effect_status = "house",
    may_play = fights,
    play = function(seat)
        game.place_marker_before(host.kind("ev_13_war_leader"), seat)
    end,
    elect = function(seat)
        local change = seat == game.battle_attacker() and 1 or -1
        game.set_battle_die(game.battle_die() + change)
    end,
    on = {
        ["battle.end"] = function(at, attacker, winner)
            local loser = attacker
            if winner == attacker then
                loser = game.battle_defender()
            end
            if loser and leader_of(loser) then
                game.take_marker(leader_of(loser))
            end
        end,
    },
}
