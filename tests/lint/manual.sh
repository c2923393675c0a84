#!/bin/sh
# manual.sh TREE BUILD - the manual page describes the commands and options there are, and no other.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

page=sdk/docs/vaka.1

# options_told COMMAND - from the page; options_had COMMAND - from the program.
options_told()
{
    awk -v head=".SS \"vaka ${1}[ \"]" '/^\.S[SH]/ { inside = $0 ~ "^\\" head } inside' "$page" |
        sed 's/\\-/-/g' | grep -oE '^\.(B|BI) --[a-z-]+' | grep -oE -e '--[a-z-]+' | sort -u
}

options_had()
{
    "$2/vaka" "$1" --help | grep -oE '^  --[a-z-]+' | grep -oE -e '--[a-z-]+' |
        grep -vx -e --help | sort -u
}

commands=$("$2/vaka" --help | awk '$1 == "vaka" && /^  vaka / { print $2 }')
count=$(printf '%s\n' "$commands" | grep -c .)
for command in $commands; do
    grep -q "^\.SS \"vaka ${command}[ \"]" "$page" ||
        echo "$page: no command $command" >>"$offences"
    options_told "$command" >"$offences.told"
    options_had "$command" "$2" >"$offences.had"
    comm -13 "$offences.told" "$offences.had" | sed "s|^|$page: $command lacks |" >>"$offences"
    comm -23 "$offences.told" "$offences.had" | sed "s|^|$page: $command has no |" >>"$offences"
done
for command in $(sed -nE 's/^\.SS "vaka ([a-z]+).*/\1/p' "$page"); do
    printf '%s\n' "$commands" | grep -qx "$command" ||
        echo "$page: there is no command $command" >>"$offences"
done
rm -f "$offences.told" "$offences.had"
finish "$count"
