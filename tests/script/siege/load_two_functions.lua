-- tries to have no function where the checker saw one
-- expect: refused the same each time
local checked = select(2, pcall(host.roll)):find("while its file is") ~= nil
return {
    title = "Attack",
    mood = "bad",
    play = checked and function() end or nil,
    on = { ["turn.start"] = function() end },
}
