-- tries to be a card when it is checked, and something else when it is played
-- expect: refused the same each time
local checked = select(2, pcall(host.roll)):find("while its file is") ~= nil
if not checked then
    return 5
end
return { title = "Attack", mood = "bad", play = function() end }
