-- tries to hide a function in a data file
-- expect: fault error
-- defence: data
-- form: data
return { rows = {}, play = function() end }
