# planted/exports.sh TREE - links modules that show too much or nothing; prints what is to be said.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p build/modules build/tests/modules
plant()
{
    "${CC:-cc}" -x c -shared -fPIC -o "build/$1" - || exit 2
}
echo 'const int vaka_entry = 1; static int a;' | plant modules/good.vaka
echo 'const int vaka_entry = 1; int helper;' | plant modules/talkative.vaka
echo 'static const int vaka_entry = 1;' | plant tests/modules/mute.vaka
echo 'const int entry = 1;' | plant tests/modules/misnamed.vaka
cat <<'EXPECTED'
modules/talkative.vaka: shows: helper vaka_entry
tests/modules/misnamed.vaka: shows: entry
tests/modules/mute.vaka: shows: nothing
EXPECTED
