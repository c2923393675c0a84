# planted/layers.sh TREE - includes that cross the layers; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p sdk/include/vaka sdk/examples/hello modules/sea host/layout host/table host/match \
    host/play host/cli
cat >sdk/include/vaka/abi.h <<'C'
#include <stdint.h>
#include <stdio.h>
C
cat >sdk/include/vaka/module.h <<'C'
#include "vaka/abi.h"
#include "layout/layout.h"
C
cat >modules/sea/sea.c <<'C'
#include "sea.h"
#include "vaka/module.h"
#include <string.h>
#include <time.h>
#include "layout/layout.h"
C
echo '#include <stdint.h>' >modules/sea/sea.h
cat >host/layout/layout.h <<'C'
#include "text/error.h"
#include "vaka/module.h"
#include <string.h>
#include <jansson.h>
# include "match/live.h"
/* #include "match/live.h" is what it may not say; a comment may. */
C
cat >host/match/live.c <<'C'
#include "match/live.h"
#include "plugin/plugins.h"
#include <pthread.h>
#include <jansson.h>
C
cat >host/play/bot.c <<'C'
#include "match/live.h"
#include <pthread.h>
#include "front/front.h"
C
cat >host/cli/cli.c <<'C'
#include "front/front.h"
#include "play/bot.h"
#include <SDL.h>
#include "nowhere.h"
C
mkdir -p modules/sea/scene modules/land
touch modules/land/land.h modules/sea/scene/parts.h
cat >modules/sea/scene/scene.c <<'C'
#include "scene/scene.h"
#include "scene/parts.h"
#include "parts.h"
#include "sea.h"
#include "scene/gone.h"
#include "land.h"
#include "land/land.h"
#include "../../land/land.h"
#include "scene/../../land/land.h"
C
echo '#include "sea.h"' >modules/sea/scene/scene.h
cat <<'EXPECTED'
sdk/include/vaka/abi.h:2: sdk/include may not include stdio.h
sdk/include/vaka/module.h:2: sdk/include may not include layout/layout.h
modules/sea/sea.c:4: modules may not include time.h
modules/sea/sea.c:5: modules may not include layout/layout.h
host/layout/layout.h:4: host/layout may not include jansson.h
host/layout/layout.h:5: host/layout may not include match/live.h
host/match/live.c:3: host/match may not include pthread.h
host/play/bot.c:3: host/play may not include front/front.h
host/cli/cli.c:3: host/cli may not include SDL.h
host/cli/cli.c:4: host/cli may not include nowhere.h
modules/sea/scene/scene.c:5: modules may not include scene/gone.h
modules/sea/scene/scene.c:6: modules may not include land.h
modules/sea/scene/scene.c:7: modules may not include land/land.h
modules/sea/scene/scene.c:8: modules may not include ../../land/land.h
modules/sea/scene/scene.c:9: modules may not include scene/../../land/land.h
EXPECTED
