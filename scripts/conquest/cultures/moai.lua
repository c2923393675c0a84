-- moai.lua - a statue whose points belong to whoever holds its group.
local function card() return host.kind("moai") end

-- Where the statue stands, or nil; spaces are numbered from 0.
local function site() return vars.moai_site > 0 and vars.moai_site - 1 or nil end

local function points_at(at) return at == game.island_at(host.kind("rapa_nui")) and 6 or 4 end

local function raise_at_choice_of(seat)
    local at = ask.space {
        seat = seat,
        prompt = "moai.where",
        among = game.controlled(seat),
        prefer = points_at,
    }
    vars.moai_site = at and at + 1 or 0
end

-- What the statue could be worth to a seat that has not raised it yet.
local function best_of(seat)
    local best = 0
    for _, at in ipairs(game.controlled(seat)) do
        best = math.max(best, points_at(at))
    end
    return best
end

return {
    title = "Moai",
    text = "When you reveal it, choose a group that you control: the statue stands there for " ..
        "good. Worth 2 points (3 on Rapa Nui) to whoever controls the group; whoever takes " ..
        "control of it takes the card. If you control no group, you choose as soon as you " ..
        "do.",
    rule = "9.5",
    vp = 2,
    colour = "black",
    hook = "any",
    status = "printed", vp_status = "house", effect_status = "house",
    vars = { moai_site = 0 },
    worth = function(seat)
        local at = site()
        if at then
            return game.controller(at) == seat and points_at(at) or 0
        end
        return game.card_holder(card()) and 0 or best_of(seat)
    end,
    shown = raise_at_choice_of,
    on = {
        ["control.taken"] = function(at, seat)
            if at == site() then
                game.pass_card(card(), seat)
            elseif not site() and game.card_holder(card()) == seat
                and not host.is_nobodys(seat) then
                raise_at_choice_of(seat)
            end
        end,
    },
    rival = function() end, -- he raises no statue
}
