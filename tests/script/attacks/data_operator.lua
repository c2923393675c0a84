-- tries to compute in a data file
-- expect: fault error
-- defence: data
-- form: data
return { n = 6 * 7 }
