# planted/unfinished.sh TREE - marks of unfinished work; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p host/core build
echo "/* TO""DO: the rest */" >host/core/text.c
echo "char name[] = \"vaka-X""XXXXX\"; /* a pattern for mkstemp */" >host/files/file.c
echo "# FIX""ME" >README.md
echo "# FIX""ME" >build/README.md
cat <<'EXPECTED'
README.md:1: a mark of unfinished work
host/core/text.c:1: a mark of unfinished work
EXPECTED
