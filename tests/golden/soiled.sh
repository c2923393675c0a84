#!/bin/sh
# soiled.sh GOLDEN FAULTS WORK - packs games of a module that keeps bytes of the stack which nobody
# wrote, and plays them again with the same byte there and with another. Fails, as it should: the
# second time they differ.
#
# SPDX-License-Identifier: MIT
set -eu
export VAKA_MODULE_PATH="$2"
VAKA_FILL=0 "$1" make stack_bytes "$3/soiled.golden" 6
VAKA_FILL=0 "$1" replay "$3/soiled.golden"
VAKA_FILL=165 "$1" replay "$3/soiled.golden"
