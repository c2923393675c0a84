-- tries to call itself too often inside where
-- expect: fault too many calls
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local function deep() return 1 + deep() end
        ask.space { seat = seat, where = deep }
    end,
}
