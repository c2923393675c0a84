-- scripts/conquest/lib/harm.lua - what events that do harm share: whom to strike, what is lost.
local harm = {}

-- For bots: what it is worth to a seat that this group is struck; best that of the leader.
function harm.strikes(seat, hex)
    local owner = game.controller(hex)
    return owner == seat and -50 or game.public_vp(owner)
end

-- What its owner reads of a piece; that it lies face up makes a difference for chains, of which
-- what mods add is no part.
local function label(piece)
    local kind = host.kind_of(piece)
    if game.like_of(kind) ~= kind then
        return "data.counters." .. host.kind_id(kind) .. ".title"
    end
    return "piece." .. host.kind_id(kind) .. (host.is_face_up(piece) and "_up" or "")
end

-- An owner picks one of his pieces in a hex: one of the kinds `among`, which are what a piece is or
-- is like; left out, any. Nil if there is none, of which `none` is the text. He is asked even if
-- there is no choice: what the pieces are is his secret. What he picks tells the others something.
function harm.pick(owner, at, question)
    local labels, first, fits = {}, {}, {}
    for _, kind in ipairs(question.among or {}) do
        fits[kind] = true
    end
    for _, piece in ipairs(host.pieces(at)) do
        local kind = host.kind_of(piece)
        if host.owner_of(piece) == owner and not first[label(piece)] and
            (not question.among or fits[kind] or fits[game.like_of(kind)]) then
            labels[#labels + 1] = label(piece)
            first[label(piece)] = piece
        end
    end
    if #labels == 0 then
        labels[1] = question.none
    end
    local chosen = ask.choice {
        seat = owner,
        prompt = question.prompt,
        options = labels,
        always = true,
        prefer = function(text) return question.worth[text] or 0 end,
    }
    host.learned(owner)
    return first[chosen]
end

return harm
