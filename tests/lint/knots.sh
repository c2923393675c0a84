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

# symbols_of FOLDER - a line FILE SYMBOL TYPE each; objects of files that are gone are passed over.
# BUILD/host/CMakeFiles/vaka_host.dir/table/hex.c.o comes from host/table/hex.c
symbols_of()
{
    find "$build/$1" -name '*.c.o' -path '*.dir/*' 2>/dev/null | sort | xargs -r nm -A -P |
        sed -E "s|^$build/||; s|CMakeFiles/[^/]*\.dir/||; s|\.o: | |" |
        awk '!($1 in there) { there[$1] = (getline line <$1) >= 0; close($1) } there[$1]'
}

build=$2
for folder in host modules/*; do
    [ -d "$folder" ] || continue
    symbols_of "$folder" >"$symbols"
    count=$((count + $(cut -d ' ' -f 1 "$symbols" | sort -u | grep -c .)))
    awk -f "$lint_dir/knots.awk" "$symbols" >>"$offences"
done
finish "$count"
