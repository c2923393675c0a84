#!/bin/sh
# killed.sh BUILD KILLS - shards of a simulation are killed so often and gone on with; added up they
# say what a run says that nobody disturbed.
#
# SPDX-License-Identifier: MIT
#
# VAKA_PLANTED=1: a shard forgets what its first seat has won before it goes on. That has to be
# seen.
set -eu
build=$1 kills=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bots=bot:greedy,bot:greedy

# shard I GAMES - one of three; the program itself, so that it can be killed.
shard()
{
    exec "$build/vaka" sim conquest --seats $bots --games "$2" --seed 9 --effects \
        --shard "$1/3" --resume "$work/part$1.json" --json >/dev/null
}

# How many games a shard has played.
played()
{
    grep -oE '"sums":\{"games":[0-9]+' "$work/part$1.json" 2>/dev/null |
        grep -oE '[0-9]+$' || echo 0
}

killed=0
while [ "$killed" -lt "$kills" ]; do
    part=$((killed % 3 + 1))
    (shard $part 9000000) &
    sleep "1.$((killed * 7 % 10 + 1))"
    kill -9 $! 2>/dev/null || true
    wait $! 2>/dev/null || true
    killed=$((killed + 1))
done
most=$(for part in 1 2 3; do played $part; done | sort -n | tail -n 1)
games=$(((most + 40) * 3))
for part in 1 2 3; do
    if [ -n "${VAKA_PLANTED-}" ] && [ $part = 2 ]; then
        sed -E 's/"won":\[[0-9]+,/"won":[0,/' "$work/part2.json" >"$work/bent.json"
        mv "$work/bent.json" "$work/part2.json"
    fi
    (shard $part $games)
done
"$build/vaka" sim --merge "$work"/part*.json --json >"$work/merged"
"$build/vaka" sim conquest --seats $bots --games $games --seed 9 --effects --json >"$work/whole"
cmp "$work/merged" "$work/whole" || {
    echo "FAILED: shards that were killed add up to something else"
    exit 1
}
echo "$killed kills, $games games in three shards: the same as without"
