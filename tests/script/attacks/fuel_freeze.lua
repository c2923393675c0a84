-- tries to make the host freeze a chain of tables that hardly ends
-- expect: fault fuel
-- defence: fuel
local chain = {}
for _ = 1, 400000 do
    chain = { chain }
end
-- Building it is cheap enough, freezing it is not.
return { play = function() host.win() end, chain = chain }
