-- tries to call a method of a text in a data file
-- expect: fault error
-- defence: data
-- form: data
return { name = ("x"):rep(10) }
