# planted/unfinished.sh TREE - marks of unfinished work; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p host/table host/files build
echo "/* TO""DO: the rest */" >host/table/text.c
echo "char name[] = \"vaka-X""XXXXX\"; /* a pattern for mkstemp */" >host/files/file.c
echo "# FIX""ME" >README.md
echo "# FIX""ME" >build/README.md
cat <<'EXPECTED'
README.md:1: a mark of unfinished work
host/table/text.c:1: a mark of unfinished work
EXPECTED
