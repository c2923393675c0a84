-- tries to write half a character
-- expect: fault error
-- defence: file
-- form: raw
-- \xed\xa0\x80
return { play = function() host.win() end }
