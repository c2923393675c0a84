# texts.awk - texts for people in C sources without a translation, and translations of nothing.
#
# Reads C sources, then catalogues (assets/lang/xx.lua). In a source a text is the first literal in
# a call of the functions below, or in VAKA_TEXT; in files named in `errors` also the format of
# vaka_fail, with its conversions as gaps. Prints FILE:LINE: offence.
#
# SPDX-License-Identifier: MIT
BEGIN {
    callers = "^(vaka_(say|ui_say|notice_say|say_with|page_say|page_tell)|VAKA_TEXT|answer)$"
}
FNR == 1 { finish_file(); name = FILENAME; whole = "" }
{ whole = whole $0 "\n" }
END {
    finish_file()
    for (text in wanted)
        for (code in catalogue)
            if (!((code, text) in known))
                print wanted[text] ": no " code " for \"" text "\""
    for (pair in known) {
        split(pair, part, SUBSEP)
        if (!(part[2] in wanted) && part[2] !~ /^~[^ ]+ [^ ]+$/) # two words that melt: text/melt.h
            print known[pair] ": nobody says \"" part[2] "\""
        else if (gaps(part[2]) != gaps(said[pair]))
            print known[pair] ": other gaps than \"" part[2] "\""
        else if ((part[2] ~ /^ /) != (said[pair] ~ /^ /) && said[pair] !~ /^ [;:!?]/)
            print known[pair] ": begins with a blank, or not, unlike \"" part[2] "\""
        else if (has_wrong_plural(said[pair], part[2]))
            print known[pair] ": a plural that cannot be said of \"" part[2] "\""
    }
}

function finish_file() {
    if (name == "")
        return
    if (name ~ /\.lua$/)
        read_catalogue()
    else
        read_source()
}

# The gaps of a text but plurals, sorted: languages differ in those.
function gaps(text,    all, count, i, j, gap, list, swap) {
    count = 0
    while (match(text, /\{[0-9](:[a-z]+)?\}/)) {
        list[++count] = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
    }
    for (i = 2; i <= count; i++)
        for (j = i; j > 1 && list[j] < list[j - 1]; j--) {
            swap = list[j]
            list[j] = list[j - 1]
            list[j - 1] = swap
        }
    all = ""
    for (i = 1; i <= count; i++)
        if (i == 1 || list[i] != list[i - 1])
            all = all list[i]
    return all
}

# A plural has two forms, and is of a number that the English text has.
function has_wrong_plural(text, english) {
    while (match(text, /\{[0-9]:plural[^{}]*\}?/)) {
        if (substr(text, RSTART, RLENGTH) !~ /^\{[0-9]:plural:[^:]+:[^:]+\}$/ ||
            !index(english, substr(text, RSTART, 2)))
            return 1
        text = substr(text, RSTART + RLENGTH)
    }
    return 0
}

# Takes the literal at the start of `rest`; sets `literal` and `after`.
function take_literal(rest) {
    if (!match(rest, /^"([^"\\]|\\.)*"/))
        return 0
    literal = substr(rest, 2, RLENGTH - 2)
    after = substr(rest, RLENGTH + 1)
    return 1
}

# Adjacent literals are one.
function take_joined(rest,    joined) {
    if (!take_literal(rest))
        return 0
    joined = literal
    while (match(after, /^[ \n]+"/) && take_literal(substr(after, RLENGTH)))
        joined = joined literal
    literal = joined
    return 1
}

function as_shape(format,    shape, number) {
    shape = ""
    number = 0
    while (match(format, /%[-.0-9*]*l*[sdu]/)) {
        shape = shape substr(format, 1, RSTART - 1) "{" number++ "}"
        format = substr(format, RSTART + RLENGTH)
    }
    return shape format
}

function want(text, line,    plain) {
    plain = text
    gsub(/\{[0-9](:[a-z]+)?\}/, "", plain)
    if ((plain ~ /[A-Za-z]/ || plain ~ /^[:;] *$/) && !(text in wanted)) # French parts them
        wanted[text] = name ":" line
}

# Looks for the first literal of the call whose bracket has just been opened; only texts at its own
# level count, not those of calls inside it, which are found for themselves.
function first_literal(rest,    depth, sign) {
    depth = 0
    while (rest != "") {
        sign = substr(rest, 1, 1)
        if (sign == "\"")
            return depth == 0 ? take_joined(rest) : 0
        if (sign == "(")
            depth++
        if (sign == ")" && --depth < 0)
            return 0
        if (sign == ";" || sign == "'")
            return 0
        rest = substr(rest, 2)
    }
    return 0
}

function read_source(    rest, line, word) {
    rest = whole
    line = 1
    while (rest != "") {
        if (match(rest, /^\/\*([^*]|\*+[^*\/])*\*+\//) || match(rest, /^\/\/[^\n]*/)) {
            line += lines_in(substr(rest, 1, RLENGTH))
            rest = substr(rest, RLENGTH + 1)
        } else if (match(rest, /^"([^"\\]|\\.)*"/) || match(rest, /^'([^'\\]|\\.)+'/)) {
            rest = substr(rest, RLENGTH + 1)
        } else if (match(rest, /^[A-Za-z_][A-Za-z0-9_]*/)) {
            word = substr(rest, 1, RLENGTH)
            rest = substr(rest, RLENGTH + 1)
            if (substr(rest, 1, 1) == "(" && word ~ callers && first_literal(substr(rest, 2)))
                want(literal, line)
            if (word == "vaka_fail" && index(errors, name " ") && first_literal(substr(rest, 2)))
                want(as_shape(literal), line)
        } else {
            if (substr(rest, 1, 1) == "\n")
                line++
            rest = substr(rest, 2)
        }
    }
}

function lines_in(text) {
    return gsub(/\n/, "\n", text)
}

# Lines `["English"] = "Other",`; what follows '=' may stand on the next line.
function read_catalogue(    code, rest, line, key) {
    code = name
    sub(/.*\//, "", code)
    sub(/\.lua$/, "", code)
    catalogue[code] = 1
    rest = whole
    line = 1
    while (match(rest, /\["/)) {
        line += lines_in(substr(rest, 1, RSTART))
        take_literal(substr(rest, RSTART + 1))
        key = literal
        rest = after
        match(rest, /"/)
        known[code, key] = name ":" line
        line += lines_in(substr(rest, 1, RSTART))
        take_literal(substr(rest, RSTART))
        said[code, key] = literal
        line += lines_in(literal)
        rest = after
    }
}
