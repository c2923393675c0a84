#!/bin/sh
# guide.sh GUIDE SOURCE BUILD COMPILER [LINES COMMANDS] - does all that a guide says, as it says it.
#
# SPDX-License-Identifier: MIT
#
# Works in a passing folder that looks like the top of the repository. A fenced block is, by its
# info string:
#
#   lua file=PATH    written to the file; what comes after it has to use it
#   c file=PATH      the same, and compiled; `c add=PATH` goes on with the file. One that holds
#                    vaka_entry is a module: it is built, and the program has to list it
#   sh               commands, run one after the other; `sh fails`: the last of them has to fail;
#                    `sh silent`: nothing may be printed
#   typed            after `sh`: what is typed while the commands run
#   text             after `sh`: lines that are printed, in this order, perhaps with more around
#   shown            not run: a formula, the file of another program, a server that does not end
#
# Any other block, and one that is never run, is an error, and so is a link to a file that is not
# there. In the end the program must have nothing to say against any mod that was made. LINES bounds
# every Lua block, COMMANDS the calls of ./vaka.
set -u
guide=$1 source=$2 build=$3 compiler=$4 most_lines=${5-} most_commands=${6-}
here=$(cd "$(dirname "$0")" && pwd)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/blocks" "$work/bin" "$work/top" "$work/home"
unset VAKA_MODULE_PATH VAKA_TEST_MODULES VAKA_SCRIPTS
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_STATE_HOME
export HOME="$work/home" ASAN_OPTIONS=detect_leaks=0 LC_ALL=C.UTF-8 TERM=dumb
export PATH="$work/bin:$PATH"

# fail LINE WHAT - tells the line of the guide, and what was said last.
fail()
{
    [ ! -s "$work/said" ] || tail -n 30 "$work/said" | sed "s/^/    /"
    echo "$guide:$1: $2"
    exit 1
}

# The program and the compiler under the names that guides use.
lay_out()
{
    printf '#!/bin/sh\nexec "%s/vaka" "$@"\n' "$build" >"$work/top/vaka"
    printf '#!/bin/sh\nexec "%s" "$@"\n' "$compiler" >"$work/bin/cc"
    chmod +x "$work/top/vaka" "$work/bin/cc"
    for folder in sdk scripts tests; do
        ln -s "$source/$folder" "$work/top/$folder"
    done
    # Where `./vaka selftest` builds, and nowhere else.
    mkdir "$work/top/build"
    for preset in $(sed -nE '/^run_tests/,/^}/s/^ *for preset in (.*); do$/\1/p' "$source/vaka"); do
        ln -s "$build" "$work/top/build/$preset"
    done
    export -p >"$work/env"
    : >"$work/unused"
}

# expect_order LINE - every line of the text block is part of a line that was said, in order.
expect_order()
{
    awk -v text="$work/blocks/$2" '
        BEGIN { while ((getline line < text) > 0) want[++count] = line; next_one = 1 }
        { while (next_one <= count && want[next_one] == "") next_one++ }
        next_one <= count && index($0, want[next_one]) { next_one++ }
        END { if (next_one <= count) { print want[next_one]; exit 1 } }' "$work/said" \
        >"$work/missing" || fail "$1" "not said (or not in this order): $(cat "$work/missing")"
}

# run_block NUMBER LINE HOW TYPED - runs a block of commands where the one before it ended.
run_block()
{
    {
        printf '. "%s/env"\ncd "%s"\nset -eu\n' "$work" "$(cat "$work/where")"
        cat "$work/blocks/$1"
        printf 'export -p >"%s/env"\npwd >"%s/where"\n' "$work" "$work"
    } >"$work/script"
    sh "$work/script" <"$4" >"$work/said" 2>&1
    status=$?
    : >"$work/unused"
    case "$3 $status" in
    'fails 0') fail "$2" 'the commands succeed' ;;
    'fails 1' | 'fails 2') ;;
    *' 0') ;;
    *) fail "$2" "a command failed ($status)" ;;
    esac
    [ "$3" != silent ] || [ ! -s "$work/said" ] || fail "$2" 'something was said'
    commands=$((commands + $(grep -c '\./vaka ' "$work/blocks/$1")))
}

