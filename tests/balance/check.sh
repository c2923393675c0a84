#!/bin/sh
# check.sh RUN BUILD - a small table has its lines, and is the same when it is gone on with; so has
# that of what a level of skill wins.
#
# SPDX-License-Identifier: MIT
set -eu
run=$1 build=$2
work=$(mktemp -d)
trap 'rm -rf "$work" "$build/balance/greedy-77" "$build/balance/strength-easy-77"' EXIT
unset VAKA_SCRIPTS VAKA_MODULE_PATH 2>/dev/null || true

BALANCE_ONLY="four east_duel solitaire"
export BALANCE_ONLY
rm -rf "$build/balance/greedy-77"
BALANCE_OUT=$work/few.md sh "$run" "$build" greedy 4 77
BALANCE_OUT=$work/more.md sh "$run" "$build" greedy 12 77
rm -rf "$build/balance/greedy-77"
BALANCE_OUT=$work/anew.md sh "$run" "$build" greedy 12 77
cmp "$work/more.md" "$work/anew.md"
for line in '| Four, standard | Raiatea | 12 |' '| Two, east_duel | Hiva | 12 |' \
    '| Solitaire | won by the player | 12 |' '| Navigation |'; do
    grep -qF "$line" "$work/more.md" || {
        echo "no \"$line\" in:"
        cat "$work/more.md"
        exit 1
    }
done
if grep -qF 'Two, standard' "$work/more.md"; then
    echo "a line that was not wanted was played"
    exit 1
fi

rm -rf "$build/balance/strength-easy-77"
STRENGTH_OUT=$work/easy.md STRENGTH_ONLY="two four solitaire_fair" \
    sh "$(dirname "$run")/strength" "$build" easy 40 77
for line in '| Conquest, two | 40 |' '| Conquest, four | 40 |' \
    '| Conquest, solitaire, bot:fair itself | 40 |'; do
    grep -qF "$line" "$work/easy.md" || {
        echo "no \"$line\" in:"
        cat "$work/easy.md"
        exit 1
    }
done
# Who slips now and then wins less than who never does.
awk -F'|' '/two/ { exit !($4 < 20) }' "$work/easy.md" || {
    echo "bot:easy wins as often as bot:fair:"
    cat "$work/easy.md"
    exit 1
}
