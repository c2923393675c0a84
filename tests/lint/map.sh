#!/bin/sh
# map.sh TREE - the README.md of a module names each of its files, and no file that is not there.
#
# SPDX-License-Identifier: MIT
#
# A module without a README.md needs no map.
. "$(dirname "$0")/report.sh"

count=0
for map in modules/*/README.md; do
    [ -f "$map" ] || continue
    module=${map%/README.md}
    files=$(c_files "$module")
    count=$((count + 1 + $(printf '%s\n' "$files" | grep -c .)))
    for file in $files; do
        grep -qF "\`${file#"$module"/}\`" "$map" || echo "$file: is not on the map $map"
    done
    # shellcheck disable=SC2016 # the marks are those of Markdown
    grep -noE '`[a-z0-9_/]+\.[ch]`' "$map" | tr -d '`' | while IFS=: read -r line file; do
        [ -f "$module/$file" ] || echo "$map:$line: there is no $file"
    done
done >"$offences"
finish "$count"
