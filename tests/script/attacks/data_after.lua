-- tries to run code after the table of a data file
-- expect: fault error
-- defence: data
-- form: data
do
    return {}
end
