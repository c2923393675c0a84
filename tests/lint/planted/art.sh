#!/bin/sh
# art.sh TREE - drawings with faults; prints what a lint must say.
#
# SPDX-License-Identifier: MIT
set -eu
cd "$1"
mkdir -p assets/art/game
cat >assets/art/game/good.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
<!-- SPDX-License-Identifier: MIT -->
<g><path d="M0,0 L5,5" fill="#000000"/><circle cx="1" cy="1" r="1"/></g>
</svg>
END
cat >assets/art/game/words.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
<!-- SPDX-License-Identifier: MIT -->
<text x="1" y="1">no</text>
<path d="M0,0" style="fill:red"/>
</svg>
END
cat >assets/art/game/wide.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
</svg>
END
mkdir -p modules/game
cat >modules/game/game.c <<'END'
static const char *const drawings[] = {"game/good", "game/gone"};
END
echo "assets/art/game/wide.svg: is not square"
mkdir modules/game/scene
cp modules/game/game.c modules/game/scene/scene.c
echo "modules/game/game.c:1: there is no drawing game/gone"
echo "modules/game/scene/scene.c:1: there is no drawing game/gone"
echo "assets/art/game/wide.svg: says no licence"
echo "assets/art/game/words.svg:3: the window cannot draw <text>"
echo "assets/art/game/words.svg:4: the window reads no styles, filters and masks"
