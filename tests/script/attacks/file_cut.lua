-- tries to end in the middle of a character
-- expect: fault error
-- defence: file
-- form: raw
return { play = function() host.win() end }
-- \xe2\x82
