-- tries to find out the language of the reader
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        assert(text("prompt.where") == "prompt.where" and text.hello == "hello")
    end,
}
