-- tries to pass hundreds of thousands of arguments on and on
-- expect: fault time
-- defence: time
-- form: slow
return {
    play = function()
        local function grow(...)
            if select("#", ...) > 200000 then
                while true do
                    select("#", ...)
                end
            end
            return grow(nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, ...)
        end
        grow()
    end,
}
