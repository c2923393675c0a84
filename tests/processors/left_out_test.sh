#!/bin/sh
# left_out_test.sh BUILD [LIST] - every test that left_out.txt (or LIST) names is there.
#
# SPDX-License-Identifier: MIT
#
# A test that was renamed would be run on other processors again, for hours or against the clock.
set -u
list=${2:-$(dirname "$0")/left_out.txt}
names=$(mktemp)
trap 'rm -f "$names"' EXIT
# As CMake writes them down: asking ctest would spoil the log of the one that runs this.
find "$1" -name CTestTestfile.cmake -exec \
    sed -nE 's/^add_test\((\[=*\[)?([^] "]+).*/\2/p' {} + >"$names"
missing=$(grep -v '^#' "$list" | sed 's/ .*//' | while read -r name; do
    grep -qxE "${name#*:}" "$names" || echo "there is no test $name"
done)
[ -z "$missing" ] && [ -s "$names" ] && exit
echo "FAILED: ${missing:-there are no tests in $1}"
exit 1
