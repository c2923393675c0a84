#!/bin/sh
# clauses.sh TREE - every refusal of a game cites one clause of its list, not a whole chapter, and
# says one thing under one id. Of a game in Lua every clause is also named by a test. The digests
# are there in every language of the game.
#
# SPDX-License-Identifier: MIT
#
# The digest of the cited clause is shown with the refusal, and the id is where its translation is
# looked up.
. "$(dirname "$0")/report.sh"

count=0
for list in scripts/*/clauses.csv; do
    game=$(basename "$(dirname "$list")")
    for own in scripts/"$game"/lang/*.lua; do
        code=$(basename "$own" .lua)
        [ ! -f "$own" ] || head -n 1 "$list" | tr ',' '\n' | grep -qx "digest_$code" ||
            echo "$list: no digest_$code, though there is $own" >>"$offences"
    done
    if [ -f "scripts/$game/game.lua" ]; then
        count=$((count + 1))
        find "scripts/$game" -name '*.lua' | sort |
            xargs awk -f "$lint_dir/clauses_lua.awk" -v list="$list" | sort >>"$offences"
    fi
    [ -d "modules/$game" ] || continue
    count=$((count + 1))
    c_files "modules/$game" | xargs awk -f "$lint_dir/clauses.awk" -v list="$list" >>"$offences"
done
finish "$count"
