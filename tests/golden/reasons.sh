#!/bin/sh
# reasons.sh FOLDER - ids of all refusals that the sources of a module, or a game in Lua, can give,
# one a line.
#
# SPDX-License-Identifier: MIT
if [ -f "$1/game.lua" ]; then
    awk '/^    reasons = \{/ { on = 1 } on { print } on && /^    }/ { exit }' "$1/game.lua" |
        grep -oE '[a-z_0-9]+ = \{ rule' | sed 's/ .*//' | sort -u
    exit
fi
find "$1" -name '*.[ch]' -exec cat {} + | tr '\n' ' ' |
    grep -oE 'vaka_reason [A-Za-z_]+ = \{[[:space:]]*"[a-z_0-9]+"' | sed 's/.*"\([^"]*\)"$/\1/' |
    sort -u
