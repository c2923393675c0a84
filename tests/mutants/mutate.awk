# mutate.awk - lists the small faults that could be planted in a C file, or plants one of them.
#
# awk -f mutate.awk FILE prints "NUMBER: FILE:LINE: what" for each; with -v plant=NUMBER it prints
# the file with that one. Comments, strings, preprocessor lines and declarations are left alone.
#
# SPDX-License-Identifier: MIT
function list_or_plant(what, from, to, line)
{
    number++
    if (!plant) {
        printf "%d: %s:%d: %s\n", number, FILENAME, FNR, what
        return
    }
    if (number == plant) {
        changed = substr(line, 1, RSTART - 1) to substr(line, RSTART + RLENGTH)
        planted = 1
    }
}

function try(from, to, what)
{
    if (match($0, from))
        list_or_plant(what, from, to, $0)
}

{
    changed = $0
    planted = 0
    code = $0
    gsub(/"[^"]*"/, "\"\"", code)
    inside = inside_comment
    if (code ~ /\/\*/ && code !~ /\*\//)
        inside_comment = 1
    if (code ~ /\*\//)
        inside_comment = 0
}

function is_plain_code()
{
    return $0 ~ /^[ \t]/ && code == $0 && !inside && $0 !~ /\/\*/ && $0 !~ /#/ &&
        $0 !~ /^[ \t]*(static|const|enum|typedef|\[|\{)/
}

is_plain_code() {
    try(" == ", " != ", "== becomes !=")
    try(" != ", " == ", "!= becomes ==")
    try(" <= ", " < ", "<= becomes <")
    try(" >= ", " > ", ">= becomes >")
    try(" < ", " <= ", "< becomes <=")
    try(" > ", " >= ", "> becomes >=")
    try(" && ", " || ", "&& becomes ||")
    try(" \\|\\| ", " && ", "|| becomes &&")
    try("return true;", "return false;", "true becomes false")
    try("return false;", "return true;", "false becomes true")
    try(" \\+ ", " - ", "+ becomes -")
    try(" - ", " + ", "- becomes +")
    if ($0 ~ /^ +[a-z_]+\(.*\);$/ && $0 !~ /return/) {
        match($0, /[^ ].*$/)
        list_or_plant("a call is left out", "", ";", $0)
    }
    if ($0 ~ /^ +[a-z_>.\[\]-]+ (=|\+=|-=) .*;$/) {
        match($0, /[^ ].*$/)
        list_or_plant("an assignment is left out", "", ";", $0)
    }
}

plant { print changed }
