-- tries to bring in bytecode without names and lines
-- expect: fault error
-- defence: bytecode
-- form: bytecode
return { play = function() host.win() end }
