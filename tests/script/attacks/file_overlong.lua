-- tries to write a character in more bytes than it needs
-- expect: fault error
-- defence: file
-- form: raw
-- \xc0\xaf
return { play = function() host.win() end }
