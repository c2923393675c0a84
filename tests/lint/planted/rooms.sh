# planted/rooms.sh TREE - includes that go up, or into a room; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p host/gui/draw host/gui/ui host/gui/board host/gui/attic host/match host/script/lua
cat >host/gui/gui.c <<'C'
#include "gui/board/board.h"
#include "gui/draw/paint.h"
#include "gui/ui/ui_inside.h"
C
cat >host/gui/ui/menu.c <<'C'
#include "gui/draw/paint.h"
#include "gui/gui.h"
#include "gui/gui_front.h"
#include "gui/ui/ui_inside.h"
#include "gui/board/board.h"
/* #include "gui/board/board.h" may stand in a comment. */
C
cat >host/gui/attic/old.c <<'C'
#include "gui/draw/paint.h"
C
cat >host/match/live.c <<'C'
#include "match/live_inside.h"
#include "script/lua/sandbox_inside.h"
C
mkdir -p modules/sea/scene
echo '#include "scene/scene_inside.h"' | tee modules/sea/scene/scene.c >modules/sea/sea.c
i=0
while [ $i -le 40 ]; do
    echo >"host/script/lua/file$i.c"
    i=$((i + 1))
done
cat <<'EXPECTED'
host/gui/gui.c:3: gui/ui/ui_inside.h is the inside of another room
host/gui/ui/menu.c:3: gui/ui may not include gui/gui_front.h
host/gui/ui/menu.c:5: gui/ui may not include gui/board/board.h
host/gui/attic/old.c:1: gui/attic may not include gui/draw/paint.h
host/match/live.c:2: script/lua/sandbox_inside.h is the inside of another room
modules/sea/sea.c:1: scene/scene_inside.h is the inside of another room
host/script/lua: more than 40 files (41)
EXPECTED
