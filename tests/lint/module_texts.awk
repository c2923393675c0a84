# module_texts.awk - sentences of a module without a translation, and translations of nothing.
#
# Reads C sources of a module, then its catalogues (lang/xx.lua). A sentence is { "id", "text" }
# ("say.ID" in a catalogue), a refusal { "id", "rule", "text" } ("reason.ID"). Tables of steps and
# the like are known to `vaka check`; they stand in words.c. Prints FILE:LINE: offence.
#
# SPDX-License-Identifier: MIT
FNR == 1 { finish_file(); name = FILENAME; whole = "" }
{ whole = whole $0 "\n" }
END {
    finish_file()
    for (id in wanted)
        for (code in catalogue)
            if (!((code, id) in known))
                print wanted[id] ": no " code " for '" id "'"
    for (pair in known) {
        split(pair, part, SUBSEP)
        if (!(part[2] in wanted))
            print known[pair] ": nobody says '" part[2] "'"
    }
}

function finish_file() {
    if (name ~ /\.lua$/)
        read_catalogue()
    else if (name != "" && name !~ /words\.c$/)
        read_source()
}

function lines_in(text) {
    return gsub(/\n/, "\n", text)
}

# Takes adjacent literals off the start of `rest`, with the blanks around them; sets `literal` and
# `after`.
function take(rest,    any) {
    literal = ""
    any = 0
    sub(/^[ \n]+/, "", rest)
    while (match(rest, /^"([^"\\]|\\.)*"[ \n]*/)) {
        literal = literal substr(rest, 2, index_of_end(rest) - 2)
        rest = substr(rest, RLENGTH + 1)
        match(rest, /^/)
        any = 1
    }
    after = rest
    return any
}

# Where the first literal of a text ends.
function index_of_end(rest,    at) {
    for (at = 2; substr(rest, at, 1) != "\""; at++)
        if (substr(rest, at, 1) == "\\")
            at++
    match(rest, /^"([^"\\]|\\.)*"[ \n]*/)
    return at
}

function read_entry(rest, line,    id, second) {
    if (!take(rest) || literal !~ /^[a-z0-9_]+$/ || after !~ /^,/)
        return
    id = literal
    if (!take(substr(after, 2)))
        return
    second = literal
    if (after ~ /^}/ && (second ~ /[ {]|^[A-Z+]/ || id ~ /^(ground|badge|cell)_/))
        note("say." id, line)
    else if (second ~ /^([0-9A-Z][0-9A-Za-z.]*)?$/ && after ~ /^,/ && take(substr(after, 2)) &&
             after ~ /^}/)
        note("reason." id, line)
}

function note(id, line) {
    if (!(id in wanted))
        wanted[id] = name ":" line
}

function read_source(    rest, line) {
    rest = whole
    line = 1
    while (match(rest, /[{"\/]/)) {
        line += lines_in(substr(rest, 1, RSTART - 1))
        rest = substr(rest, RSTART)
        if (match(rest, /^\/\*([^*]|\*+[^*\/])*\*+\//) || match(rest, /^"([^"\\]|\\.)*"/)) {
            line += lines_in(substr(rest, 1, RLENGTH))
            rest = substr(rest, RLENGTH + 1)
            continue
        }
        if (substr(rest, 1, 1) == "{")
            read_entry(substr(rest, 2, 600), line)
        rest = substr(rest, 2)
    }
}

function read_catalogue(    code, count, i, line, parts) {
    code = name
    sub(/.*\//, "", code)
    sub(/\.lua$/, "", code)
    catalogue[code] = 1
    count = split(whole, parts, "\n")
    for (i = 1; i <= count; i++)
        if (match(parts[i], /\["(say|reason)\.[a-z0-9_]+"\]/)) {
            line = substr(parts[i], RSTART + 2, RLENGTH - 4)
            known[code, line] = name ":" i
        }
}
