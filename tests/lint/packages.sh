#!/bin/sh
# packages.sh TREE - the launcher looks for every library that CMake asks for, and for every family
# of fonts that the window likes best, and for no other.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

asks='pkg_check_modules\([A-Z0-9_]+ (REQUIRED|QUIET) IMPORTED_TARGET'
find . -type d \( -name .git -o -path ./build \) -prune -o -name CMakeLists.txt -print |
    xargs sed -nE "s/^ *$asks ([^)]+)\)/\2/p" |
    tr ' ' '\n' >"$offences.all"
sed -nE 's/^ *\[VAKA_FACE_[A-Z]+\] = \{\{"([^"]+)", .*/\1/p' host/gui/draw/font_files.c |
    tr ' ' _ >>"$offences.all"
sort -u "$offences.all" >"$offences.asked"
{
    sed -nE 's/^library ([^ ]+) .*/\1/p' vaka
    sed -n "/^needed_to_look=/,/^'/p" vaka | sed -nE 's/^font ([^ ]+) .*/\1/p'
} | sort -u >"$offences.known"
comm -23 "$offences.asked" "$offences.known" | sed 's/^/vaka: does not look for /' >"$offences"
comm -13 "$offences.asked" "$offences.known" | sed 's/^/vaka: nobody asks for /' >>"$offences"
count=$(grep -c . "$offences.asked")
rm -f "$offences.all" "$offences.asked" "$offences.known"
finish "$count"
