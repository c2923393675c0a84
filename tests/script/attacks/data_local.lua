-- tries to have locals in a data file
-- expect: fault error
-- defence: data
-- form: data
local x = 5
return { n = x }
