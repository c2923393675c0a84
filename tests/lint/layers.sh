#!/bin/sh
# layers.sh TREE - every #include stays within what layers.txt allows to its folder.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

files=$(c_files sdk modules host tests/modules)
count=$(printf '%s\n' "$files" | grep -c .)
# Names in this tree hold no spaces: a lint of names would be the next one to write.
# shellcheck disable=SC2086
[ "$count" -eq 0 ] || awk -f "$lint_dir/code.awk" $files |
    grep -E ':[0-9]+: *# *include' |
    awk -f "$lint_dir/layers.awk" "$lint_dir/layers.txt" - >"$offences"
finish "$count"
