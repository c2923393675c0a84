-- tries to join texts in a data file
-- expect: fault error
-- defence: data
-- form: data
return { n = "a" .. "b" }
