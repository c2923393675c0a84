/* gui/board/sheet.c - what the picture of a board is drawn with: what is in sight, how large.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>

#include "gui/board/board_view.h"

vaka_sheet vaka_sheet_of(vaka_board *board, SDL_Surface *on)
{
    vaka_sheet sheet = {board, board->view, on, *board->look, board->camera};

    sheet.look.canvas = on;
    sheet.camera.box.x = sheet.camera.box.y = 0;
    return sheet;
}

bool vaka_sheet_in_sight(const vaka_sheet *sheet, int32_t zone)
{
    const vaka_layout *layout = sheet->view->layout;
    SDL_Rect all = {0, 0, sheet->on->w, sheet->on->h}, cover;

    if (vaka_layout_is_route(layout, zone)) {
        cover = vaka_camera_cover(&sheet->camera, layout, zone, 0);
        return SDL_HasIntersection(&cover, &all);
    }
    vaka_spot at = vaka_camera_spot(&sheet->camera, layout, zone);
    float r = fmaxf(vaka_camera_reach(&sheet->camera, layout, zone), sheet->camera.radius);
    return at.x > -r && at.y > -r && at.x < (float)sheet->on->w + r &&
           at.y < (float)sheet->on->h + r;
}

float vaka_sheet_radius(const vaka_sheet *sheet, int32_t zone)
{
    float reach = vaka_camera_reach(&sheet->camera, sheet->view->layout, zone);

    return fminf(fmaxf(reach, sheet->camera.radius * 0.8f), sheet->camera.radius * 1.5f);
}

void vaka_sheet_each(const vaka_sheet *sheet, vaka_sheet_draw draw)
{
    for (int32_t zone = 0; zone < sheet->view->layout->zone_count; zone++) {
        if (!vaka_is_space(sheet->view->layout, zone) || !vaka_sheet_in_sight(sheet, zone))
            continue;
        draw(sheet, zone, vaka_camera_spot(&sheet->camera, sheet->view->layout, zone));
    }
}

void vaka_sheet_routes(const vaka_sheet *sheet, vaka_sheet_draw draw)
{
    const vaka_layout *layout = sheet->view->layout;

    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (vaka_layout_is_route(layout, zone) && vaka_sheet_in_sight(sheet, zone))
            draw(sheet, zone, vaka_camera_spot(&sheet->camera, layout, zone));
}

int vaka_sheet_px(const vaka_sheet *sheet, int px, float most)
{
    int percent = sheet->board->look->percent > 100 ? sheet->board->look->percent : 100;
    int grown = px * percent / 100, room = (int)(sheet->camera.radius * most);

    return grown <= room ? grown : px > room ? px : room;
}
