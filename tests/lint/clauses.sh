#!/bin/sh
# clauses.sh TREE - every refusal of a game cites one clause of its list, not a whole chapter, and
# says one thing under one id.
#
# SPDX-License-Identifier: MIT
#
# The digest of the cited clause is shown with the refusal, and the id is where its translation is
# looked up.
. "$(dirname "$0")/report.sh"

count=0
for list in scripts/*/clauses.csv; do
    game=$(basename "$(dirname "$list")")
    [ -d "modules/$game" ] || continue
    count=$((count + 1))
    c_files "modules/$game" | xargs awk -f "$lint_dir/clauses.awk" -v list="$list" >>"$offences"
done
finish "$count"
