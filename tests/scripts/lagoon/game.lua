-- game.lua - the lagoon: hands, purses and a deck that nobody sees, to test that nobody does.
--
-- SPDX-License-Identifier: MIT
--
-- A turn deals a card in the very step that asks. What is played lies open; what is caught goes
-- into a purse that only its owner can count; a dive draws out of a bag, unseen by the others.
local cards = use "cards"
local FULL = 12
local SORTS, hand = cards.sorts, cards.hand
-- A purse is never fuller than full: all that others know of it is that.
local function catch(seat, n)
    game.set_counter("purse", seat, math.min(FULL, game.counter("purse", seat) + n))
end

-- What a played card does; all of it is public but how much is caught.
local function play_card(seat, kind)
    local card = host.find(hand(seat), nil, kind)
    game.flip(card, true)
    game.move(card, "beach")
    tell("played", seat, kind)
    if kind == host.kind "crab" then
        catch(seat, host.chance(3))
    elseif kind == host.kind "shark" then
        game.set_score(seat, host.score(seat) + 2)
    elseif kind == host.kind "eel" then
        run("guess", seat, host.next_seat(seat))
    else
        run("feast")
    end
end

local function dive(seat)
    local pearl = host.draw("bag", "hold" .. seat)
    tell("dived", seat)
    if pearl and host.kind_of(pearl) == host.kind "white" then
        catch(seat, 1)
    end
end

return {
    title = "Lagoon", seats = { 2, 4 }, revision = 1,
    verbs = {
        play = { title = "Play {0:kind}", args = "kind what" },
        guess = { title = "Guess {0:kind}", args = "kind what" },
        offer = { title = "Offer {0:int}", args = "int many 0..3", commit = true },
        toast = { title = "Drink to {0:seat}", args = "seat whom" },
        dive = { title = "Dive" },
        wait = { title = "Wait" },
    },
    events = {
        played = "{0:seat} plays {1:kind}.",
        dived = "{0:seat} dives.",
        offered = "{0:seat} offers {1:int}.",
        toasted = "{0:seat} drinks to {1:seat}.",
        guessed = "{0:seat} guesses that {1:seat} holds {2:kind}.",
    },
    reasons = { absent = { rule = "1.2", text = "you do not hold {0:kind}" },
                empty = { rule = "1.3", text = "the bag is empty: {0:int} in it" } },
    words = { score = "Sharks", purse = "Purse", dusk = "the deck is empty" },
    vars = { day = 0, actor = 0, guesses = 0 },

    table = function(t)
        t.zone { id = "deck", title = "Deck", type = "deck", see = "nobody" }
        t.zone { id = "bag", title = "Bag", type = "cup", see = "nobody" }
        t.zone { id = "beach", title = "Beach", type = "stack", see = "open" }
        for seat = 0, t.seats - 1 do
            t.zone { id = hand(seat), title = "Hand", type = "hand", see = "owner", owner = seat }
            t.zone { id = "hold" .. seat, title = "Hold", type = "hand", see = "owner", owner = seat }
        end
        t.kind { id = "card", title = "Card", shape = "card" }
        t.kind { id = "pearl", title = "Pearl", shape = "disk" }
        for _, sort in ipairs(SORTS) do
            t.kind { id = sort, title = sort, shape = "card", back = "card" }
        end
        t.kind { id = "white", title = "White pearl", shape = "disk", back = "pearl" }
        t.kind { id = "black", title = "Black pearl", shape = "disk", back = "pearl" }
        t.counter { id = "purse", title = "Purse", each = true, max = FULL, start = 3, see = "owner" }
        t.limits { sealed = 3 }
        t.sheet(2)
    end,

    setup = function()
        for _, sort in ipairs(SORTS) do
            for _ = 1, cards.count[sort] do game.put(sort, nil, "deck") end
        end
        for n = 1, 8 do game.put(n % 2 == 0 and "white" or "black", nil, "bag") end
        host.shuffle("deck")
        run("turn", 0)
    end,

    steps = {
        turn = function(seat)
            vars.day, vars.actor = vars.day + 1, seat
            for _ = 1, vars.day <= #host.seats() and 3 or 1 do host.draw("deck", hand(seat)) end
            local held, other = cards.held(seat), host.next_seat(seat)
            ask.act {
                seat = seat, prompt = { text.turn, host.count("deck") },
                play = { rows = held, go = function(kind) play_card(seat, kind) end,
                         why = function(kind) return "absent", kind end,
                         hint = function(kind) return kind == host.kind "shark" and 9 or 1 end },
                dive = { rows = host.count("bag") > 0, go = function() dive(seat) end,
                         why = function() return "empty", host.count("bag") end },
                wait = function() end,
            }
            run(host.count("deck") > 0 and "turn" or "over", other)
        end,
        guess = function(seat, other)
            ask.act {
                seat = seat, prompt = { text.guess, other },
                guess = { rows = SORTS, go = function(kind)
                    vars.guesses = vars.guesses + 1
                    tell("guessed", seat, other, kind)
                end },
            }
        end,
        feast = function()
            local sealed = ask.sealed {
                prompt = text.feast, most = 2,
                rows = function(seat) return { offer = cards.offers(seat), toast = host.seats() } end,
            }
            for _, seat in ipairs(host.seats()) do
                for _, act in ipairs(sealed[seat]) do
                    tell(act[1] == "offer" and "offered" or "toasted", seat, act[2])
                    if act[1] == "offer" then
                        game.add_counter("purse", seat, -act[2])
                        game.set_score(seat, host.score(seat) + act[2])
                    end
                end
            end
        end,
        over = function()
            local score, purse = { "score" }, { "purse" }
            for _, seat in ipairs(host.seats()) do
                host.learned(seat)
                score[seat + 2], purse[seat + 2] = host.score(seat), game.counter("purse", seat)
            end
            finish { winners = cards.best(), reason = "dusk", sheet = { score, purse } }
        end,
    },

    scene = function(seat, s)
        s.phase("day", vars.day)
        s.panel("own", "own")
        s.meter("deck", host.count("deck"), 18, "plain")
        if seat then
            s.note("purse", game.counter("purse", seat))
        end
    end,
}
