-- tries to call a function in a data file
-- expect: fault error
-- defence: data
-- form: data
return { rows = { math.floor(1.5) } }
