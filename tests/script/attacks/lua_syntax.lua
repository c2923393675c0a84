-- tries to fill the stack of C with brackets in the text
-- expect: fault error
-- defence: lua
-- form: big
return { play = function() return @5000{(}1@5000{)} end }
