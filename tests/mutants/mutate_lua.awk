# mutate_lua.awk - lists the small faults that could be planted in a Lua file, or plants one.
#
# awk -f mutate_lua.awk FILE prints "NUMBER: FILE:LINE: what" for each; with -v plant=NUMBER it
# prints the file with that one. Comments and strings are left alone. What comes out can always be
# read: a line is left out only if it is a whole statement.
#
# SPDX-License-Identifier: MIT

# The line with another text in place of what `code` matched last.
function list_or_plant(what, to)
{
    number++
    if (!plant)
        printf "%d: %s:%d: %s\n", number, FILENAME, FNR, what
    else if (number == plant)
        changed = substr($0, 1, RSTART - 1) to substr($0, RSTART + RLENGTH)
}

function try(from, to, what)
{
    if (match(code, from))
        list_or_plant(what, to)
}

# Every number that stands by itself, one more.
function try_numbers(    at, rest, length_before)
{
    length_before = 0
    rest = code
    while (match(rest, /[0-9]+/)) {
        at = RSTART + length_before
        length_before += RSTART + RLENGTH - 1
        if (substr(code, at - 1, 1) !~ /[A-Za-z_0-9.]/ && substr(code, at + RLENGTH, 1) !~ /[.x]/) {
            RSTART = at
            number_there = substr(code, at, RLENGTH)
            list_or_plant(number_there " becomes " number_there + 1, number_there + 1)
        }
        rest = substr(code, length_before + 1)
    }
}

function count_of(text, what) { return gsub(what, "", text) }

function is_balanced(text)
{
    return count_of(text, /\(/) == count_of(text, /\)/) &&
        count_of(text, /\{/) == count_of(text, /\}/)
}

# Is the line a whole statement, after one that has ended?
function is_statement()
{
    return is_balanced(code) && before !~ /[,({=+*\/-]$|\.\.$| (and|or|not)$/ &&
        (code ~ /^ +[a-z_.]+\(.*\)$/ || code ~ /^ +[a-z_]+ [{"].*[}"]$/ ||
         code ~ /^ +[a-z_.\[\]#+ 1]+ = [^,]*[^,({=+*\/-]$/) &&
        code !~ /^ *(local|return|function|if|for|while|end|else|elseif|until|repeat|break)[ (]/ &&
        code !~ / (and|or|not|function|then|do)$/ && code !~ /function/ && depth == 0
}

# A string may go on over several lines.
{
    changed = $0
    code = $0
    if (inside && match(code, /^[^"]*"/)) {
        code = blanks(RLENGTH) substr(code, RLENGTH + 1)
        inside = 0
    }
    while (match(code, /"[^"]*"/)) # as long as it was, so that places stay what they are
        code = substr(code, 1, RSTART - 1) blanks(RLENGTH) substr(code, RSTART + RLENGTH)
    if (match(code, /--.*/))
        code = substr(code, 1, RSTART - 1)
    if (inside || match(code, /".*\\z$/)) {
        code = inside ? "" : substr(code, 1, RSTART - 1) "\001,"
        inside = 1
    }
    sub(/ +$/, "", code)
}

function blanks(n,    text)
{
    for (text = ""; n > 0; n--)
        text = text "\001"
    return text
}

# Weights of an evaluation that a program has fitted: one more of ten thousand is no fault.
function is_fitted() { return code ~ /^ +([a-z_]+ = \{ -?[0-9]+, -?[0-9]+ \},? *)+$/ }

code !~ /^local [A-Za-z_]+ = use/ && !is_fitted() {
    try(" == ", " ~= ", "== becomes ~=")
    try(" ~= ", " == ", "~= becomes ==")
    try(" <= ", " < ", "<= becomes <")
    try(" >= ", " > ", ">= becomes >")
    try(" < ", " <= ", "< becomes <=")
    try(" > ", " >= ", "> becomes >=")
    try(" and ", " or ", "and becomes or")
    try(" or ", " and ", "or becomes and")
    try(" \\+ ", " - ", "+ becomes -")
    try(" - ", " + ", "- becomes +")
    try(" \\* ", " + ", "* becomes +")
    try("not ", "", "not is left out")
    try(" true", " false", "true becomes false")
    try(" false", " true", "false becomes true")
    try_numbers()
    if (match(code, /(else)?if .* then$/) && code !~ /else *if/) {
        condition = substr($0, RSTART + 3, RLENGTH - 8)
        list_or_plant("the branches are swapped", "if not (" condition ") then")
    }
    if (is_statement()) {
        match(code, /[^ ].*$/)
        RLENGTH = length($0) - RSTART + 1
        list_or_plant("a statement is left out", "")
    }
}

# Inside of a table or a call that goes on over several lines nothing is a statement.
{
    if (code != "") {
        depth += count_of(code, /\{/) - count_of(code, /\}/)
        before = code
    }
}

plant { print changed }
