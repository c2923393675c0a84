#!/bin/sh
# knots.sh TREE BUILD - no more than six files need one another, and no two rooms do.
#
# SPDX-License-Identifier: MIT
#
# Looks at the compiled objects of the host and of each module: a file needs another if it calls a
# function, or uses a variable, that is defined there. Files that need one another in a ring are a
# knot: none of them can be understood, tested or moved alone.
. "$(dirname "$0")/report.sh"

count=0
: >"$offences"
symbols=$(mktemp)
trap 'rm -f "$offences" "$symbols"' EXIT
for folder in host modules/*; do
    [ -d "$folder" ] || continue
    # BUILD/host/CMakeFiles/vaka_host.dir/table/hex.c.o comes from host/table/hex.c
    find "$2/$folder" -name '*.c.o' -path '*.dir/*' 2>/dev/null | sort | while read -r object; do
        source=$(printf '%s\n' "${object#"$2"/}" | sed -E 's/CMakeFiles\/[^/]*\.dir\///; s/\.o$//')
        [ ! -f "$source" ] || nm -P "$object" | sed "s|^|$source |"
    done >"$symbols"
    count=$((count + $(cut -d ' ' -f 1 "$symbols" | sort -u | grep -c .)))
    awk -f "$lint_dir/knots.awk" "$symbols" >>"$offences"
done
finish "$count"
