#!/bin/sh
# full_test.sh BUILD - F11 where X has no window manager: the window fills the display, and goes
# back.
#
# SPDX-License-Identifier: MIT
set -eu
build=$1
for tool in Xvfb xdotool; do
    command -v $tool >/dev/null || { echo "there is no $tool"; exit 77; }
done
work=$(mktemp -d)
server= window=
# A window that is closed keeps its settings: they are gone with the folder only after that.
finish() {
    for process in $window $server; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    rm -rf "$work"
}
trap finish EXIT INT TERM

mkdir -p "$work/config/vaka" "$work/data"
printf 'height 500\npercent 100\nwidth 700\n' >"$work/config/vaka/settings"
Xvfb -displayfd 3 -screen 0 1000x800x24 3>"$work/display" >/dev/null 2>&1 &
server=$!
tries=0
until [ -s "$work/display" ]; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { echo "no display came up"; exit 77; }
    sleep 0.1
done
DISPLAY=:$(cat "$work/display")
export DISPLAY XDG_CONFIG_HOME="$work/config" XDG_DATA_HOME="$work/data"
unset XDG_CURRENT_DESKTOP DESKTOP_SESSION SDL_VIDEODRIVER || true
"$build/vaka" >"$work/out" 2>&1 &
window=$!

# How large the window is, as X has it.
geometry() {
    id=$(xdotool search --name '^Vaka$' 2>/dev/null | head -1)
    [ -n "$id" ] && xdotool getwindowgeometry "$id" | sed -n 's/.*Geometry: //p'
}
wait_for() {
    tries=0
    until [ "$(geometry)" = "$1" ]; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || { echo "the window is $(geometry), not $1"; exit 1; }
        sleep 0.1
    done
}
wait_for 700x500
sleep 1
xdotool key F11
wait_for 1000x800
xdotool key F11
wait_for 700x500
