-- tries to write what a variable does not hold
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    vars = { flag = true, count = 7, name = "" },
    play = function(seat)
        assert(vars.flag == true and vars.count == 7 and vars.name == "")
        assert(not pcall(function() vars.flag = 1 end))
        assert(not pcall(function() vars.count = "many" end))
        assert(not pcall(function() vars.count = 1.5 end))
        assert(not pcall(function() vars.count = 1 << 40 end))
        assert(not pcall(function() vars.name = {} end))
        assert(not pcall(function() vars.name = "a\0b" end))
        vars.flag = false
        vars.count = -2147483648
        vars.name = "fifteen letters"
        ask.yes_no { seat = seat }
        assert(vars.flag == false and vars.count == -2147483648 and vars.name == "fifteen letters")
    end,
}
