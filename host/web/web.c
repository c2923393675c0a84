/* web/web.c - an engine in a page: one line in, one line out.
 *
 * SPDX-License-Identifier: MIT
 *
 * The page holds the whole match, so it is its own referee (cli/engine/engine.h). */
#include "cli/base/paths.h"
#include "cli/engine/engine.h"
#include "script/mods/game.h"

#include <stdlib.h>
#include <string.h>

static vaka_plugins plugins;
static vaka_engine *engine;

/* Opens the engine, when all files are there. */
void web_open(void);

/* The answer to a line. The caller frees it. */
char *web_answer(const char *line);

void web_open(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_SYSTEM_MODULES, 1);
    setenv("VAKA_SCRIPTS", VAKA_SYSTEM_SCRIPTS, 1);
    vaka_modules_scan(&plugins, NULL);
    engine = vaka_engine_new(&plugins, true);
}

char *web_answer(const char *line)
{
    return vaka_engine_answer(engine, line, strlen(line));
}
