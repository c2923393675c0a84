#!/bin/sh
# catches.sh LINT - a lint finds every fault planted for it, and nothing else.
#
# SPDX-License-Identifier: MIT
set -u
lint_dir=$(cd "$(dirname "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir "$tree/tree"

sh -e "$lint_dir/planted/$1.sh" "$tree/tree" >"$tree/unsorted" || {
    echo "not all was planted for $1"
    exit 1
}
sort "$tree/unsorted" >"$tree/expected"
[ -s "$tree/expected" ] || {
    echo "nothing was planted for $1"
    exit 1
}
sh "$lint_dir/$1.sh" "$tree/tree" "$tree/tree/build" >"$tree/unsorted"
status=$?
sort "$tree/unsorted" >"$tree/found"
[ "$status" -eq 1 ] || {
    echo "$1 must end with 1 here, not $status"
    exit 1
}
diff -u "$tree/expected" "$tree/found"
