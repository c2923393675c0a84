#!/bin/sh
# manual.sh TREE BUILD - the manual page describes the commands and options there are, and no other;
# it names what of the environment is looked at, and the guide to the engine what is answered.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

page=sdk/docs/vaka.1
guide=sdk/docs/engine.md
page_guide=sdk/docs/page-protocol.md # what those are answered who watch
# Every program looks at these, and one is for measuring only.
untold='HOME TERM TMPDIR VAKA_FIRST_FRAME'

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

# found PATTERN FILE... - the words that stand in quotes in what matches.
found()
{
    pattern=$1
    shift
    [ ! -f "$1" ] || grep -hoE "$pattern" "$@" | sed -E 's/.*"([^"]*)".*/\1/' | sort -u
}

# shellcheck disable=SC2046
for name in $(found 'getenv\("[A-Z_]+"' $(c_files host)); do
    grep -qE "^\.BR? (.*[^A-Z_])?$name([^A-Z_]|\$)" "$page" ||
        printf '%s\n' $untold | grep -qx "$name" ||
        echo "$page: nothing about $name" >>"$offences"
done
for word in $(found '^    \{"[a-z]+", [a-z_]+,' host/cli/engine/engine.c) \
    $(found '(vaka_request_set|json_object_set(_new)?)\([a-z]+, "[a-z_]+"' host/cli/engine/*.c); do
    grep -qF "\`$word\`" "$guide" "$page_guide" 2>/dev/null ||
        echo "$guide: nothing about $word" >>"$offences"
done
rm -f "$offences.told" "$offences.had"
finish "$count"
