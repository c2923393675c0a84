#!/bin/sh
# launcher_test.sh SOURCE - what ./vaka promises, tried on a program of ten lines.
#
# SPDX-License-Identifier: MIT
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/a\ tree
mkdir -p "$tree/host" "$work/elsewhere" "$work/fake" "$work/fonts"
cp "$1/vaka" "$1/CMakePresets.json" "$tree/"

cat >"$tree/CMakeLists.txt" <<'CMAKE'
cmake_minimum_required(VERSION 3.25)
project(Small LANGUAGES C)
add_executable(vaka host/main.c)
set_target_properties(vaka PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
if(DEFINED ENV{VAKA_TEST_SLOW})
    foreach(step a b)
        add_custom_command(OUTPUT ${step} COMMAND sleep 1.5 VERBATIM DEPENDS ${before})
        set(before ${step})
    endforeach()
    add_custom_target(slow ALL DEPENDS b)
endif()
enable_testing()
add_test(NAME proof COMMAND vaka check)
set_tests_properties(proof PROPERTIES LABELS unit)
CMAKE
mkdir -p "$tree/tests/proof"
printf 'echo "proof run $*" >"$1/proof-was-run"\n' >"$tree/tests/proof/run"
cat >"$tree/host/main.c" <<'C'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "check") == 0)
        return getenv("VAKA_TEST_FAILS") != NULL;
    for (int i = 1; i < argc; i++)
        printf("<%s>", argv[i]);
    printf(" first edition %d\n", getchar());
    return 7;
}
C

# it SENTENCE COMMAND... - one thing that must hold.
it()
{
    sentence=$1
    shift
    "$@" && return
    echo "FAILED: it $sentence"
    echo "--- out:" && cat "$work/out"
    echo "--- err:" && cat "$work/err"
    exit 1
}

# vaka ARGUMENTS - runs the launcher from another folder; leaves out, err and status.
vaka()
{
    (cd "$work/elsewhere" && echo A | "$tree/vaka" "$@" >"$work/out" 2>"$work/err")
    status=$?
}

said()
{
    grep -qF -e "$2" "$work/$1"
}

# A machine with every font, but those that stand in $work/lacks; no package is known to bring it.
cat >"$work/fonts/fc-list" <<SH
#!/bin/sh
echo "\$1" >>"$work/asked"
grep -qxF "\$1" "$work/lacks" || echo "/fonts/\$1.ttf: "
SH
printf '#!/bin/sh\nexit 1\n' >"$work/fonts/dpkg-query"
chmod +x "$work/fonts/"*
: >"$work/lacks"
PATH=$work/fonts:$PATH

vaka play 'two words' --text
it 'builds and hands over the arguments and stdin' \
    said out '<play><two words><--text> first edition 65'
it 'ends with the status of the program' test $status -eq 7
it 'says on stderr that it builds' said err 'vaka: building play'
it 'asks for the fonts that the window likes best' \
    test "$(sort -u "$work/asked" | tr '\n' ,)" = 'EB Garamond,Noto Sans,Noto Sans Mono,'
it 'keeps stdout for the program' test "$(grep -c '' "$work/out")" -eq 1
it 'does without what takes long to link' test ! -e "$tree/build/release"
vaka bench --json
it 'measures what is installed' said err 'vaka: building release'
it 'hands bench over' said out '<bench><--json>'
rm -rf "$tree/build/release"

# What takes time writes its name down, and fails.
slow='apt-get cc cmake gcc ninja pkg-config sudo'
for tool in $slow; do
    printf '#!/bin/sh\necho %s >>"%s/ran"\nexit 9\n' $tool "$work" >"$work/fake/$tool"
    chmod +x "$work/fake/$tool"
done
honest_path=$PATH
PATH=$work/fake:$PATH
vaka again
it 'builds nothing when nothing changed' test $status -eq 7
it 'is quiet when nothing changed' test ! -s "$work/err"
it 'runs nothing that takes time when nothing changed' test ! -e "$work/ran"
sed -i 's/first/first/' "$tree/host/main.c"
vaka
it 'would be seen to run it' grep -q . "$work/ran"
PATH=$honest_path
for tool in $slow; do
    rm "$work/fake/$tool"
