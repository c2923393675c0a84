-- treachery.lua - an enemy Warrior Band or Local Warrior panics before the first roll.
local kinds = { band = true, ["local"] = true, blue = true }

-- The enemy's front row, and whose it is (nil: islanders); nothing if the seat does not fight.
local function foe(seat)
    if seat == game.battle_attacker() then
        return host.zone("defend"), game.battle_defender()
    elseif seat == game.battle_defender() then
        return host.zone("attack"), game.battle_attacker()
    end
end

local function traitors(seat)
    local row, list = foe(seat), {}
    for _, piece in ipairs(row and host.pieces(row) or {}) do
        if kinds[host.kind_id(game.like_of(host.kind_of(piece)))] then
            list[#list + 1] = piece
        end
    end
    return list
end

return {
    title = "Treachery",
    text = "Keep this card. When a battle of yours has been laid out: an enemy Warrior Band or " ..
        "Local Warrior in the front row panics.",
    rule = "11.2",
    number = 27,
    mood = "people",
    keep = 1,
    hook = "battle.start",
    status = "house", effect_status = "house",
    may_play = function(seat) return #traitors(seat) > 0 end,
    play = function(seat)
        local _, owner = foe(seat)
        local piece = ask.piece {
            seat = seat,
            prompt = "treachery.whom",
            among = traitors(seat),
            prefer = function(choice)
                return host.kind_id(game.like_of(host.kind_of(choice))) == "band" and 1 or 0
            end,
        }
        if piece then
            game.battle_panic(owner, host.kind_of(piece))
        end
    end,
}
