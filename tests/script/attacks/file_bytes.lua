-- tries to bring in bytes that are no text
-- expect: fault error
-- defence: file
-- form: raw
return { play = function() host.win() end } -- \xff\xfe
