/* cli/mods/workbench.c - a mod that is being worked on: where it lies, and the game it is for.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/workbench.h"

#include <stdlib.h>

void vaka_workbench_tell(const vaka_complaints *complaints, FILE *out)
{
    for (uint32_t i = 0; i < complaints->count; i++) {
        vaka_complaint_print(&complaints->at[i], out);
        fputc('\n', out);
    }
}

static bool find_game(vaka_workbench *bench, vaka_complaints *complaints)
{
    char game[128];
    vaka_file_place spot;
    vaka_error err;

    if (!vaka_check_game(bench->folder, game, sizeof game, &spot, complaints))
        return false;
    bench->module = vaka_plugins_find(&bench->plugins, game, &err);
    if (!bench->module)
        vaka_complain(0, "%s/mod.lua:%d: %s", bench->folder, (int)spot.line, err.text);
    return bench->module != NULL;
}

bool vaka_workbench_open(vaka_workbench *bench, const char *path)
{
    vaka_complaints complaints = {0};
    vaka_check_mods mods = {0};
    bool good = false;

    *bench = (vaka_workbench){.module = NULL};
    vaka_plugins_scan(&bench->plugins, NULL);
    vaka_check_find(path, &mods, &complaints);
    if (mods.count > 1)
        vaka_complain(0, "%s holds %u mods; name one of them", path, mods.count);
    if (mods.count == 1) {
        bench->folder = vaka_xcopy(mods.folders[0]);
        good = find_game(bench, &complaints);
    }
    fflush(stdout);
    vaka_workbench_tell(&complaints, stderr);
    vaka_complaints_done(&complaints);
    vaka_check_mods_done(&mods);
    return good;
}

void vaka_workbench_close(vaka_workbench *bench)
{
    vaka_plugins_done(&bench->plugins);
    free(bench->folder);
    *bench = (vaka_workbench){.module = NULL};
}

vaka_status vaka_workbench_shelf(vaka_workbench *bench, const vaka_given *given,
                                 vaka_mod_choice *mod_choice, vaka_error *err)
{
    vaka_status status;

    vaka_mod_choice_init(mod_choice);
    status = vaka_mod_choice_read(mod_choice, given, &bench->plugins, err);
    return status ? status : vaka_mod_choice_add(mod_choice, bench->folder, err);
}
