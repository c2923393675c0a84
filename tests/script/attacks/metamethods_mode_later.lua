-- tries to see when memory is freed, with __mode put in afterwards
-- expect: harmless
-- defence: metamethods
return {
    play = function()
        local meta = {}
        local weak = setmetatable({}, meta)
        meta.__mode = "v"
        for i = 1, 30000 do
            weak[i] = {}
        end
        for i = 1, 30000 do
            if weak[i] == nil then
                host.win()
                return
            end
        end
    end,
}
