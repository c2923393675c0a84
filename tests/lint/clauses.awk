# clauses.awk - compares the reasons in C sources with `list`, a file of clauses.
#
# SPDX-License-Identifier: MIT
BEGIN {
    while ((getline line < list) > 0) {
        sub(/,.*/, "", line)
        clause[line] = 1
    }
}
FNR == 1 { open = 0 }
!open && /vaka_reason [A-Za-z_]+ = \{/ {
    open = FNR
    text = ""
}
open {
    text = text " " $0
    if ($0 ~ /\};/) {
        judge(text, FILENAME ":" open)
        open = 0
    }
}

# {"id", "rule", text}; the text may be the name of a constant.
function judge(text, where,    field)
{
    sub(/.*vaka_reason [A-Za-z_]+ = \{ */, "", text)
    sub(/ *\};.*/, "", text)
    gsub(/ +/, " ", text)
    split(text, field, /", */)
    sub(/^"/, "", field[1])
    sub(/^"/, "", field[2])
    if (!(field[2] in clause))
        print where ": " field[1] " cites " field[2] ", which is no clause of " list
    text = substr(text, index(text, "\"" field[2] "\",") + length(field[2]) + 3)
    sub(/^ +/, "", text)
    if ((field[1] in said) && said[field[1]] != text)
        print where ": " field[1] " says something else elsewhere"
    said[field[1]] = text
}
