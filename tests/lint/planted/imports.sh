# planted/imports.sh TREE - links modules that reach outside; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p build/modules build/tests/modules
plant()
{
    "${CC:-cc}" -x c -shared -fPIC -o "build/$1" - || exit 2
}
plant modules/good.vaka <<'C'
#include <stdio.h>
#include <string.h>
extern int vaka_roll(int sides);
int vaka_entry(char *s)
{
    return snprintf(s, 9, "%d", vaka_roll(6)) + (int)strlen(s);
}
C
plant modules/gambler.vaka <<'C'
#include <stdlib.h>
#include <time.h>
int vaka_entry(void)
{
    srand((unsigned)time(NULL));
    return rand();
}
C
plant tests/modules/writer.vaka <<'C'
#include <stdio.h>
#include <stdlib.h>
void *vaka_entry(void)
{
    return fopen("x", malloc(3));
}
C
cat <<'EXPECTED'
modules/gambler.vaka: calls rand
modules/gambler.vaka: calls srand
modules/gambler.vaka: calls time
tests/modules/writer.vaka: calls fopen
tests/modules/writer.vaka: calls malloc
EXPECTED
