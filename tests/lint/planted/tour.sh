# planted/tour.sh TREE - a tour of rooms and functions that are not so; prints what the lint must
# say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p host/text host/gui/draw host/cellar tests/lint
touch tests/lint/rooms.sh
cat >host/text/word.c <<'C'
static int taken(int word);
typedef struct vaka_word vaka_word;
int vaka_word_next(int word)
{
    return taken(word);
}
C
touch host/gui/gui.c
cat >host/README.md <<'END'
Before any file there is `nothing()`, and cellar is named in passing.

```text
text        words
gui         the window:
  gui/draw      paint
  gui/attic     boxes
```

1. `text/word.c`: `vaka_word_next()` takes a `vaka_word`, `taken()` and `VAKA_WORDS` are elsewhere.
2. `gui/gui.c`: `vaka_word_next()` is not here; `text/gone.c` is not there at all.
3. `tests/lint/rooms.sh` is there, `tests/lint/none.sh` is not; `gui/` holds no `vaka_word`.
END
cat <<'EXPECTED'
host/README.md:1: nothing() follows no file
host/cellar: is not on host/README.md
host/README.md:7: there is no folder gui/attic
host/README.md:10: taken() is not in host/text/word.c
host/README.md:10: VAKA_WORDS is not in host/text/word.c
host/README.md:11: vaka_word_next() is not in host/gui/gui.c
host/README.md:11: there is no text/gone.c
host/README.md:12: there is no tests/lint/none.sh
host/README.md:12: vaka_word follows no file
EXPECTED
