#!/bin/sh
# leak.sh CONFORMANCE GAME LEAK WORK - conformance of a game in Lua with lines of game.lua changed.
#
# LEAK names a file: how it is caught ("Caught as: TEXT", or "nothing"), then pairs of lines: the
# one that goes ("- …") and what comes in its place ("+ …"). A line that is not there is an error.
#
# SPDX-License-Identifier: MIT
set -eu
work=$4/$(basename "$3" .txt)
rm -rf "$work"
mkdir -p "$work"
cp -R "$2/." "$work"
awk '
function bare(line) { sub(/^ +/, "", line); return line }
NR == FNR && /^- / { old[++count] = substr($0, 3); next }
NR == FNR && /^\+ / { new[count] = substr($0, 3); next }
NR == FNR { next }
{
    for (i = 1; i <= count; i++)
        if (bare($0) == old[i]) { $0 = new[i]; found[i] = 1; break }
    print
}
END {
    for (i = 1; i <= count; i++)
        if (!found[i]) { print "there is no line: " old[i] >"/dev/stderr"; exit 3 }
}' "$3" "$2/game.lua" >"$work/game.lua" || exit 3
caught=$(sed -n 's/^Caught as: //p' "$3")
if [ "$caught" = nothing ]; then
    exec "$1" --module "$work" --games 400 --seconds 10
fi
exec "$1" --module "$work" --games 400 --seconds 10 --expect-fault "$caught"
