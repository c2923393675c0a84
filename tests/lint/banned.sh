#!/bin/sh
# banned.sh TREE - no call of a function that overflows, hides state or starts a shell.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

banned='gets|strcpy|strcat|sprintf|vsprintf|strtok|atoi|atol|atoll|rand|srand|random|srandom'
banned="$banned|drand48|alloca|system"
files=$(c_files sdk modules host tests)
count=$(printf '%s\n' "$files" | grep -c .)
# shellcheck disable=SC2086
if [ "$count" -gt 0 ]; then
    awk -f "$lint_dir/code.awk" $files >"$offences.code"
    grep -E "^[^:]*:[0-9]+:(.*[^A-Za-z0-9_])?($banned) *\\(" "$offences.code" |
        sed -E 's/^([^:]*:[0-9]+):.*/\1: calls a banned function/' >"$offences"
    # A test may start the program it tests.
    grep -E '^(sdk|modules|host)/[^:]*:[0-9]+:(.*[^A-Za-z0-9_])?popen *\(' "$offences.code" |
        sed -E 's/^([^:]*:[0-9]+):.*/\1: starts a program/' >>"$offences"
    # The size of long differs between machines: it never crosses the boundary.
    grep -E '^sdk/include/[^:]*:[0-9]+:(.*[^A-Za-z0-9_])?long([^A-Za-z0-9_]|$)' "$offences.code" |
        sed -E 's/^([^:]*:[0-9]+):.*/\1: long in a public header/' >>"$offences"
    rm -f "$offences.code"
fi
finish "$count"
