/* gui/board/sheet.c - what a picture of the board is drawn on: which spaces are in sight, and how
 * large its writing is.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/board_view.h"

vaka_sheet vaka_sheet_of(vaka_board *board, SDL_Surface *on)
{
    vaka_sheet sheet = {board, board->view, on, *board->look, board->camera};

    sheet.look.canvas = on;
    sheet.camera.box.x = sheet.camera.box.y = 0;
    return sheet;
}

bool vaka_sheet_is_space(const vaka_sheet *sheet, int32_t zone)
{
    return zone >= 0 && zone < sheet->view->layout->zone_count &&
           sheet->view->layout->zones[zone].type == VAKA_ZONE_SPACE;
}

bool vaka_sheet_in_sight(const vaka_sheet *sheet, vaka_spot at)
{
    float r = sheet->camera.radius;

    return at.x > -r && at.y > -r && at.x < (float)sheet->on->w + r &&
           at.y < (float)sheet->on->h + r;
}

void vaka_sheet_each(const vaka_sheet *sheet, vaka_sheet_draw draw)
{
    for (int32_t zone = 0; zone < sheet->view->layout->zone_count; zone++) {
        if (!vaka_sheet_is_space(sheet, zone))
            continue;
        vaka_spot at = vaka_camera_spot(&sheet->camera, sheet->view->layout, zone);
        if (vaka_sheet_in_sight(sheet, at))
            draw(sheet, zone, at);
    }
}

int vaka_sheet_px(const vaka_sheet *sheet, int px, float most)
{
    int percent = sheet->board->look->percent > 100 ? sheet->board->look->percent : 100;
    int grown = px * percent / 100, room = (int)(sheet->camera.radius * most);

    return grown <= room ? grown : px > room ? px : room;
}
