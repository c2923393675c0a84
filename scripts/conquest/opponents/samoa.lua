-- scripts/conquest/opponents/samoa.lua - the opponent of the solitaire game, who may have been on an
-- island before the player [Solitaire, Exploration Step].
-- What stands on an island that is his: a Transport Canoe, villages in green boxes, Bands.
local function settle(seat, at)
    local green = game.green_boxes(at)
    local villages = 0

    game.put_piece(seat, host.kind("transport"), at)
    if green == 0 then
        return
    end
    host.tell("rival_boxes", at)
    for _ = 1, green do
        if host.roll(6) % 2 == 0 and game.put_village(seat, at) then
            villages = villages + 1
        end
    end
    if villages == 0 then
        return
    end
    host.tell("rival_levies", at)
    for _ = 1, villages do
        if host.roll(6) % 2 == 0 then
            game.put_piece(seat, host.kind("band"), at)
        end
    end
end

-- A big island that is not his brings a chit.
local function owe_chit(at)
    if game.printed_boxes(at) >= host.value("chit_boxes") then
        host.tell("chit_owed", at, game.printed_boxes(at))
        game.owe_chit()
    end
end

return {
    title = "Samoa",
    text = "The opponent of the solitaire game: what he has and does is said by chits and dice.",
    rule = "Sol.4",
    -- Te Waka Maui [11.3] may be found by himself, and may lie where pieces of the player are.
    found = function(seat, at, finder)
        if finder == seat then
            game.put_piece(seat, host.kind("transport"), at)
            return
        end
        if host.count(at, finder) > 0 then
            host.tell("rival_barred", at)
            owe_chit(at)
            return
        end
        local distance = host.distance(at, game.first_home(finder))
        local his = host.distance(at, game.first_home(seat))
        local die = host.roll(6) - (his < distance and 2 or his == distance and 1 or 0)

        host.tell("rival_found", at, die, distance)
        if die < distance then
            host.tell("rival_taken", seat, at)
            settle(seat, at)
            return
        end
        host.tell("rival_absent", at)
        owe_chit(at)
    end,
}
