-- tries to hide an operator before a value
-- expect: fault error
-- defence: data
-- form: data
return { n = not nil }
