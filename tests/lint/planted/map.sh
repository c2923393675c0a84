# planted/map.sh TREE - a module with a map that is not true; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p modules/game/scene modules/bare
touch modules/game/game.c modules/game/game.h modules/game/scene/game.c modules/game/lost.c \
    modules/bare/bare.c
cat >modules/game/README.md <<'END'
`game.c` and `game.h` are the game, `scene/gone.c` is not.
lost.c is named in passing.
END
cat <<'EXPECTED'
modules/game/scene/game.c: is not on the map modules/game/README.md
modules/game/lost.c: is not on the map modules/game/README.md
modules/game/README.md:1: there is no scene/gone.c
EXPECTED
