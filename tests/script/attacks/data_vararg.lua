-- tries to read the arguments of a data file
-- expect: fault error
-- defence: data
-- form: data
return { ... }
