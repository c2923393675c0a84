#!/bin/sh
# globals.sh TREE BUILD - no mutable variable outside functions where many matches run at once.
#
# SPDX-License-Identifier: MIT
#
# Looks at the compiled objects, so that nothing escapes by a macro: what lies in a writable section
# is mutable. A constant table of pointers lies in .data.rel.ro and is none.
. "$(dirname "$0")/report.sh"

count=0
objects=$(find "$2" -name '*.c.o' -path '*.dir/*' | sort)
IFS='
'
for object in $objects; do
    # BUILD/host/CMakeFiles/vaka_host.dir/table/hex.c.o comes from host/table/hex.c
    source=$(printf '%s\n' "${object#"$2"/}" | sed -E 's/CMakeFiles\/[^/]*\.dir\///; s/\.o$//')
    [ -f "$source" ] || continue
    case $source in
    tests/modules/bad/*) continue ;;
    host/text/* | host/files/* | host/drawing/* | host/chance/* | host/table/*) ;;
    host/match/* | host/front/* | sdk/* | modules/* | tests/modules/*) ;;
    *) continue ;;
    esac
    count=$((count + 1))
    objdump -t "$object" | awk -v source="$source" '
        NF >= 3 && $NF !~ /^\./ {
            section = $(NF - 2)
            if (section ~ /^\.data\.rel\.ro/)
                next
            if (section ~ /^\.(data|bss|tdata|tbss)/ || section == "*COM*")
                print source ": a mutable global: " $NF
        }' >>"$offences"
done
finish "$count"
