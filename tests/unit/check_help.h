/* unit/check_help.h - a mod of the harbour in a folder of its own, and what the checker says of it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_CHECK_HELP_H
#define UNIT_CHECK_HELP_H

#include "harbour.h"
#include "registered.h"
#include "scratch_mods.h"
#include "script/tools/check.h"

static scratch at;
static vaka_complaints found;

static inline void open_tide(void **state)
{
    harbour_environment(state);
    scratch_open(&at);
    scratch_mod(&at, "tide", "needs = { \"pirates\" }");
}

static inline int tear_down(void **state)
{
    (void)state;
    vaka_complaints_done(&found);
    scratch_done(&at);
    return 0;
}

static inline const vaka_module *find_game(void *data, const char *game, vaka_error *err)
{
    (void)data;
    if (strcmp(game, "harbour") == 0 || strcmp(game, harbour.id) == 0)
        return &harbour;
    vaka_fail(err, VAKA_ERR_DATA, "there is no game '%s'", game);
    return NULL;
}

#endif
