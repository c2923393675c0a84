#!/bin/sh
# order.sh TREE - no two calls of one expression change the same thing: their order is not defined.
#
# SPDX-License-Identifier: MIT
#
# amd64 and arm64 differ in which argument is worked out first. order.awk says what it looks at,
# tests/lint/order.txt which functions it need not.
. "$(dirname "$0")/report.sh"

files=$(c_files sdk modules host tests)
count=$(printf '%s\n' "$files" | grep -c .)
# shellcheck disable=SC2086
if [ "$count" -gt 0 ]; then
    awk -f "$lint_dir/code.awk" $files >"$offences.code"
    awk -v settled="$lint_dir/order.txt" -f "$lint_dir/order.awk" \
        pass=1 "$offences.code" pass=2 "$offences.code" >"$offences"
    rm -f "$offences.code"
fi
finish "$count"
