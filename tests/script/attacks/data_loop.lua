-- tries to have a loop in a data file
-- expect: fault error
-- defence: data
-- form: data
for i = 1, 10 do
end
return {}
