-- tries to use the machine for good while the file is loaded
-- expect: fault fuel
-- defence: fuel
for _ = 1, 5000000 do
end
host.win()
return { play = function() end }
