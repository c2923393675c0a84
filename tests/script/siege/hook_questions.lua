-- tries to ask in hooks of two rules and a card
-- expect: harmless
-- asks: 5
-- rules: a b
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = seat }
    end,
}
-- file: rules/a.lua
return { title = "A", text = "A.", rule = "1",
         on = { ["round.start"] = function() ask.yes_no { seat = 0 } end,
                ["turn.start"] = function(who) ask.yes_no { seat = who } end } }
-- file: rules/b.lua
return { title = "B", text = "B.", rule = "2",
         on = { ["round.start"] = function() ask.yes_no { seat = 1 } end,
                ["turn.start"] = function(who) ask.yes_no { seat = who } end } }
