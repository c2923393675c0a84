#!/bin/sh
# rooms.sh TREE - rooms of a folder include only what lies left of them in rooms.txt, nobody
# includes the inside of another room, and no folder of the host has more than 40 files.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

files=$(c_files host modules)
count=$(printf '%s\n' "$files" | grep -c .)
# shellcheck disable=SC2086 # names in this tree hold no spaces
[ "$count" -eq 0 ] || awk -f "$lint_dir/code.awk" $files |
    grep -E ':[0-9]+: *# *include' |
    awk -f "$lint_dir/rooms.awk" "$lint_dir/rooms.txt" - >"$offences"
find host -type f 2>/dev/null | sed 's|/[^/]*$||' | sort | uniq -c |
    awk '$1 > 40 { print $2 ": more than 40 files (" $1 ")" }' >>"$offences"
finish "$count"
