-- tries to get hold of the table behind a view by its __index
-- expect: fault error
-- defence: freeze
local odd = setmetatable({}, { __index = function(self, key)
    if key == "anything" then
        self.kept = true
    end
end })
return {
    play = function()
        local _ = odd.anything
        if odd.kept then
            host.win()
        end
    end,
}
