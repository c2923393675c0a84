-- tries to put what is no number into the match, with a sign that depends on the machine
-- expect: harmless
-- asks: 2
local function look(seat, x)
    vars.a = x
    if vars.a ~= "nan" then
        game.gain(seat, 5000)
    end
    if ask.choice { seat = seat, prompt = x, options = { x, "no" } } ~= "nan" then
        game.gain(seat, 5000)
    end
end
return {
    title = "Attack",
    mood = "bad",
    vars = { a = "" },
    play = function(seat)
        look(seat, 0 / 0)
        look(seat, -(0 / 0))
    end,
}
