-- bounty.lua - a toggle with an option and a variable.
return {
    title = "Bounty",
    text = "Every few battles the attacker gains a point before the dice.",
    rule = "11.2",
    options = { every = { title = "Battles", min = 1, max = 9, normal = 2 } },
    vars = { battles = 0 },
    on = {
        ["battle.start"] = function(_, attacker)
            vars.battles = vars.battles + 1
            if vars.battles % 2 == 0 then
                game.gain(attacker, 1)
            end
        end,
    },
}
