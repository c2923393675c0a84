#!/bin/sh
# reasons.sh FOLDER - ids of all refusals that the sources of a module can give, one a line.
#
# SPDX-License-Identifier: MIT
find "$1" -name '*.[ch]' -exec cat {} + | tr '\n' ' ' |
    grep -oE 'vaka_reason [A-Za-z_]+ = \{[[:space:]]*"[a-z_0-9]+"' | sed 's/.*"\([^"]*\)"$/\1/' |
    sort -u
