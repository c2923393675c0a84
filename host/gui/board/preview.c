/* gui/board/preview.c - pictures of a board: a small one of a game to come, a large one for a file.
 *
 * SPDX-License-Identifier: MIT */
#include "files/file.h"
#include "gui/board/board.h"
#include "gui/draw/images.h"

void vaka_board_paint(vaka_ui *ui, vaka_record *record, int32_t seat, SDL_Surface *on)
{
    vaka_board board = {.look = ui->look, .ui = ui, .box = {0, 0, on->w, on->h}};
    SDL_Surface *canvas = ui->look->canvas;
    int hits = ui->hit_count;
    vaka_view view;

    ui->look->canvas = on;
    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), seat);
    board.view = &view;
    vaka_board_begin(&board, view.layout);
    vaka_board_unmark(&board);
    vaka_board_refresh(&board, record);
    vaka_board_draw(&board);
    vaka_view_done(&view);
    vaka_board_done(&board);
    ui->look->canvas = canvas;
    ui->hit_count = hits;
}

static bool has_board(vaka_record *record)
{
    return vaka_live_layout(vaka_record_live(record))->board_count > 0;
}

void vaka_preview_done(vaka_preview *preview)
{
    vaka_record_close(preview->record);
    SDL_FreeSurface(preview->picture);
    *preview = (vaka_preview){0};
}

/* Draws the picture anew for a size. */
static void make_picture(vaka_preview *preview, vaka_ui *ui, int wide, int high)
{
    bool dirty = ui->dirty;

    preview->picture = vaka_paint_canvas(preview->picture, wide, high);
    preview->dark = ui->look->dark;
    vaka_art_mods(ui, preview->record);
    if (preview->picture)
        vaka_board_paint(ui, preview->record, VAKA_SPECTATOR, preview->picture);
    ui->dirty = dirty;
}

void vaka_preview_draw(vaka_preview *preview, vaka_ui *ui, SDL_Rect box)
{
    const vaka_gui_look *look = ui->look;

    if (!preview->record || !has_board(preview->record) || box.w < 40 || box.h < 30)
        return;
    if (!preview->picture || preview->picture->w != box.w || preview->picture->h != box.h ||
        preview->dark != look->dark)
        make_picture(preview, ui, box.w, box.h);
    if (preview->picture)
        SDL_BlitSurface(preview->picture, NULL, look->canvas, &(SDL_Rect){box.x, box.y, 0, 0});
    vaka_paint_frame(look->canvas, box, 0, 1.5f, look->theme->edge);
}

vaka_status vaka_board_save(SDL_Surface *picture, const char *path, vaka_error *err)
{
    vaka_file file;
    vaka_status status = vaka_file_create(&file, path, err);

    if (status)
        return status;
    bool good = vaka_image_save(picture, file.out);
    status = vaka_file_end(&file, good, err);
    if (!good)
        vaka_fail(err, VAKA_ERR_SYSTEM, "cannot write %.160s: %s", path, SDL_GetError());
    return status;
}

vaka_status vaka_board_export(vaka_ui *ui, vaka_record *record, int32_t seat, char *path,
                              vaka_error *err)
{
    const vaka_gui_host *host = ui->start->host;
    SDL_Surface *picture;
    vaka_status status = VAKA_OK;

    if (!record || !has_board(record) || !host->path)
        return vaka_fail(err, VAKA_ERR_DATA, "there is no board to make a picture of");
    status = host->path(host->data, "board", ".png", path, err);
    if (status)
        return status;
    picture = vaka_paint_canvas(NULL, 2400, 1600);
    if (!picture)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "%s", SDL_GetError());
    vaka_board_paint(ui, record, seat, picture);
    status = vaka_board_save(picture, path, err);
    SDL_FreeSurface(picture);
    return status;
}