done

sed -i 's/first/second/' "$tree/host/main.c"
vaka
it 'builds again after a change' said out 'second edition'
it 'tells nothing more where there is little to build' test "$(grep -c '' "$work/err")" -eq 1

# Every pause of the launcher is a fifth of a second; what it builds takes three seconds.
sleep=$(command -v sleep)
printf '#!/bin/sh\ncase $1 in\n1 | 5) exec %s 0.2 ;;\nesac\nexec %s "$1"\n' "$sleep" "$sleep" \
    >"$work/fonts/sleep"
chmod +x "$work/fonts/sleep"
rm -rf "$tree/build"
export VAKA_TEST_SLOW=1
vaka
it 'tells every few seconds how far it is' \
    test "$(grep -cE '^vaka: building play: [0-9]+ % \([0-9] of 4\)$' "$work/err")" -ge 2
it 'leaves no trace of that on stdout' test "$(grep -c '' "$work/out")" -eq 1
rm -rf "$tree/build"
script -qec "'$tree/vaka' on a terminal" /dev/null </dev/null >"$work/out" 2>"$work/err"
it 'tells it on one line of a terminal' \
    test "$(tr '\r' '\n' <"$work/out" | grep -cE '^vaka: building play: [0-9]+ % ')" -ge 1
it 'begins no new line there' \
    test "$(tr -d '\r' <"$work/out" | grep -cE 'building play: [0-9]+ %.*edition')" -eq 1
unset VAKA_TEST_SLOW

mkdir "$work/links"
ln -s "$tree/vaka" "$work/links/vaka"
(cd / && "$work/links/vaka" x </dev/null >"$work/out" 2>"$work/err")
it 'works through a link' said out '<x> second edition'

mv "$tree" "$work/moved tree"
tree=$work/moved\ tree
sed -i 's/second/third/' "$tree/host/main.c"
vaka
it 'builds in a tree that was moved' said out 'third edition'

echo 'int broken = ;' >>"$tree/host/main.c"
vaka
it 'ends with 1 when the build fails' test $status -eq 1
it 'shows what the compiler said' said err 'int broken = ;'
it 'names the log' said err 'build/launcher.log'
it 'prints nothing on stdout when the build fails' test ! -s "$work/out"
it 'keeps a log' grep -q 'int broken' "$tree/build/launcher.log"
sed -i '/broken/d' "$tree/host/main.c"

# A make-believe machine without libedit; apt-get brings it once the lists are fetched.
cat >"$work/fake/pkg-config" <<'SH'
#!/bin/sh
case "$1 $2" in
--variable*) echo "$FAKE/lib" ;;
*libedit) test -f "$FAKE/installed" ;;
*libsodium) test -f "$FAKE/served" ;;
esac
SH
mkdir "$work/fake/lib"
touch "$work/fake/lib/libwebsockets-evlib_uv.so"
cat >"$work/fake/apt-get" <<'SH'
#!/bin/sh
echo "$FAKE_ROOT apt-get $*" >>"$FAKE/calls"
case "$*" in
*update) touch "$FAKE/lists" ;;
*libsodium-dev) touch "$FAKE/served" ;;
*) test -f "$FAKE/lists" && touch "$FAKE/installed" && : >"$FAKE/../lacks" ;;
esac
SH
printf '#!/bin/sh\n[ "$1" = -v ] || FAKE_ROOT=sudo exec "$@"\n' >"$work/fake/sudo"
printf '#!/bin/sh\necho 1000\n' >"$work/fake/id"
printf '#!/bin/sh\n' >"$work/fake/dpkg"
chmod +x "$work/fake/"*
export FAKE="$work/fake" FAKE_ROOT=
PATH=$work/fake:$PATH

vaka
it 'says which packages it installs' said err 'vaka: installing libedit-dev'
it 'asks sudo and answers no questions' grep -q '^sudo apt-get -q -y .*install libedit-dev$' \
    "$FAKE/calls"
