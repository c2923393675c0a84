#!/bin/sh
# xdotool_game.sh VAKA SHOTS - a whole game by mouse through a real window, and every screen in
# pictures: under Xvfb with xdotool, for the proof run.
#
# SPDX-License-Identifier: MIT
#
# The window is clicked at points that come from a small generator with a fixed seed, on the board,
# the buttons of the prompt and the menus, until the journal of the game has grown to its end. The
# other seats are bots. Needs Xvfb, xdotool and import (ImageMagick).
set -eu
vaka=$1
shots=$2
work=$(mktemp -d)
display=:$((90 + $$ % 900))
mkdir -p "$shots"
export HOME="$work" XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" LC_ALL=C

stop() {
    [ -z "${game:-}" ] || kill "$game" 2>/dev/null || true
    [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap stop EXIT INT TERM

# start_server WIDTHxHEIGHT
start_server() {
    wide=${1%x*}
    high=${1#*x}
    Xvfb "$display" -screen 0 "$1x24" >/dev/null 2>&1 &
    server=$!
    DISPLAY=$display
    export DISPLAY
    sleep 1
}

stop_server() {
    kill "$server"
    wait "$server" 2>/dev/null || true
    server=
}

key() {
    for one in "$@"; do
        xdotool key "$one"
        sleep 0.15
    done
}

shoot() {
    sleep 0.4
    import -window root "$shots/$1.png"
}

# settings PERCENT DARK LANGUAGE
settings() {
    mkdir -p "$XDG_CONFIG_HOME/vaka"
    printf 'percent %s\ndark %s\npace 0\nwidth %s\nheight %s\nlanguage %s\n' "$1" "$2" \
        "$wide" "$high" "$3" >"$XDG_CONFIG_HOME/vaka/settings"
}

# show_screens SIZE PERCENT DARK LANGUAGE: every screen so.
show_screens() {
    name=$1-$2-$3-$4
    settings "$2" "$3" "$4"
    "$vaka" </dev/null >/dev/null 2>&1 &
    game=$!
    sleep 1.5
    shoot "start-$name"
    key n && shoot "new-$name" && key Escape
    key o && shoot "load-$name" && key Escape
    key m && shoot "mods-$name" && key Escape
    key s && shoot "settings-$name" && key Escape
    key a && shoot "about-$name" && key Escape
    key F1 && shoot "help-$name" && key Right && shoot "guide-$name" && key Escape
    key l && shoot "learn-$name" && key Return && sleep 1 && shoot "lesson-$name"
    kill "$game" && wait "$game" 2>/dev/null || true
    game=
}

# The next number from $1 on, below $1 + $2, into `number`: of a generator that begins alike always.
seed=12345
random() {
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    number=$(($1 + seed / 65536 % $2))
}

click() {
    xdotool mousemove "$1" "$2" click 1
}

journal_lines() {
    cat "$XDG_DATA_HOME"/vaka/games/*.vkj 2>/dev/null | wc -l
}

# By mouse alone: board, buttons of the prompt, lines of menus; Escape is never pressed.
play_game() {
    settings 100 0 en
    "$vaka" play hello --seats human,bot:random --seed 7 </dev/null >"$work/out" 2>&1 &
    game=$!
    sleep 1.5
    tries=0
    while [ "$tries" -lt 400 ]; do
        tries=$((tries + 1))
        random 20 500
        click "$number" 704
        sleep 0.05
        random 20 900
        x=$number
        random 80 500
        click "$x" "$number"
        sleep 0.05
        [ $((tries % 20)) -eq 0 ] || continue
        "$vaka" replay "$XDG_DATA_HOME"/vaka/games/*.vkj --text >"$work/replay" 2>/dev/null || true
        grep -q "is over" "$work/replay" && break
    done
    shoot "game-over"
    kill "$game" 2>/dev/null && wait "$game" 2>/dev/null || true
    game=
    "$vaka" replay "$XDG_DATA_HOME"/vaka/games/*.vkj --text | grep -q "is over" || {
        echo "the game was not finished by mouse: $(journal_lines) lines" >&2
        exit 1
    }
}

start_server 1280x720
play_game
[ -z "${VAKA_GAME_ONLY:-}" ] || exit 0
for percent in 100 200; do
    for dark in 0 1; do
        show_screens 1280x720 "$percent" "$dark" en
    done
done
show_screens 1280x720 100 0 fr
show_screens 1280x720 200 1 fr
stop_server
start_server 1920x1080
for percent in 100 200; do
    for dark in 0 1; do
        show_screens 1920x1080 "$percent" "$dark" en
    done
done
stop_server
count=$(find "$shots" -name '*.png' | wc -l)
echo "$count pictures in $shots"
[ "$count" -ge 80 ]
