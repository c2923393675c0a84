/* gui/board/board.c - a board on the table: begins, changes, ends.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/error.h"

void vaka_board_begin(vaka_board *board, const vaka_layout *layout)
{
    vaka_camera_init(&board->camera, layout);
    vaka_motion_done(board);
    board->glide.on = false;
    board->fanned = board->dragged = board->pointed = board->cursor = board->held = VAKA_NONE;
    board->named = board->about = VAKA_NONE;
    board->ghost_count = 0;
    board->map_corner = 0;
    board->map_of = (SDL_Point){0, 0};
}

void vaka_board_end(vaka_board *board)
{
    free(board->targets);
    free(board->picked);
    board->targets = board->picked = NULL;
    board->view = NULL;
}

void vaka_board_done(vaka_board *board)
{
    vaka_board_end(board);
    vaka_camera_done(&board->camera);
    vaka_motion_done(board);
}

void vaka_board_unmark(vaka_board *board)
{
    size_t zones = (size_t)board->view->layout->zone_count + 1;

    board->targets = vaka_xgrow(board->targets, zones);
    board->picked = vaka_xgrow(board->picked, zones);
    memset(board->targets, 0, zones);
    memset(board->picked, 0, zones);
}

void vaka_board_refresh(vaka_board *board, vaka_record *record)
{
    vaka_counters_names(board->look->counters, board->view->names);
    vaka_ghosts_gather(board);
    board->camera.stale = true;
    board->ui->dirty = true;
    vaka_motion_look(board, record);
}

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
