#!/bin/sh
# before.sh VAKA FOLDER - journals that were played with ABI 1 are replayed: every hash agrees.
#
# They were played before homes were made fairer (tests/balance), so the values of then are put back
# in a copy of the scripts (VAKA_SCRIPTS).
#
# SPDX-License-Identifier: MIT
set -u
then=$(mktemp -d) || exit 1
trap 'rm -rf "$then"' EXIT
cp -r "$VAKA_SCRIPTS/." "$then" || exit 1
VAKA_SCRIPTS=$then
export VAKA_SCRIPTS
for tile in hiva raiatea; do
    sed -i "/id = \"$tile\"/s/green = [0-9], brown = [0-9]/green = 2, brown = 1/" \
        "$then/conquest/data/tiles.lua"
done
sed -i -E '/id = "(kiribati|marshall|nauru)"/,/status/s/warriors = [0-9]/warriors = 1/' \
    "$then/conquest/data/map.lua"
sed -i -E '/^ +(phoenix|suwarrow|raiatea|hiva) = /d' "$then/conquest/scenarios/historic_map.lua"
sed -i '/tiles = { raiatea/d' "$then/conquest/scenarios/east_duel.lua"
count=0
for journal in "$2"/*.vkj; do
    said=$("$1" replay "$journal" --verify 2>&1) || {
        echo "$journal: $said"
        exit 1
    }
    count=$((count + 1))
done
[ "$count" -ge 10 ] || { echo "only $count journals" && exit 1; }
echo "$count journals agree"
