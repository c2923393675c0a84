#!/bin/sh
# reach.sh GOLDEN GAME TREE WORK - fails on anything of a game that none of its packed games reach.
#
# SPDX-License-Identifier: MIT
set -eu
folder=$3/modules/$2
excused=$3/tests/golden/excused.txt
[ -d "$folder" ] || folder=$3/scripts/$2
[ ! -f "$3/tests/golden/excused_$2.txt" ] || excused=$3/tests/golden/excused_$2.txt
sh "$3/tests/golden/reasons.sh" "$folder" >"$4/$2.reasons"
for script in "$3"/tests/golden/hand/"$2"*.txt; do
    [ ! -f "$script" ] || set -- "$@" "$script"
done
game=$2
golden=$1
pack=$3/tests/golden/$2.golden
reasons=$4/$2.reasons
shift 4
set -- "$golden" reach "$game" "$pack" "$reasons" "$excused" "$@"
exec "$@"
