-- tries to have 'min' and 'max' mean how many numbers and which ones at once
-- expect: harmless
-- asks: 2
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local chosen = ask.many { seat = seat, of = "number", min = 5, max = 9, at_least = 2,
                                  at_most = 2 }
        assert(#chosen == 2 and chosen[1] == 5 and chosen[2] == 6)
        local good, text = pcall(ask.many, { seat = seat, of = "seat", at_least = 3, at_most = 2 })
        assert(not good and string.find(text, "at least 3 and at most 2", 1, true))
    end,
}
