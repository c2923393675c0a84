# planted/game_words.sh TREE - words of games in the host; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p host/core sdk/include/vaka sdk/examples modules/sea
cat >host/core/text.c <<'C'
/* Two canoes, and a Fiji. */
int canoe_count = 3;
int conquestador; /* not a word of ours */
const char *board = "TONGA";
C
echo 'int kumara;' >sdk/include/vaka/abi.h
echo 'int kumara;' >modules/sea/sea.c
cat <<'EXPECTED'
host/core/text.c:1: a word of a game: canoes
host/core/text.c:1: a word of a game: Fiji
host/core/text.c:2: a word of a game: canoe
host/core/text.c:4: a word of a game: TONGA
sdk/include/vaka/abi.h:1: a word of a game: kumara
EXPECTED
