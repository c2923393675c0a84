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

-- Which kinds a question is about: `among` are these and no others; `like` are these and all that
-- are like one of them; left out, any.
local function fits(question, kind)
    local kinds = question.among or question.like
    for _, one in ipairs(kinds or {}) do
        if one == kind or question.like and one == game.like_of(kind) then
            return true
        end
    end
    return not kinds
end

-- An owner picks one of his pieces in a hex. Nil if there is none, of which `none` is the text. He
-- is asked even if there is no choice: what the pieces are is his secret. What he picks tells the
-- others something.
function harm.pick(owner, at, question)
    local labels, first = {}, {}
    for _, piece in ipairs(host.pieces(at)) do
        if host.owner_of(piece) == owner and not first[label(piece)] and
            fits(question, host.kind_of(piece)) then
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
