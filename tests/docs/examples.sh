#!/bin/sh
# examples.sh PROGRAM GAME GUIDE - every hook and value of a game has an example in its guide: it
# stands in a block of Lua, which guide.sh runs.
#
# SPDX-License-Identifier: MIT
set -u
program=$1 game=$2 guide=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$program" describe "$game" >"$work/described" || exit 1
awk '/^```lua/ { inside = 1; next } /^```/ { inside = 0 } inside' "$guide" >"$work/blocks"
{
    sed -nE 's/^- `\["([a-z_.]+)"\] = function.*/\1/p' "$work/described"
    sed -n '/^## Values/,/^## Tables/p' "$work/described" | sed -nE 's/^\| `([a-z_]+)`.*/\1/p'
} >"$work/names"
count=$(grep -c . "$work/names")
[ "$count" -ge 20 ] || {
    echo "only $count names of hooks and values were found"
    exit 1
}
missing=0
while read -r name; do
    grep -qE "(\"$name\"|^ +$name = )" "$work/blocks" || {
        echo "$guide: no example of $name"
        missing=1
    }
done <"$work/names"
exit $missing