it 'fetches the lists when it must' grep -q '^sudo apt-get .*update$' "$FAKE/calls"
it 'goes on to run the program' said out 'third edition'

rm "$FAKE/installed" "$FAKE/calls"
printf '#!/bin/sh\necho 0\n' >"$FAKE/id"
sed -i 's/third/fourth/' "$tree/host/main.c"
vaka
it 'needs no sudo as root' grep -q '^ apt-get .*install libedit-dev$' "$FAKE/calls"
it 'runs the program as root too' said out 'fourth edition'

echo 'DejaVu Sans' >"$work/lacks"
rm "$FAKE/calls"
sed -i 's/fourth/fourth /' "$tree/host/main.c"
vaka
it 'needs no font of the tests to play' test ! -e "$FAKE/calls"
printf 'EB Garamond\nNoto Sans Mono\n' >"$work/lacks"
sed -i 's/fourth /fourth/' "$tree/host/main.c"
vaka
it 'takes no other font for the one that is wanted' \
    grep -q 'install fonts-ebgaramond fonts-noto-mono$' "$FAKE/calls"

rm "$FAKE/calls"
vaka serve --lan
it 'installs what the server needs when it is to run' grep -q 'install libsodium-dev$' "$FAKE/calls"
it 'hands serve over' said out '<serve><--lan>'
rm "$FAKE/calls"
vaka bench --serve
it 'asks for nothing that is there' test ! -e "$FAKE/calls"
it 'hands bench of the server over' said out '<bench><--serve>'
rm "$FAKE/served"
vaka play
it 'needs nothing of the server to play' test ! -e "$FAKE/calls"
rm -rf "$tree/build/release"

# The page without a server: a build of its own, which is made believe here as well.
mkdir -p "$tree/host/web"
printf 'echo "built in $1"; mkdir -p "$1"; touch "$1/engine.mjs"\n' >"$tree/host/web/build"
cat >"$FAKE/node" <<'SH'
#!/bin/sh
shift
echo "node: $*"
SH
for tool in emcc nm xz; do
    printf '#!/bin/sh\n' >"$FAKE/$tool"
done
chmod +x "$FAKE/"*
sed -i "s|^file /usr/share/nodejs/acorn|file $FAKE/acorn|" "$tree/vaka"
sed -i 's|^\*libsodium-dev)|*node-acorn) touch "$FAKE/acorn" ;;\n&|' "$FAKE/apt-get"
vaka web "$work/page of mine"
it 'installs what the page needs when it is to be made' grep -q 'install node-acorn$' "$FAKE/calls"
it 'makes the page where it is told to' said out "node: $tree $tree/build/wasm $work/page of mine"
it 'says how to hand it out' said err "http.server -d $work/page of mine"
rm "$FAKE/calls"
vaka web "$work/page of mine"
it 'asks for nothing of it twice' test ! -e "$FAKE/calls"
vaka web
it 'needs a folder for the page' test $status -eq 2
vaka web --help
it 'takes no option for a folder' said err 'usage: ./vaka web FOLDER'

# Nobody who may install anything.
rm "$FAKE/installed"
echo 'Noto Sans' >"$work/lacks"
printf '#!/bin/sh\necho 1000\n' >"$FAKE/id"
mkdir "$work/poor"
for tool in awk cat cc cmake cut dirname env find flock grep head kill ld as mkdir mktemp mv ninja \
    readlink rm sed sh tail tr; do
    command -v $tool | grep -q / && ln -s "$(command -v $tool)" "$work/poor/$tool"
done
cp "$FAKE/apt-get" "$FAKE/dpkg" "$FAKE/id" "$FAKE/pkg-config" "$work/fonts/"* "$work/poor/"
kept_path=$PATH
# shellcheck disable=SC2123 # this is what the test is about
PATH=$work/poor
sed -i 's/fourth/fourth /' "$tree/host/main.c"
vaka
PATH=$kept_path
it 'ends with 1 when nobody may install' test $status -eq 1
it 'prints the line that root is to run' grep -qxF \
    "    su -c 'apt-get install libedit-dev fonts-noto-core'" "$work/err"
