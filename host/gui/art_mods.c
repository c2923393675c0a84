/* gui/art_mods.c - drawings that mods bring: the folder `art` of each mod that a match is played
 * with.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/gui_inside.h"

static bool is_used(const vaka_journal_head *head, const char *id)
{
    for (uint32_t i = 0; i < head->mod_count; i++)
        if (strcmp(head->mod[i], id) == 0)
            return true;
    return false;
}

void vaka_art_mods(vaka_gui *gui, vaka_record *record)
{
    const vaka_gui_host *host = gui->start->host;
    const vaka_journal_head *head = vaka_record_head(record);
    vaka_gui_mod *mods = vaka_xnew(VAKA_GUI_ITEMS * sizeof *mods);
    const vaka_module *module = vaka_door_layout(vaka_record_door(record))->module;
    uint32_t count = host && host->mods ? host->mods(host->data, module, mods) : 0;
    char path[VAKA_GUI_PATH];

    for (uint32_t i = 0; i < count; i++)
        if (!mods[i].trouble && is_used(head, mods[i].id) &&
            snprintf(path, sizeof path, "%s/art", mods[i].folder) < (int)sizeof path)
            vaka_art_folder(gui->art, path);
    free(mods);
}
