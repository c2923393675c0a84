-- kumara.lua - explorers may search for sweet potatoes, and others may take them.
return {
    title = "Kumara",
    text = "Instead of exploring you may send your explorer over the eastern ocean to South " ..
        "America, by rolls on the Kumara Search Table; whoever gets there has 2 points more. " ..
        "Whoever conquers a group of somebody with kumara and saves a village there gets them, " ..
        "too.",
    rule = "11.5",
    modifies = { kumara_search = 1 },
    on = {
        -- Whoever controls the group now has saved a village in it; islanders have no kumara.
        ["battle.end"] = function(at, attacker, winner)
            local victim = game.battle_defender()
            if winner == attacker and victim and game.controller(at) == attacker
                and host.value("kumara", victim) > 0 and host.value("kumara", attacker) == 0 then
                host.set_value("kumara", attacker, 1, "game")
                host.tell("kumara_taken", attacker)
            end
        end,
    },
}
