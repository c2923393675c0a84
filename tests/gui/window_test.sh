#!/bin/sh
# window_test.sh BUILD - `vaka` becomes `vaka-window` when a window is wanted, and does without it.
#
# SPDX-License-Identifier: MIT
set -u
build=$1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" SDL_VIDEODRIVER=dummy
export VAKA_MODULE_PATH="$build/modules"
unset DISPLAY WAYLAND_DISPLAY

fail()
{
    cat "$work/out" "$work/err"
    echo "FAILED: $1"
    exit 1
}

# run PROGRAM ARGUMENTS - with nobody at the keyboard, which is neither a file nor a pipe.
run()
{
    "$@" </dev/null >"$work/out" 2>"$work/err"
}

# The program that people start links nothing of a display; the other one does.
ldd "$build/vaka" | grep -q libSDL2 && fail 'vaka is free of the libraries of a display'
ldd "$build/vaka-window" | grep -q libSDL2 || fail 'vaka-window has them'

for words in '' 'play hello --seed 1'; do
    frame=$work/frame
    rm -f "$frame"
    # shellcheck disable=SC2086 # words
    VAKA_FIRST_FRAME=$frame run "$build/vaka" $words || fail "a window opens: vaka $words"
    [ -s "$frame" ] || fail "a window paints: vaka $words"
done

VAKA_FIRST_FRAME=$work/frame run "$build/vaka" play hello --text --seed 1
grep -q 'On the table' "$work/out" || fail '--text stays in the terminal'

# Alone it says so, and goes on in the terminal; it begins the game once.
cp "$build/vaka" "$work/vaka"
run "$work/vaka" play hello --seed 1 --journal "$work/alone.vkj"
grep -q "no window, the terminal has to do: cannot start $work/vaka-window" "$work/err" ||
    fail 'a missing window is told'
grep -q 'On the table' "$work/out" || fail 'without a window it goes on in the terminal'
run "$work/vaka" || fail 'without a window there is a welcome'
grep -q 'Welcome aboard' "$work/out" || fail 'the welcome is printed'
run "$work/vaka" bench hello --gui && fail 'the window cannot be measured without one'

# Under the name of the other it does not start itself again and again.
cp "$build/vaka" "$work/vaka-window"
run timeout 20 "$work/vaka" || fail 'a window without a window ends'
grep -q 'no window, the terminal has to do: this program has none' "$work/err" ||
    fail 'a window without a window is told'

# A display that does not answer leaves no game behind that nobody has played.
rm -f "$work/dead.vkj"
SDL_VIDEODRIVER=x11 DISPLAY=:987 run "$build/vaka" play hello --journal "$work/dead.vkj" &&
    fail 'a dead display is told'
grep -q 'cannot open a window' "$work/err" || fail 'a dead display is told in words'
[ ! -e "$work/dead.vkj" ] || fail 'a game that never began leaves no journal'

# A mod whose drawing would keep the library busy for ever, and a pipe in the place of another.
mod=$XDG_DATA_HOME/vaka/mods/still
mkdir -p "$mod/art/conquest/unknown" "$mod/rules"
cat >"$mod/mod.lua" <<'END'
return { id = "still", title = "Still", version = "1.0.0", api = 1, game = "conquest",
    needs = { "conquest" }, text = "Drawings without end." }
END
echo 'return { title = "R", text = "x", modifies = { canoe_moves = 1 } }' >"$mod/rules/r.lua"
echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0 L1000000 0"' \
    'stroke="#000000" stroke-width="1" stroke-dasharray="0.001"/></svg>' \
    >"$mod/art/conquest/rose.svg"
mkfifo "$mod/art/conquest/unknown/1.svg" "$mod/art/conquest/unknown/2.svg"
rm -f "$work/frame"
VAKA_FIRST_FRAME=$work/frame run timeout -k 5 120 "$build/vaka" play conquest --mods still \
    --rules r --seed 1 || fail 'a window opens with drawings that are bad'
[ -s "$work/frame" ] || fail 'a window paints with drawings that are bad'
grep -q 'rose.svg:1:[0-9]*: dashes are not drawn' "$work/err" || fail 'a bad drawing is told'
grep -q 'unknown/1.svg: this is no regular file' "$work/err" || fail 'a pipe is told'
