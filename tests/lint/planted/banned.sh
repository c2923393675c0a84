# planted/banned.sh TREE - calls that are banned; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p host/table modules/sea sdk/include/vaka tests/unit
cat >host/table/text.c <<'C'
/* strcpy(a, b) may be named in a comment, */
static const char *s = "and in a string: system(\"x\")";
void f(char *a)
{
    strcpy(a, s);
    my_strcpy(a, s); strcpy_of(a);
    int n = atoi(a) + 1; /* why not */
    return system (a);
}
C
echo 'int g(void) { return rand() % 6; }' >modules/sea/sea.c
echo 'sprintf(buffer, "%d", 3); snprintf(buffer, 4, "%d", 3);' >tests/unit/text_test.c
echo 'FILE *f = popen("vaka", "r");' | tee host/table/run.c >tests/unit/run_test.c
cat >sdk/include/vaka/abi.h <<'C'
/* as long as it lives */
typedef unsigned long vaka_word;
C
cat <<'EXPECTED'
host/table/text.c:5: calls a banned function
host/table/text.c:7: calls a banned function
host/table/text.c:8: calls a banned function
modules/sea/sea.c:1: calls a banned function
tests/unit/text_test.c:1: calls a banned function
host/table/run.c:1: starts a program
sdk/include/vaka/abi.h:2: long in a public header
EXPECTED
