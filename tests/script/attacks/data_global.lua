-- tries to read a global in a data file
-- expect: fault error
-- defence: data
-- form: data
return { n = math }
