#!/bin/sh
# unfinished.sh TREE - no mark of unfinished work in any file.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

# Written so that this file does not find itself.
marks='TO''DO|FIX''ME|X''XX|HA''CK'
files=$(find . -type d \( -name .git -o -path ./build \) -prune -o -type f -print | sort)
count=$(printf '%s\n' "$files" | grep -c .)
printf '%s\n' "$files" | tr '\n' '\0' |
    xargs -0 grep -HnIoE "(^|[^A-Za-z])($marks)([^A-Za-z]|\$)" |
    sed -E 's/^\.\/([^:]*:[0-9]+):.*/\1: a mark of unfinished work/' >"$offences"
finish "$count"
