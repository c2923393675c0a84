# planted/game_words.sh TREE - words of games in the host; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p host/table sdk/include/vaka sdk/examples modules/sea assets/web
cat >host/table/text.c <<'C'
/* Two canoes, and a Fiji. */
int canoe_count = 3;
int conquestador; /* not a word of ours */
const char *board = "TONGA";
C
echo 'int kumara;' >sdk/include/vaka/abi.h
echo 'int kumara;' >modules/sea/sea.c
echo 'h("Samoa");' >assets/web/board.js
cat <<'EXPECTED'
assets/web/board.js:1: a word of a game: Samoa
host/table/text.c:1: a word of a game: canoes
host/table/text.c:1: a word of a game: Fiji
host/table/text.c:2: a word of a game: canoe
host/table/text.c:4: a word of a game: TONGA
sdk/include/vaka/abi.h:1: a word of a game: kumara
EXPECTED
