/* gui/board/art_mods.c - drawings that mods bring: the folder `art` of each mod that a match is
 * played with.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/board/board.h"

static bool is_used(const vaka_journal_head *head, const char *id)
{
    for (uint32_t i = 0; i < head->mod_count; i++)
        if (strcmp(head->mod[i], id) == 0)
            return true;
    return false;
}

/* Owned by the caller. */
static char *folder_of(const vaka_gui_mod *mod)
{
    size_t room = strlen(mod->folder) + sizeof "/art";
    char *path = vaka_xnew(room);

    snprintf(path, room, "%s/art", mod->folder);
    return path;
}

void vaka_art_mods(vaka_ui *ui, vaka_record *record)
{
    const vaka_gui_host *host = ui->start->host;
    const vaka_journal_head *head = vaka_record_head(record);
    vaka_gui_mod *mods = vaka_xnew(VAKA_GUI_ITEMS * sizeof *mods);
    const vaka_module *module = vaka_live_layout(vaka_record_live(record))->module;
    uint32_t count = host && host->mods ? host->mods(host->data, module, mods) : 0, used = 0;
    char **folders = vaka_xnew((count + 1) * sizeof *folders);

    for (uint32_t i = 0; i < count; i++)
        if (!mods[i].trouble && (mods[i].base || is_used(head, mods[i].id)))
            folders[used++] = folder_of(&mods[i]);
    if (vaka_art_folders(ui->look->art, folders, used))
        vaka_counters_forget(ui->look->counters); /* they are drawn with them */
    for (uint32_t i = 0; i < used; i++)
        free(folders[i]);
    free(folders);
    free(mods);
}
