-- Trade: more cargo.
return {
    title = "Trade",
    rule = "11.5",
    modifies = { cargo = 4 },
    on = {
        ["harbour.full"] = function(who)
            if host.option("turns") > 10 then
                game.add_ship(who, "bay")
            end
        end,
    },
}
