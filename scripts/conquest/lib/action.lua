-- scripts/conquest/lib/action.lua - the Action side of the chits [Solitaire, Action].
--
-- Each function is called with the opponent's seat and the number of calls before. One call is one
-- step that the player reads before it goes on: cards are revealed in the first, so that what they
-- do is done before the next.
local choice = use "choice"

local action = {}

local function transport() return host.kind("transport") end

-- Build and Defend: nothing beyond what the chit has given.
function action.build(seat) host.tell("rival_builds", seat) end

function action.defend(seat) host.tell("rival_defends", seat) end

-- Explore!: hex by hex in the order of the map, until five knots are shown, six by a card.
function action.explore(seat, calls)
    local limit = host.value("knot_limit", seat)

    if calls == 0 then
        game.reveal_hand(seat)
        vars.rival_knots = 0
        game.act_again()
        return
    end
    if calls == 1 then
        host.tell("rival_explores", seat, limit)
    end
    local at = game.next_unexplored()
    local knots = at and game.explore_for(seat, at)
    if not knots then
        host.tell("rival_explored")
        return
    end
    vars.rival_knots = vars.rival_knots + knots
    if game.is_known(at) and not game.is_ocean(at) then
        game.put_piece(seat, transport(), at)
    end
    host.tell("knots", seat, vars.rival_knots)
    if vars.rival_knots < limit then
        game.act_again()
    end
end

-- Double Hulled Canoes: the place with the most War Canoes goes one hex further.
local function choose_swift(seat)
    vars.rival_swift = -1
    if not game.shown_card(seat, host.kind("double_hulled_canoes")) then
        return
    end
    local kind = host.kind("war_canoe")
    local at = choice.by_die(choice.highest(game.war_places(seat), function(place)
        return host.count(place, seat, kind)
    end))
    if at then
        host.tell("rival_swift", at)
        vars.rival_swift = at
    end
end

-- The group with the fewest defenders; of several the closest to his first home.
local function choose_target(seat, targets)
    local centre = game.first_home(seat)
    local function near(at) return -host.distance(centre, at) end

    choice.tell(targets, game.defenders_at)
    local weakest = choice.highest(targets, function(at) return -game.defenders_at(at) end)
    if #weakest > 1 then
        host.tell("rival_closest", #weakest, centre)
        weakest = choice.highest(weakest, near)
    end
    local at = choice.by_die(weakest)
    host.tell("rival_choice", at)
    return at
end

local function raid_from(seat, from)
    local moves = host.value("canoe_moves", seat)
    if from == vars.rival_swift then
        moves = moves + 1
    end
    host.tell("rival_aims", from, moves)
    local targets = game.raid_targets(seat, from, moves)
    if #targets == 0 then
        host.tell("rival_no_aim", from)
    else
        game.raid(seat, from, choose_target(seat, targets))
    end
end

-- Attack!: place by place, in the order of the map; the battles come when all have gone.
function action.attack(seat, calls)
    if calls == 0 then
        game.reveal_hand(seat)
        vars.rival_from = -1
        game.act_again()
        return
    end
    if calls == 1 then
        host.tell("rival_attacks", seat)
        choose_swift(seat)
    end
    local left = choice.those(game.war_places(seat), function(at) return at > vars.rival_from end)
    if #left == 0 then
        host.tell("rival_no_canoe", seat)
        return
    end
    vars.rival_from = left[1]
    raid_from(seat, left[1])
    if #left > 1 then
        game.act_again()
    end
end

return action
