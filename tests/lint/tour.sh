#!/bin/sh
# tour.sh TREE - host/README.md names every folder of the host, and no folder, file or function that
# is not there.
#
# SPDX-License-Identifier: MIT
#
# `path/file.c` lies below host/ or below the tree; `name()` is defined, and `vaka_name` or
# `VAKA_NAME` occurs, in the file that the page names last before it. Lines of a block that consist
# of a folder, two blanks and a sentence are the rooms.
. "$(dirname "$0")/report.sh"

page=host/README.md
count=$(find host -mindepth 1 -type d 2>/dev/null | grep -c .)
[ "$count" -eq 0 ] || [ -f "$page" ] || {
    echo "$page: is not there"
    exit 1
}

# place NAME - where a file or folder lies that the page names.
place()
{
    for at in "host/$1" "$1"; do
        [ ! -e "$at" ] || {
            echo "$at"
            return
        }
    done
}

# is_in FILE NAME - is it there as the page says?
is_in()
{
    case $2 in
    *'()') grep -E "^[a-z].*[ *]${2%??}\(" "$1" | grep -qv ';$' ;;
    *) grep -qwF "$2" "$1" ;;
    esac
}

[ "$count" -eq 0 ] || {
    awk '/^```/ { inside = !inside } inside && /^ *[a-z][a-z\/]*  / { print NR ":" $1 }' "$page" \
        >"$offences.rooms"
    find host -mindepth 1 -type d | sort | while read -r folder; do
        grep -q ":${folder#host/}\$" "$offences.rooms" || echo "$folder: is not on $page"
    done
    while IFS=: read -r line folder; do
        [ -d "host/$folder" ] || echo "$page:$line: there is no folder $folder"
    done <"$offences.rooms"
    file=
    # shellcheck disable=SC2016 # the marks are those of Markdown
    grep -noE '`[A-Za-z0-9_./-]+(\(\))?`' "$page" | tr -d '`' >"$offences.names"
    while IFS=: read -r line name; do
        case $name in
        */* | *.[ch] | *.sh | *.txt | *.md)
            file=$(place "$name")
            [ -n "$file" ] || echo "$page:$line: there is no $name"
            ;;
        *'()' | vaka_* | VAKA_*)
            if [ -f "$file" ]; then
                is_in "$file" "$name" || echo "$page:$line: $name is not in $file"
            else
                echo "$page:$line: $name follows no file"
            fi
            ;;
        esac
    done <"$offences.names"
    rm -f "$offences.rooms" "$offences.names"
} >"$offences"
finish "$count"
