#!/bin/sh
# art.sh TREE - drawings hold only what the window can draw, are square, say their licence, and are
# there where a module names one.
#
# SPDX-License-Identifier: MIT
#
# What comes with the program goes to the library as it is, which passes over everything else
# without a word: text, styles, patterns, masks and drawings used again would simply be missing.
. "$(dirname "$0")/report.sh"

known='svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|linearGradient|radialGradient|stop'
files=$(find assets/art -type f -name '*.svg' 2>/dev/null | sort)
count=$(printf '%s\n' "$files" | grep -c .)
for file in $files; do
    grep -noE '<[A-Za-z][A-Za-z]*' "$file" | grep -vE ":<($known)\$" |
        sed -E "s|^([0-9]+):<(.*)|$file:\1: the window cannot draw <\2>|"
    grep -nE '(class|style|filter|clip-path|mask)=' "$file" |
        sed -E "s|^([0-9]+):.*|$file:\1: the window reads no styles, filters and masks|"
    grep -q 'SPDX-License-Identifier: MIT' "$file" || echo "$file: says no licence"
    grep -qE 'viewBox="0 0 ([0-9]+) \1"' "$file" || echo "$file: is not square"
done >"$offences"
for folder in modules/*/; do
    name=$(basename "$folder")
    c_files "${folder%/}" | grep '\.c$' | xargs grep -noE "\"$name/[a-z0-9_/]+\"" /dev/null |
        while IFS=: read -r file line key; do
            key=$(echo "$key" | tr -d '"')
            [ -f "assets/art/$key.svg" ] || echo "$file:$line: there is no drawing $key"
        done
done >>"$offences"
finish "$count"
