-- The southern waters.
local shallow <const> = 2

return {
    title = "Southern waters",
    depth = shallow,
    paper = "old",
    read = function(seat)
        local names = {}
        for i = 1, host.data_rows("tiles") do
            names[#names + 1] = host.data_id("tiles", i)
        end
        if host.data("tiles", "bay", "green") > 2 and host.rule_on("fog") then
            host.learned(seat)
        end
    end,
}
