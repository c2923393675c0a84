-- tries to bring in a file of more than a mebibyte
-- expect: fault error
-- defence: file
-- form: big
return { play = function() host.win() end }
-- @1100000{x}
