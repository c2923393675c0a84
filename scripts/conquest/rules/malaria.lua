-- malaria.lua - villages in the west fall ill.
local function is_malarial(at)
    for _, group in ipairs(game.malaria_groups()) do
        if group == at then
            return true
        end
    end
    return false
end

return {
    title = "Malaria",
    text = "From the turn after a player first takes a group with malaria, the Samoan player rolls " ..
        "a die in every Turn Order Step. The group that the result names loses a village, if a " ..
        "player controls it.",
    rule = "11.6",
    vars = { malaria_from = 0 }, -- the turn of the first roll; 0: nobody holds such a group yet
    on = {
        ["control.taken"] = function(at)
            if vars.malaria_from == 0 and is_malarial(at) then
                vars.malaria_from = host.turn() + 1
            end
        end,
        ["turn_order.start"] = function(turn)
            local roller = game.malaria_roller()
            if vars.malaria_from == 0 or turn < vars.malaria_from or not roller then
                return
            end
            local die = host.roll(6)
            host.tell("malaria_rolled", roller, die)
            for _, at in ipairs(game.malaria_groups(die)) do
                local died = game.village_dies(at)
                host.tell(died and "malaria_strikes" or "malaria_spares", roller, at)
            end
        end,
    },
}
