# rooms.awk - reads rooms.txt, then lines FILE:LINE:#include; prints those that are not allowed.
#
# SPDX-License-Identifier: MIT
FNR == NR {
    if ($0 ~ /^#/ || split($0, column, ":") < 2)
        next
    sub(/^host\//, "", column[1])
    count = split(column[2], names, " ")
    for (i = 1; i <= count; i++)
        place[column[1] "/" names[i]] = i
    count = split(column[3], names, " ")
    for (i = 1; i <= count; i++)
        open[column[1] "/" names[i]] = 1
    folder[column[1]] = 1
    next
}
{
    split($0, part, ":")
    if (!match($0, /"[^"]*"/))
        next
    name = substr($0, RSTART + 1, RLENGTH - 2)
    file = part[1]
    in_module = sub(/^modules\/[^\/]*\//, "", file) # headers are named from its folder on
    sub(/^host\//, "", file)
    from = room(file)
    to = room(name)
    if (name ~ /\// && name ~ /_inside\.h$/ && to != from)
        print part[1] ":" part[2] ": " name " is the inside of another room"
    else if (!in_module && from != to && top(from) == top(to) && top(from) in folder &&
        !may(from, to, name))
        print part[1] ":" part[2] ": " from " may not include " name
}

function room(path)
{
    sub(/\/[^\/]*$/, "", path)
    return path
}

function top(path)
{
    sub(/\/.*/, "", path)
    return path
}

function may(from, to, name)
{
    if (!(from in place))
        return index(from, "/") == 0 # the folder itself
    if (!(to in place))
        return name in open
    return place[to] < place[from]
}
