#!/bin/sh
# xdotool_game.sh BUILD SHOTS - a whole game by mouse through a real window, and every screen in
# pictures: under Xvfb with xdotool, for the proof run.
#
# SPDX-License-Identifier: MIT
#
# mouse_game plays Conquest against a bot with a pointer that xdotool moves; the journal it leaves
# must tell the same game again. Then the program is started in moments of that game, and keys show
# screen after screen, at 800x600, 1280x720 and 1920x1080, text 100 and 200 %, light and dark,
# English and French. Needs Xvfb, xdotool and import (ImageMagick). VAKA_GAME_ONLY=1: only the game;
# VAKA_SIZES: at these sizes only.
set -eu
build=$(CDPATH='' cd -- "$1" && pwd -P)
mkdir -p "$2"
shots=$(CDPATH='' cd -- "$2" && pwd -P)
vaka=$build/vaka
work=$(mktemp -d)
game=
server=

stop()
{
    [ -z "$game" ] || kill "$game" 2>/dev/null || true
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap stop EXIT
trap 'exit 1' INT TERM

fail()
{
    echo "FAILED: $*"
    exit 1
}

for tool in Xvfb xdotool import; do
    command -v "$tool" >/dev/null || fail "$tool is missing (packages xvfb, xdotool, imagemagick)"
done
export HOME="$work" XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" LC_ALL=C
export VAKA_MODULE_PATH="$build/modules" SDL_VIDEODRIVER=x11
unset WAYLAND_DISPLAY VAKA_SCRIPTS

# start_server WIDTHxHEIGHT - on the first display that is free; it says so when it is ready.
start_server()
{
    rm -f "$work/display"
    Xvfb -noreset -displayfd 3 -screen 0 "$1x24" 3>"$work/display" >/dev/null 2>&1 &
    server=$!
    tries=0
    while [ ! -s "$work/display" ]; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || fail 'Xvfb does not start'
        sleep 0.1
    done
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
}

stop_server()
{
    kill "$server"
    wait "$server" 2>/dev/null || true
    server=
}

# look PERCENT DARK LANGUAGE - what the program finds in its settings.
look()
{
    mkdir -p "$XDG_CONFIG_HOME/vaka"
    printf 'percent %s\ndark %s\npace 0\nstill 1\nwidth %s\nheight %s\nlanguage %s\n' "$1" "$2" \
        "${size%x*}" "${size#*x}" "$3" >"$XDG_CONFIG_HOME/vaka/settings"
}

# open ARGUMENTS - starts the program; its window is there, and the pointer out of the way.
open()
{
    "$vaka" "$@" </dev/null >"$work/out" 2>&1 &
    game=$!
    tries=0
    until xdotool search --onlyvisible --class vaka >/dev/null 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || fail "no window for vaka $*: $(tail -n 1 "$work/out")"
        sleep 0.1
    done
    xdotool mousemove "${size%x*}" 0
    sleep 0.5
}

close()
{
    kill "$game"
    wait "$game" 2>/dev/null || true
    game=
}

key()
{
    for one in "$@"; do
        xdotool key "$one"
        sleep 0.1
    done
}

# shoot NAME - waits until the picture is another one than the last. No two pictures of a round may
# be the same: then a key was not obeyed.
shoot()
{
    picture=$shots/$1-$round.png
    tries=0
    while :; do
        sleep 0.25
        import -silent -window root -quality 10 -define png:exclude-chunks=date,time "$picture"
        sum=$(md5sum <"$picture")
        [ "$sum" = "$(tail -n 1 "$work/seen")" ] || break
        [ $tries -lt 12 ] || break
        tries=$((tries + 1))
    done
    echo "$sum" >>"$work/seen"
}

show_screens()
{
    open
    shoot start
    for screen in 'new n' 'load o' 'replays r' 'mods m' 'settings s' 'about a'; do
        key "${screen#* }"
        shoot "${screen% *}"
        key Escape
    done
    key F1
    shoot help
    key Right
    shoot guide
    key Escape l
    shoot learn
    key Return
    shoot lesson
    key Return
    shoot lesson-next
    close
}

# In moments of the game that was played: sailing, a battle, building; its end; a change of hands.
show_game()
{
    open resume "$work/sail.vkj"
    shoot sail
    xdotool mousemove $((${size%x*} / 4)) $((${size#*x} / 4)) # a space of the board
    sleep 0.6
    shoot point
    key a
    shoot actions
    key Escape t
    sleep 3 # a strong player thinks about it
    shoot hint
    close
    for moment in battle build; do
        open resume "$work/$moment.vkj"
        shoot $moment
        close
    done
    open resume "$work/hands.vkj"
    shoot curtain
    key Return
    shoot recap
    close
    open
    key r Tab Return
    shoot replay
    key End
    shoot end
    key k
    sleep 1 # some of it has been read
    shoot chances
    close
}

# one_round WIDTHxHEIGHT PERCENT DARK LANGUAGE
one_round()
{
    size=$1
    round=$1-$2-$([ "$3" = 1 ] && echo dark || echo light)-$4
    : >"$work/seen"
    look "$2" "$3" "$4"
    show_screens
    show_game
    [ "$(sort "$work/seen" | uniq | wc -l)" -eq "$(wc -l <"$work/seen")" ] ||
        fail "two pictures of $round are the same"
    rounds=$((rounds + 1))
}

# before WORDS NAME - the game up to where its first player did that last.
before()
{
    line=$(grep -n "^> 0 $1" "$work/whole.vkj" | tail -n 1 | cut -d : -f 1)
    [ -n "$line" ] || fail "nobody did '$1' in the game"
    head -n $((line - 1)) "$work/whole.vkj" >"$work/$2.vkj"
}

play_game()
{
    size=1280x720
    look 100 0 en
    "$build/tests/gui/mouse_game" 'Conquest of Paradise' 7 xdotool
    cp "$XDG_DATA_HOME"/vaka/games/*.vkj "$work/whole.vkj"
    "$vaka" replay "$work/whole.vkj" --verify
    "$vaka" replay "$work/whole.vkj" --text >"$work/told"
    grep -q 'is over' "$work/told" || fail 'the game was not played to its end'
    before sail sail
    before elect battle
    before commit build
    sed 's/ seats human,bot:[a-z]* / seats human,human /' "$work/sail.vkj" >"$work/hands.vkj"
    grep -q ' seats human,human ' "$work/hands.vkj" || fail 'the game has other seats than thought'
    cp "$work/sail.vkj" "$XDG_DATA_HOME/vaka/games/a-game-that-goes-on.vkj"
    sleep 1
    touch "$XDG_DATA_HOME"/vaka/games/conquest-*.vkj # the first in lists
}

start_server 1280x720
play_game
stop_server
[ -z "${VAKA_GAME_ONLY:-}" ] || exit 0
rounds=0
for size in ${VAKA_SIZES:-800x600 1280x720 1920x1080}; do
    start_server "$size"
    for percent in 100 200; do
        for dark in 0 1; do
            for language in en fr; do
                one_round "$size" "$percent" "$dark" "$language"
            done
        done
    done
    stop_server
done
echo "a game of $(grep -c '^>' "$work/whole.vkj") actions by mouse, its journal agrees;" \
    "$(find "$shots" -name '*.png' | wc -l) pictures of $rounds looks"
