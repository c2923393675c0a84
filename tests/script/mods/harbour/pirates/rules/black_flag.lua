-- Pirates fly their flag.
return {
    title = "Black flag",
    text = "Raids are worth points.",
    conflicts = { "trade" },
    on = {
        ["turn.start"] = function(turn)
            local names = { "one", "two" }
            local line = string.format("%d raids", vars.raids)
            if #line > 3 and not host.rule_on("trade") then
                local swapped = line:gsub("%d", function(digit)
                    return names[tonumber(digit)] or digit
                end)
                assert(type(swapped) == "string")
            end
        end,
    },
}
