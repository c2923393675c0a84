# knots.awk - reads lines FILE SYMBOL TYPE, as nm -P has them; prints the knots that are too large,
# and those that lie in more than one folder.
#
# SPDX-License-Identifier: MIT
$3 ~ /^[TDRBVWC]$/ { home[$2] = $1 }
$3 == "U" { wanted[++wants] = $1 " " $2 }
{ files[$1] = 1 }
END {
    for (i = 1; i <= wants; i++) {
        split(wanted[i], pair, " ")
        to = home[pair[2]]
        if (to != "" && to != pair[1] && !((pair[1], to) in edge)) {
            edge[pair[1], to] = 1
            next_of[pair[1], ++degree[pair[1]]] = to
        }
    }
    for (file in files)
        if (!(file in number))
            visit(file)
}

# Tarjan: what reaches back to the first file of a walk belongs to its knot.
function visit(file, i, to)
{
    number[file] = lowest[file] = ++visited
    stack[++depth] = file
    waiting[file] = 1
    for (i = 1; i <= degree[file]; i++) {
        to = next_of[file, i]
        if (!(to in number)) {
            visit(to)
            if (lowest[to] < lowest[file])
                lowest[file] = lowest[to]
        } else if (waiting[to] && number[to] < lowest[file]) {
            lowest[file] = number[to]
        }
    }
    if (lowest[file] == number[file])
        knot(file)
}

function knot(first, file, count, names, rooms, room)
{
    split("", rooms)
    do {
        file = stack[depth--]
        waiting[file] = 0
        names = names " " file
        room = file
        sub(/\/[^\/]*$/, "", room)
        rooms[room] = 1
        count++
    } while (file != first)
    if (count > 6)
        print sorted(names) ": a knot of " count " files"
    else if (size(rooms) > 1)
        print sorted(names) ": a knot across rooms"
}

function size(list, item, count)
{
    for (item in list)
        count++
    return count
}

function sorted(names, list, count, i, j, text)
{
    count = split(names, list, " ")
    for (i = 2; i <= count; i++)
        for (j = i; j > 1 && list[j] < list[j - 1]; j--) {
            text = list[j]
            list[j] = list[j - 1]
            list[j - 1] = text
        }
    text = list[1]
    for (i = 2; i <= count; i++)
        text = text " " list[i]
    return text
}
