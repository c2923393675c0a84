#!/bin/sh
# mouse_game_test.sh BUILD - a whole game of Conquest by mouse on a video driver that shows nothing;
# the journal it leaves tells the same game again.
#
# SPDX-License-Identifier: MIT
set -eu
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" SDL_VIDEODRIVER=dummy LC_ALL=C
export VAKA_MODULE_PATH="$build/modules"

"$build/tests/gui/mouse_game" 'Conquest of Paradise' 7
"$build/vaka" replay "$work"/data/vaka/games/*.vkj --verify
"$build/vaka" replay "$work"/data/vaka/games/*.vkj --text >"$work/told"
grep -q 'is over' "$work/told"
