-- tries to walk a large table of which nothing is left, again and again
-- expect: fault time
-- defence: time
-- form: slow
return {
    play = function()
        local t, none = { 1, 1, 1, 1 }, {}
        while #t < 300000 do
            table.move(t, 1, #t, #t + 1)
        end
        table.move(none, 1, #t, 1, t)
        while true do
            pairs(t)
        end
    end,
}
