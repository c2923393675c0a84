#!/bin/sh
# size.sh TREE - lines, files and functions stay small enough to read; C files begin as
# agreed, by their own names.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

sources=$(c_files sdk modules host tests)
files=$(printf '%s\n' "$sources"
    find . -type d \( -name .git -o -path ./build \) -prune -o -type f \
        \( -name '*.sh' -o -name '*.awk' -o -name '*.cmake' -o -name CMakeLists.txt \) -print |
        sed 's/^\.\///'
    # Scripts without an ending are known by their first line.
    find . -type d \( -name .git -o -path ./build \) -prune -o -type f ! -name '*.*' -exec \
        awk 'FNR == 1 && /^#!.*sh$/ { print substr(FILENAME, 3) } FNR == 1 { nextfile }' {} +)
count=$(printf '%s\n' "$files" | grep -c .)
# shellcheck disable=SC2086
if [ "$count" -gt 0 ]; then
    awk -f "$lint_dir/size.awk" $files >"$offences"
    [ -z "$sources" ] || grep -L 'SPDX-License-Identifier: MIT' $sources |
        sed 's/$/: no SPDX line/' >>"$offences"
fi
finish "$count"
