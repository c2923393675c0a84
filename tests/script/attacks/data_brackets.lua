-- tries to hide an expression in brackets
-- expect: fault error
-- defence: data
-- form: data
return { n = (5) }
