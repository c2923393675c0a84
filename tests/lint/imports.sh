#!/bin/sh
# imports.sh TREE BUILD - a module calls the SDK and pure functions of C, nothing else.
#
# SPDX-License-Identifier: MIT
#
# So it opens nothing, allocates nothing, reads no clock, prints nothing and has no other dice than
# the host's. qsort is missing on purpose: equal elements come out in another order elsewhere.
. "$(dirname "$0")/report.sh"

runtime='_ITM_.*|__gmon_start__|__cxa_finalize|__stack_chk_(fail|guard)|__assert_fail|_GLOBAL_.*'
memory='(__)?mem(cpy|set|move|cmp|chr)(_chk)?'
strings='str(n?len|n?cmp|r?chr|str|c?spn|pbrk|to(l|ll|ul|ull))|(__)?v?snprintf(_chk)?'
characters='is(alpha|digit|alnum|space|upper|lower|punct|xdigit)|to(upper|lower)|__ctype_.*_loc'
numbers='l?l?abs|l?l?div|sqrt|cbrt|pow|exp2?|log(2|10)?|floor|ceil|l?round|trunc|fmod|hypot|fabs'
allowed="vaka_[a-z0-9_]*|$runtime|$memory|$strings|$characters|$numbers|bsearch|abort"

count=0
for module in "$2"/modules/*.vaka "$2"/tests/modules/*.vaka; do
    [ -f "$module" ] || continue
    count=$((count + 1))
    nm -D --undefined-only "$module" | awk '{ sub(/@.*/, "", $NF); print $NF }' |
        grep -vxE "$allowed" | sed "s|^|${module#"$2"/}: calls |" >>"$offences"
done
finish "$count"
