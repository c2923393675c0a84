#!/bin/sh
# install_test.sh CMAKE SOURCE BUILD COMPILER PREFIX - an installed Vaka builds and finds modules.
#
# SPDX-License-Identifier: MIT
#
# Installs the build, copies the example as a person with a new game would, renames it, builds it
# out of tree through find_package(Vaka), and lists it with the installed program. Where the build
# is configured for a stage of its own, that is where it goes, so that the program's own search
# folder is tried too; else into a passing folder.
set -eu
cmake=$1 source=$2 build=$3 compiler=$4 prefix=$5

work=$(mktemp -d)
stage=$work/stage
case $prefix in
"$source"/build/stage/*) stage=$prefix ;;
esac
trap 'rm -rf "$work" "$stage"' EXIT

must()
{
    what=$1
    shift
    "$@" >"$work/said" 2>&1 || {
        cat "$work/said"
        echo "FAILED: $what"
        exit 1
    }
}

rm -rf "$stage"
must 'the build installs' "$cmake" --install "$build" --prefix "$stage"
for file in bin/vaka bin/vaka-window include/vaka/vaka.h share/man/man1/vaka.1 \
    share/doc/vaka/LICENSE \
    share/doc/vaka/examples/hello/hello.c lib/vaka/modules/hello.vaka \
    share/vaka/scripts/conquest/mod.lua share/vaka/scripts/conquest/small_sea/mod.lua \
    share/vaka/assets/guide/conquest.md share/vaka/assets/guide/polynesia.fr.md \
    share/vaka/assets/guide/first-event.md share/vaka/assets/guide/modding.md \
    share/vaka/assets/lang/fr.lua share/vaka/assets/lang/nl.lua; do
    must "$file is installed" test -f "$stage/$file"
done

cp -R "$stage/share/doc/vaka/examples/hello" "$work/my game"
sed -i 's/"org\.vaka\.hello"/"org.example.mine"/; s/"Hello"/"Mine"/' "$work/my game/hello.c"
must 'the copied example configures' "$cmake" -S "$work/my game" -B "$work/my build" -G Ninja \
    -DCMAKE_PREFIX_PATH="$stage" -DCMAKE_C_COMPILER="$compiler" \
    -DCMAKE_C_FLAGS='-Wall -Wextra -Wpedantic -Werror'
must 'the copied example builds' "$cmake" --build "$work/my build"

module=$work/my\ build/modules/hello.vaka
nm -D --defined-only "$module" | awk '{ print $NF }' >"$work/symbols"
must 'the module shows one symbol' test "$(cat "$work/symbols")" = vaka_entry

# listed NAME FOLDER - the installed program lists a module of that name, given that search path.
listed()
{
    VAKA_MODULE_PATH=$2 XDG_DATA_HOME=$work "$stage/bin/vaka" list >"$work/list" 2>&1 &&
        grep -qw "$1" "$work/list" && return
    cat "$work/list"
    return 1
}

# Content is found beside the program, wherever it is; modules only where it was configured to be.
# plays ARGUMENTS - the installed program plays a bundled game with bundled mods.
plays()
{
    (cd "$work" && VAKA_MODULE_PATH=$stage/lib/vaka/modules XDG_DATA_HOME=$work \
        "$stage/bin/vaka" sim conquest --games 1 --seed 1 --seats bot:greedy,bot:greedy "$@")
}

must 'installed scenarios are played' plays --scenario small_sea
must 'installed mods are played' plays --mods sea_tales --rules random_events,swift_sails

must 'the installed program lists the new module' listed mine "$work/my build/modules"
must 'the new module installs' "$cmake" --install "$work/my build"
must 'the new module lies beside the others' cmp "$module" "$stage/lib/vaka/modules/hello.vaka"
[ "$stage" != "$prefix" ] || must 'the program finds installed modules by itself' listed mine ''