it 'installs nothing then' test ! -e "$FAKE/calls"
: >"$work/lacks"
printf '#!/bin/sh\necho 0\n' >"$FAKE/id"

rm "$FAKE/lists"
printf '#!/bin/sh\necho no network; exit 100\n' >"$FAKE/apt-get"
sed -i 's/fourth /fifth/' "$tree/host/main.c"
vaka
it 'ends with 1 when it cannot install' test $status -eq 1
it 'shows why it cannot install' said err 'no network'

# Another system: only what the launcher itself may use, and no apt-get.
mkdir "$work/other"
for tool in sh as awk cat cc cmake dirname env find flock grep head id ld mkdir mktemp mv ninja \
    readlink rm tail tr; do
    ln -s "$(PATH=$honest_path command -v $tool)" "$work/other/$tool"
done
cp "$FAKE/pkg-config" "$work/fonts/"* "$work/other/"
echo 'Noto Sans' >"$work/lacks"
kept_path=$PATH
# shellcheck disable=SC2123 # this is what the test is about
PATH=$work/other
vaka
PATH=$kept_path
it 'ends with 1 on another system' test $status -eq 1
it 'lists what to install on another system' said err 'please install these first'
it 'names the missing package only' said err 'calls them: libedit-dev'
it 'stops before it builds' test "$(grep -c 'building' "$work/err")" -eq 0
touch "$FAKE/installed"
# shellcheck disable=SC2123
PATH=$work/other
vaka
PATH=$kept_path
it 'plays with the fonts there are on another system' said out 'fifth edition'

PATH=$honest_path
: >"$work/lacks"
vaka selftest
it 'passes when the tests do' test $status -eq 0
it 'shows the summary of the tests' said out '100% tests passed, 0 tests failed out of 1'
it 'proves nothing unless it is told to' test ! -e "$tree/proof-was-run"
# A test installs nothing: what only proofs need is there by name.
proves=$(sed -n "/^needed_to_prove=/,/^'/s/^command \([^ ]*\) .*/\1/p" "$tree/vaka")
for tool in chromium npm emcc node $proves; do
    printf '#!/bin/sh\n' >"$work/fonts/$tool"
    chmod +x "$work/fonts/$tool"
done
vaka selftest --proof --long
it 'runs the proofs when it is told to' test $status -eq 0
it 'passes --long on to the proofs' grep -qx "proof run $tree --long" "$tree/proof-was-run"
vaka selftest --long
it 'refuses --long without --proof' test $status -eq 2
vaka selftest --prof
it 'refuses an unknown option with 2' test $status -eq 2
VAKA_TEST_FAILS=1
export VAKA_TEST_FAILS
vaka selftest --proof --long
it 'ends with 1 when a test fails' test $status -eq 1
it 'names the builds whose tests failed' said err 'tests failed in: strict asan'

# What tries all this on a machine with nothing on it (tests/fresh/run) removes what it has made.
printf '#!/bin/sh\nexit 1\n' >"$work/fonts/mmdebstrap"
chmod +x "$work/fonts/mmdebstrap"
mkdir "$work/full"
: >"$work/full/mine"
(cd "$work" && VAKA_FRESH_INSIDE=1 sh "$1/tests/fresh/run" "$1" full >out 2>err)
it 'is tried in an empty folder only' said out 'full is not empty'
it 'removes nothing that lay in a folder before' test -f "$work/full/mine"
(cd "$work" && VAKA_FRESH_INSIDE=1 sh "$1/tests/fresh/run" "$1" new >out 2>err)
it 'is not tried without a system' said out 'FAILED: mmdebstrap cannot make a system'
it 'leaves no folder of its own behind' test ! -e "$work/new"

it 'is what the README tells to test with' grep -qx '    ./vaka selftest' "$1/README.md"
it 'is what CI runs' grep -qx './vaka selftest' "$1/.ci/run"