# keep_file NUMBER LINE PATH add|file - a file for what comes later.
keep_file()
{
    case $3 in
    '' | /* | *..*) fail "$2" "no place for a file: $3" ;;
    esac
    mkdir -p "$work/top/$(dirname "$3")"
    if [ "$4" = add ]; then
        [ -f "$work/top/$3" ] || fail "$2" "there is no $3 yet"
        cat "$work/blocks/$1" >>"$work/top/$3"
    else
        ! grep -q " $3\$" "$work/unused" || fail "$2" "$3 has not been used before it changes"
        cat "$work/blocks/$1" >"$work/top/$3"
    fi
}

# count_lines NUMBER LINE - bounds a Lua block.
count_lines()
{
    [ -z "$most_lines" ] || [ "$(grep -c . "$work/blocks/$1")" -le "$most_lines" ] ||
        fail "$2" "more than $most_lines lines of Lua"
}

warnings='-std=c17 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -Isdk/include'

# compile PATH LINE - a whole module is loaded, a part of one is compiled only.
compile()
{
    cd "$work/top" || exit 1
    if grep -q 'vaka_entry' "$1"; then
        mkdir -p "$work/modules"
        # shellcheck disable=SC2086
        cc $warnings -shared -fPIC -o "$work/modules/guide.vaka" "$1" >"$work/said" 2>&1 ||
            fail "$2" "$1 does not compile"
        name=$(sed -nE 's/.*\.id = "[a-z.]*\.([a-z]+)".*/\1/p' "$1")
        VAKA_MODULE_PATH=$work/modules ./vaka list >"$work/said" 2>&1
        grep -q "^  $name  " "$work/said" || fail "$2" "$1: the program does not list '$name'"
    else
        # shellcheck disable=SC2086
        cc $warnings -Wno-unused-function -Wno-unused-const-variable -c -o "$work/part.o" "$1" \
            >"$work/said" 2>&1 || fail "$2" "$1 does not compile"
    fi
}

compile_all()
{
    sort -u "$work/sources" | while read -r path line; do
        compile "$path" "$line" || exit 1
    done || exit 1
    : >"$work/sources"
}

# do_block NUMBER LINE INFO - `after` is what the last block of commands leaves open.
do_block()
{
    set -- "$1" "$2" "${3%% *}" "${3#* }"
    case $3 in
    sh)
        compile_all
        how=$4 at=$2 run=$1 after=typed
        case $how in
        sh | fails | silent) ;;
        *) fail "$2" "not known: sh $how" ;;
        esac
        [ "$(sed -n "$((run + 1))s/^[0-9]* [0-9]* //p" "$work/list")" = typed ] &&
            return # its turn comes with what is typed
        run_block "$run" "$at" "$how" /dev/null
        after=text
        ;;
    typed)
        [ "$after" = typed ] || fail "$2" 'nothing runs while this is typed'
        run_block "$run" "$at" "$how" "$work/blocks/$1"
        after=text
        ;;
    text)
        [ "$after" = text ] || fail "$2" 'no command says this'
        expect_order "$2" "$1"
        after=
        ;;
    shown) after= ;;
    lua | c)
        case "$3 ${4%%=*}" in
        'lua file' | 'c file' | 'c add') keep_file "$1" "$2" "${4#*=}" "${4%%=*}" ;;
        *) fail "$2" "not known: $3 $4" ;;
        esac
        if [ "$3" = lua ]; then
            count_lines "$1" "$2"
            echo "$2 ${4#*=}" >>"$work/unused"
        else
            grep -q "^${4#*=} " "$work/sources" || echo "${4#*=} $2" >>"$work/sources"
        fi
        after=
        ;;
    *) fail "$2" "a block that nothing runs: $3" ;;
    esac
}

# Links to files, as far as they are not elsewhere on the web.
check_links()
{
    grep -noE '\]\([^)#]+' "$guide" | sed -E 's/:\]\(/ /' >"$work/links"
    while read -r line link; do
        case $link in
        http:* | https:*) continue ;;
        esac
        [ -e "$(dirname "$guide")/$link" ] || fail "$line" "a link to nothing: $link"
    done <"$work/links"
}

finish()
{
    compile_all
    while read -r line path; do
        fail "$line" "nothing uses $path"
    done <"$work/unused"
    [ -z "$most_commands" ] || [ "$commands" -le "$most_commands" ] ||
        fail 1 "$commands commands are more than $most_commands"
    cd "$work/top" && . "$work/env"
    for manifest in */mod.lua; do
        [ -f "$manifest" ] || continue
        ./vaka check "$(dirname "$manifest")" >"$work/said" 2>&1 && [ ! -s "$work/said" ] ||
            fail 1 "in the end there is something wrong with $(dirname "$manifest")"
    done
}

check_links
lay_out
echo "$work/top" >"$work/where"
: >"$work/sources"
: >"$work/said"
commands=0 after='' how='' at=0 run=0
awk -v folder="$work/blocks" -f "$here/blocks.awk" "$guide" >"$work/list" || exit 1
while read -r number line info; do
    [ "$number" != 0 ] || fail "$line" "$info"
    do_block "$number" "$line" "$info"
done <"$work/list"
finish
