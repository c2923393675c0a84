-- tries to make the host freeze lists that hardly end
-- expect: fault fuel
-- defence: fuel
local list, lists = {}, {}
for i = 1, 100000 do
    list[i] = i
end
for i = 1, 10 do
    lists[i] = table.move(list, 1, #list, 1, {})
end
-- Building them is cheap enough, freezing them is not.
return { play = function() host.win() end, lists = lists }
