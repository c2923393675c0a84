#!/bin/sh
# before.sh VAKA FOLDER - journals that were played with ABI 1 are replayed: every hash agrees.
#
# SPDX-License-Identifier: MIT
set -u
vaka=$1
count=0
for journal in "$2"/*.vkj; do
    said=$("$vaka" replay "$journal" --verify 2>&1) || {
        echo "$journal: $said"
        exit 1
    }
    count=$((count + 1))
done
[ "$count" -ge 10 ] || { echo "only $count journals" && exit 1; }
echo "$count journals agree"
