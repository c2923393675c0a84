# planted/packages.sh TREE - a launcher that lags behind CMake; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p tests host/gui/draw
cat >vaka <<'LAUNCHER'
library jansson libjansson-dev
library old libold-dev
needed_to_look='
font Noto_Sans fonts-noto-core
font Comic_Sans fonts-comic
'
LAUNCHER
cat >host/gui/draw/font_files.c <<'C'
    [VAKA_FACE_SANS] = {{"Noto Sans", "DejaVu Sans"}, {"DejaVu Sans", "sans-serif"}},
    [VAKA_FACE_SERIF] = {{"EB Garamond", "Noto Serif"}, {"DejaVu Serif", "serif"}},
C
echo 'pkg_check_modules(JANSSON REQUIRED IMPORTED_TARGET jansson)' >CMakeLists.txt
echo 'pkg_check_modules(MOCK REQUIRED IMPORTED_TARGET cmocka)' >tests/CMakeLists.txt
cat <<'EXPECTED'
vaka: does not look for EB_Garamond
vaka: does not look for cmocka
vaka: nobody asks for Comic_Sans
vaka: nobody asks for old
EXPECTED
