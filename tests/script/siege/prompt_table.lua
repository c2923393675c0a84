-- tries to ask with a prompt that is no text
-- expect: fault string expected
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.yes_no { seat = seat, prompt = setmetatable({}, { __tostring = function() return "x" end }) }
    end,
}
