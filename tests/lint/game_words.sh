#!/bin/sh
# game_words.sh TREE - the host, the public headers and the page hold no word of any game.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

files=$(
    c_files host sdk/include
    [ ! -d assets/web ] || find assets/web -type f | sort
)
count=$(printf '%s\n' "$files" | grep -c .)
words=$(grep -v '^#' "$lint_dir/game_words.txt" | grep . | tr '\n' '|')
# shellcheck disable=SC2086
[ "$count" -eq 0 ] || grep -HniEo "(^|[^a-z])(${words%|})s?([^a-z]|\$)" $files |
    sed -E 's/^([^:]*:[0-9]+):[^A-Za-z]*([A-Za-z]+).*/\1: a word of a game: \2/' >"$offences"
finish "$count"
