# planted/packages.sh TREE - a launcher that lags behind CMake; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir tests
printf 'library jansson libjansson-dev\nlibrary old libold-dev\n' >vaka
echo 'pkg_check_modules(JANSSON REQUIRED IMPORTED_TARGET jansson)' >CMakeLists.txt
echo 'pkg_check_modules(MOCK REQUIRED IMPORTED_TARGET cmocka)' >tests/CMakeLists.txt
cat <<'EXPECTED'
vaka: does not look for cmocka
vaka: nobody asks for old
EXPECTED
