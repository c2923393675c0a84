-- scripts/conquest/lib/choice.lua - how the solitaire opponent chooses: by a rule, then by the die.
--
-- Every choice is told: the rule first (by whoever asks), then the candidates with what counts,
-- then what was chosen (S1). Ties go by a die with as many sides as there are candidates.
local choice = {}

-- The places of a list for which `test` holds.
function choice.those(list, test)
    local kept = {}
    for _, at in ipairs(list) do
        if test(at) then
            kept[#kept + 1] = at
        end
    end
    return kept
end

-- Those of a list for which `score` is highest.
function choice.highest(list, score)
    local best, most = {}, nil
    for _, at in ipairs(list) do
        local points = score(at)
        if not most or points > most then
            best, most = {}, points
        end
        if points == most then
            best[#best + 1] = at
        end
    end
    return best
end

-- One of a list by the die; nil if it is empty.
function choice.by_die(list)
    if #list > 1 then
        host.tell("rival_tie", #list)
        return list[host.roll(#list)]
    end
    return list[1]
end

-- Tells the candidates, with the number that counts for each.
function choice.tell(list, number)
    for _, at in ipairs(list) do
        host.tell("rival_could", at, number(at))
    end
end

-- The place with the highest score, told with its candidates; nil if there is none.
function choice.most(list, score)
    if #list > 1 then
        choice.tell(list, score)
    end
    local at = choice.by_die(choice.highest(list, score))
    if at then
        host.tell("rival_choice", at)
    end
    return at
end

-- Any place of a list, by the die.
function choice.any(list, number)
    return choice.most(list, function(at) return number and number(at) or 0 end)
end

return choice
