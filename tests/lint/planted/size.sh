# planted/size.sh TREE - lines, functions and files too long; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p host/table modules/sea tests
lines()
{
    awk -v count="$1" -v text="$2" 'BEGIN { for (i = 0; i < count; i++) print text }'
}
{
    echo '/* table/long.c - too much of everything. */'
    echo '/* SPDX-License-Identifier: MIT */'
    printf '/* %s\n' "$(lines 98 x | tr -d '\n')" # 101 characters
    printf '/* %s */\n' "$(lines 94 '─' | tr -d '\n')" # 100 characters, more bytes
    printf '\tint tab;\n'
    echo 'int space; '
    printf 'void just_right(int a, int b, int c, int d, int e, int f,\n    int g)\n{\n'
    lines 60 '    x();'
    printf '}\nvoid too_long(int a, int b, int c, int d, int e, int f,\n    int g, int h)\n{\n'
    lines 61 '    x();'
    echo '}'
} >host/table/long.c
{
    echo '/* table/many.c - one line too many. */'
    lines 799 '/* SPDX-License-Identifier: MIT */'
    echo 'int last;'
} >host/table/many.c
{
    echo '/* sea/map.c - a data table, which may be long. */'
    lines 900 '/* SPDX-License-Identifier: MIT */'
} >modules/sea/map.c
echo 'int bare;' >modules/sea/bare.c
for file in map.h bays/bay.h; do
    mkdir -p modules/sea/bays
    echo '/* bays/bay.h - moved. SPDX-License-Identifier: MIT */' >modules/sea/$file
    printf '#ifndef SEA_BAY_H\n#define SEA_BAY_H\n#ifndef OTHER_H\n' >>modules/sea/$file
done
lines 801 '# x' >tests/many.sh
printf '#!/bin/sh\n# %s\n' "$(lines 99 x | tr -d '\n')" >tests/run
printf 'bytes of some sort\n%s\n' "$(lines 101 x | tr -d '\n')" >tests/bytes
cat <<'EXPECTED'
host/table/long.c:3: longer than 100 characters
host/table/long.c:5: a tab
host/table/long.c:6: a space at the end
host/table/long.c:73: a function of more than 7 parameters
host/table/long.c:135: a function of more than 60 lines
host/table/many.c:801: longer than 800 lines
modules/sea/bare.c:1: the first line is not /* path - one sentence. */
modules/sea/bare.c: no SPDX line
modules/sea/map.h:1: the first line names another file
modules/sea/map.h:2: the guard names another file
tests/many.sh:801: longer than 800 lines
tests/run:2: longer than 100 characters
EXPECTED
