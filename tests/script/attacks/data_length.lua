-- tries to measure in a data file
-- expect: fault error
-- defence: data
-- form: data
return { n = #"abc" }
