-- tries to see by what is still in memory that it runs again
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local seen = {}
        seen[#seen + 1] = tostring(seen)
        ask.yes_no { seat = seat }
        assert(#seen == 1 and seen[1] == "table")
    end,
}
