-- tries to bring in bytecode, which Lua does not check
-- expect: fault error
-- defence: bytecode
-- form: bytecode
return { play = function() host.win() end }
