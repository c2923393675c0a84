-- tries to change the methods of a class of the file
-- expect: fault error
-- defence: freeze
local Class = {}
Class.__index = Class
local thing = setmetatable({}, Class)
return {
    play = function()
        function Class.name()
            host.win()
        end
        thing:name()
    end,
}
