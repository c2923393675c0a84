#!/bin/sh
# catches.sh GUIDE SOURCE BUILD COMPILER - the runner refuses a guide, for the right reason.
#
# SPDX-License-Identifier: MIT
#
# The first line of the guide is `<!-- LINE: what has to be said -->`. The bounds are those of the
# first card.
set -u
here=$(cd "$(dirname "$0")" && pwd)
expected=$(sed -nE '1s/^<!-- (.*) -->$/\1/p' "$1")

[ -n "$expected" ] || {
    echo "$1 does not say what is to be caught"
    exit 1
}
said=$(sh "$here/guide.sh" "$1" "$2" "$3" "$4" 10 4) && {
    echo "nothing was caught in $1"
    exit 1
}
printf '%s\n' "$said" | grep -qF -- "$1:$expected" || {
    printf '%s\n' "$said" "expected: $1:$expected"
    exit 1
}
