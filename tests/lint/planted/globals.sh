# planted/globals.sh TREE - compiles mutable globals; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
plant()
{
    object=build/$2/$3.o
    mkdir -p "$(dirname "$1/$3")" "$(dirname "$object")"
    cat >"$1/$3"
    "${CC:-cc}" -fPIC -c "$1/$3" -o "$object" || exit 2
}
plant host host/CMakeFiles/vaka_host.dir table/table.c <<'C'
static const char *const names[] = {"a", "b"};
static const int numbers[] = {1, 2};
int shared;
static int hidden = 3;
static _Thread_local int threaded;
int use(int i)
{
    static int calls;
    return names[i][0] + numbers[i] + shared++ + hidden++ + threaded++ + calls++;
}
C
plant host host/CMakeFiles/vaka_host.dir cli/cli.c <<'C'
int allowed_here = 1;
C
plant sdk sdk/CMakeFiles/hello.dir examples/hello/hello.c <<'C'
const char *names[] = {"a", "b"};
C
plant tests tests/CMakeFiles/sea.dir modules/sea.c <<'C'
__attribute__((common)) int common;
C
plant tests tests/CMakeFiles/evil.dir modules/bad/evil.c <<'C'
int evil = 1;
C
plant tests tests/CMakeFiles/gone.dir modules/gone.c <<'C'
int gone = 1;
C
rm tests/modules/gone.c
cat <<'EXPECTED'
host/table/table.c: a mutable global: calls.0
host/table/table.c: a mutable global: hidden
host/table/table.c: a mutable global: shared
host/table/table.c: a mutable global: threaded
sdk/examples/hello/hello.c: a mutable global: names
tests/modules/sea.c: a mutable global: common
EXPECTED
