#!/bin/sh
# reach.sh GOLDEN GAME TREE WORK - fails on anything of a game that none of its packed games reach.
#
# SPDX-License-Identifier: MIT
set -eu
sh "$3/tests/golden/reasons.sh" "$3/modules/$2" >"$4/$2.reasons"
set -- "$1" reach "$2" "$3/tests/golden/$2.golden" "$4/$2.reasons" "$3/tests/golden/excused.txt" \
    "$3"/tests/golden/hand/"$2"*.txt
exec "$@"
