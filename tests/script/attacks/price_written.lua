-- tries to have a long text that stands in the file taken for a number
-- expect: fault fuel
-- defence: price
-- form: slow big
local number = "@60000{0}1"
return {
    play = function()
        while math.floor(number) == 1 do
        end
    end,
}
