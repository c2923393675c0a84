# clauses_lua.awk - compares a game in Lua with `list`, its file of clauses: every reason cites one
# of them, and every one of them begins the name of a test, "E4: …".
#
# SPDX-License-Identifier: MIT
BEGIN {
    while ((getline line < list) > 0) {
        sub(/,.*/, "", line)
        if (line != "id")
            clause[line] = ++count
    }
}
/rule = "/ && FILENAME !~ /\/tests\// {
    rest = $0
    while (match(rest, /rule = "[^"]*"/)) {
        cited = substr(rest, RSTART + 8, RLENGTH - 9)
        rest = substr(rest, RSTART + RLENGTH)
        if (!(cited in clause))
            print FILENAME ":" FNR ": there is no clause " cited " in " list
    }
}
FILENAME ~ /\/tests\// && match($0, /\["[^:"]+: /) {
    named = substr($0, RSTART + 2, RLENGTH - 4)
    parts = split(named, part, /, | and /)
    for (i = 1; i <= parts; i++)
        tested[part[i]] = 1
}
END {
    for (id in clause)
        if (!(id in tested))
            print list ": no test is named for clause " id
}
