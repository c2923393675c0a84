#!/bin/sh
# exports.sh TREE BUILD - every module shows one symbol, vaka_entry.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

count=0
for module in "$2"/modules/*.vaka "$2"/tests/modules/*.vaka; do
    [ -f "$module" ] || continue
    count=$((count + 1))
    shown=$(nm -D --defined-only "$module" | awk '{ print $NF }' | tr '\n' ' ')
    [ "$shown" = 'vaka_entry ' ] || echo "${module#"$2"/}: shows: ${shown:-nothing}" >>"$offences"
done
sed 's/ $//' "$offences" >"$offences.trimmed" && mv "$offences.trimmed" "$offences"
finish "$count"
