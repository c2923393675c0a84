/* gui/board/preview.c - pictures of a board: a small one of a game to come, a large one for a file.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "files/file.h"
#include "gui/draw/images.h"
#include "gui/gui_inside.h"

/* Draws the board of a record as a seat sees it, as if the whole window were its picture. */
static void draw_board(vaka_gui *gui, vaka_record *record, int32_t seat, SDL_Surface *on)
{
    vaka_play play = gui->play;
    SDL_Surface *canvas = gui->canvas;
    int hits = gui->hit_count;

    memset(&gui->play, 0, sizeof gui->play);
    gui->canvas = on;
    gui->play.record = record;
    gui->play.sitting = seat;
    gui->play.pointed = gui->play.cursor = VAKA_NONE;
    gui->play.fanned = gui->play.carried = gui->play.drop = VAKA_NONE;
    gui->play.board_box = (SDL_Rect){0, 0, on->w, on->h};
    vaka_view_init(&gui->play.view, vaka_record_door(record), vaka_record_names(record), seat);
    vaka_picks_clear(&gui->play.picks);
    vaka_camera_init(&gui->play.camera, gui->play.view.layout);
    vaka_play_refresh(gui);
    vaka_board_draw(gui);
    vaka_view_done(&gui->play.view);
    vaka_camera_done(&gui->play.camera);
    vaka_motion_done(gui);
    free(gui->play.targets);
    gui->play = play;
    gui->canvas = canvas;
    gui->hit_count = hits;
}

static bool has_board(vaka_record *record)
{
    return vaka_live_layout(vaka_record_door(record))->board_count > 0;
}

void vaka_preview_done(vaka_gui *gui)
{
    vaka_preview *preview = &gui->lobby.preview;

    vaka_record_close(preview->record);
    SDL_FreeSurface(preview->picture);
    *preview = (vaka_preview){0};
}

void vaka_preview_draw(vaka_gui *gui, SDL_Rect box)
{
    vaka_preview *preview = &gui->lobby.preview;
    bool dirty = gui->dirty;

    if (!preview->record || !has_board(preview->record) || box.w < 40 || box.h < 30)
        return;
    if (!preview->picture || preview->wide != box.w || preview->high != box.h ||
        preview->dark != gui->dark) {
        SDL_FreeSurface(preview->picture);
        preview->picture =
            SDL_CreateRGBSurfaceWithFormat(0, box.w, box.h, 32, SDL_PIXELFORMAT_RGB888);
        preview->wide = box.w;
        preview->high = box.h;
        preview->dark = gui->dark;
        vaka_art_mods(gui, preview->record);
        if (preview->picture)
            draw_board(gui, preview->record, VAKA_SPECTATOR, preview->picture);
        gui->dirty = dirty;
    }
    if (preview->picture)
        SDL_BlitSurface(preview->picture, NULL, gui->canvas, &(SDL_Rect){box.x, box.y, 0, 0});
    vaka_paint_frame(gui->canvas, box, 4, 1.5f, gui->theme->edge);
}

vaka_status vaka_board_export(vaka_gui *gui, char *path, vaka_error *err)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_play *play = &gui->play;
    SDL_Surface *picture;
    vaka_file file;
    vaka_status status = VAKA_OK;

    if (!play->record || !has_board(play->record) || !host->path)
        return vaka_fail(err, VAKA_ERR_DATA, "there is no board to make a picture of");
    status = host->path(host->data, "board", ".png", path, err);
    if (status)
        return status;
    picture = SDL_CreateRGBSurfaceWithFormat(0, 2400, 1600, 32, SDL_PIXELFORMAT_RGB888);
    if (!picture)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "%s", SDL_GetError());
    draw_board(gui, play->record, play->view.seat, picture);
    status = vaka_file_create(&file, path, err);
    if (!status) {
        bool good = vaka_image_save(picture, file.out);

        status = vaka_file_end(&file, good, err);
        if (!good)
            vaka_fail(err, VAKA_ERR_SYSTEM, "cannot write %.160s: %s", path, SDL_GetError());
    }
    SDL_FreeSurface(picture);
    return status;
}
