#!/bin/sh
# sdk.sh TREE - public headers compile alone in every dialect and explain themselves.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

warnings='-Wall -Wextra -Wpedantic -Wshadow -Wundef -Werror'
headers=$(c_files sdk/include)
count=$(printf '%s\n' "$headers" | grep -c .)

# compiles HEADER DIALECT COMPILER OPTION... - the header is all that the unit consists of.
compiles()
{
    header=$1 dialect=$2
    shift 2
    # shellcheck disable=SC2086
    printf '#include "%s"\n' "${header#sdk/include/}" |
        "$@" -std="$dialect" $warnings -Isdk/include -fsyntax-only - >"$offences.said" 2>&1 &&
        return
    echo "$header: does not compile alone as $dialect with $1" >>"$offences"
    cat "$offences.said" >&2
}

for header in $headers; do
    for compiler in gcc clang; do
        compiles "$header" c11 $compiler -x c
        compiles "$header" c17 $compiler -x c
    done
    compiles "$header" c++17 clang++ -x c++
    awk '
        /^[ ]*$/ { next }
        { lines++ }
        /\/\*|^ \*/ { comments++ }
        END { exit comments < 0.3 * lines }' "$header" ||
        echo "$header: less than 30 % of its lines have a comment" >>"$offences"
done
rm -f "$offences.said"

hello=sdk/examples/hello/hello.c
[ "$(grep -c '' "$hello")" -le 150 ] || echo "$hello: longer than 150 lines" >>"$offences"
finish "$count"
