-- tries to ask by the fields of a question
-- expect: harmless
-- asks: 2
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local sly = setmetatable({ seat = seat }, { __index = function(_, name)
            if name == "prompt" and ask.yes_no { seat = seat } then
                return "And now?"
            end
        end })
        assert(ask.yes_no(sly) == true)
    end,
}
