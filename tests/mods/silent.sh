#!/bin/sh
# silent.sh COMMAND... - the command succeeds and has nothing to say.
#
# SPDX-License-Identifier: MIT
said=$("$@" 2>&1)
status=$?
[ -z "$said" ] || {
    printf '%s\n' "$said"
    exit 1
}
exit "$status"
