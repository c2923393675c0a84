-- pressed.lua - each player who has pieces at Samoa loses a Band there, and nothing like one.
local harm = use "conquest/harm"

return {
    title = "Pressed",
    text = "Each player who has pieces at Samoa loses a Band there.",
    mood = "bad",
    play = function()
        local samoa = host.zone("samoa")
        for _, owner in ipairs(host.seats_with(samoa)) do
            local band = harm.pick(owner, samoa, {
                prompt = "tsunami.canoe", none = "tsunami.no_canoe", worth = {},
                among = { host.kind("band") },
            })
            if band then
                game.remove_piece(band)
            end
        end
    end,
}
