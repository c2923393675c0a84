# size.awk - lines of at most 100 characters, files of 800 lines, functions of 60, 7 parameters.
#
# SPDX-License-Identifier: MIT
#
# Relies on the house format: a function's braces stand alone in the first column. A file of data
# says "data table" in its first line and may be longer.
FNR == 1 { begin_file() }
{
    line = $0
    gsub(/[\200-\277]/, "", line) # the second and later bytes of a UTF-8 character
    if (length(line) > 100)
        tell("longer than 100 characters")
    if (line ~ /\t/)
        tell("a tab")
    if (line ~ /[ ]$/)
        tell("a space at the end")
    if (FNR == 801 && !is_data)
        tell("longer than 800 lines")
}
!is_c { next }
/^#ifndef .*_H$/ && !is_guarded { is_guarded = 1; check_guard() }
/^[A-Za-z_].*\(/ { head = "" }
{ head = head $0 }
/^{$/ { start = FNR; check_head() }
/^}/ {
    if (start && FNR - start - 1 > 60)
        tell("a function of more than 60 lines")
    start = 0
    head = ""
}
/;$/ && !start { head = "" }

function begin_file()
{
    is_c = FILENAME ~ /\.[ch]$/
    is_data = /data table/
    is_guarded = start = 0
    head = ""
    if (is_c && $0 !~ /^\/\* [^ ]+ - ./)
        tell("the first line is not /* path - one sentence. */")
    else if (is_c && !ends_with("/" FILENAME, "/" $2))
        tell("the first line names another file")
}

function ends_with(text, end)
{
    return substr(text, length(text) - length(end) + 1) == end
}

# A guard ends with the file's own name: GUI_DRAW_ART_H in host/gui/draw/art.h.
function check_guard(name)
{
    name = FILENAME
    sub(/.*\//, "", name)
    gsub(/[^A-Za-z0-9]/, "_", name)
    if (FILENAME ~ /\.h$/ && !ends_with("_" $2, "_" toupper(name)))
        tell("the guard names another file")
}

function check_head(commas)
{
    commas = head
    gsub(/\([^()]*\)\(/, "(", commas) # parameters that are functions
    if (gsub(/,/, ",", commas) > 6)
        tell("a function of more than 7 parameters")
}

function tell(what)
{
    print FILENAME ":" FNR ": " what
}
