-- south_island.lua - Aotearoa brings a second island with it.
local function north() return host.kind("aotearoa") end

local function south() return host.kind("te_waka_maui") end

-- It joins the edge that looks to the south-west when Aotearoa faces north: two sixths of a turn
-- counter-clockwise from the facing.
local function place_beside(at, seat)
    if not south() then
        return -- a scenario may leave it out
    end
    local beside = game.hex_towards(at, game.facing(at) + 2)
    if beside and game.place_island(south(), beside, seat) then
        game.join_by_land(at, beside)
    else
        host.tell("tile_no_place", seat, at, south())
    end
end

return {
    title = "The South Island",
    text = "Whoever reveals Aotearoa also places Te Waka Maui beside it, if there is a hex for it; " ..
        "it takes the place of ocean, the unknown or a hidden island. Warrior Bands and Colonies " ..
        "walk and retreat between the two without canoes.",
    rule = "11.3",
    on = {
        -- A scenario may begin with Aotearoa on the map.
        ["game.start"] = function()
            local at = game.island_at(north())
            if at then
                place_beside(at, 0)
            end
        end,
        ["island.found"] = function(seat, at)
            if game.island_here(at) == north() then
                place_beside(at, seat)
            end
        end,
    },
}
