/* gui/board/board_view.c - the boards: their layers, kept until they change.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/board_view.h"

#include <math.h>
#include <string.h>

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

/* The edge of a space that can be pressed: a light line, and a glow that fades inwards. */
static SDL_Surface *make_glow(const vaka_gui *gui, float radius, bool picked)
{
    int side = (int)ceilf(radius * 2) + 2;
    SDL_Surface *glow = vaka_paint_surface(side, side);
    vaka_spot centre = {(float)side / 2, (float)side / 2}, hex[6];
    float line = fminf(fmaxf(radius * 0.05f, 1.6f), 3.0f) * (picked ? 1.6f : 1.0f);

    vaka_paint_hex(centre, radius * 0.96f, hex);
    vaka_paint_polygon(glow, hex, 6, vaka_ink_alpha(gui->theme->accent, picked ? 56 : 20));
    for (int i = 4; i > 0; i--) {
        vaka_paint_hex(centre, radius * (0.96f - 0.022f * (float)i), hex);
        vaka_paint_line(glow, hex, 6, radius * 0.05f * (float)i, true,
                        vaka_ink_alpha(gui->theme->accent, picked ? 34 : 20));
    }
    vaka_paint_hex(centre, radius * 0.95f, hex);
    vaka_paint_line(glow, hex, 6, line + 1.6f, true, 0x90071e2e);
    vaka_paint_line(glow, hex, 6, line, true, gui->theme->accent);
    return glow;
}

static void make_glows(vaka_gui *gui)
{
    vaka_camera *camera = &gui->play.camera;

    if (camera->glow_radius == camera->radius)
        return;
    for (int i = 0; i < 2; i++) {
        SDL_FreeSurface(camera->glow[i]);
        camera->glow[i] = make_glow(gui, camera->radius, i == 1);
    }
    camera->glow_radius = camera->radius;
}

static void draw_target(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    bool picked = vaka_picks_has(&sheet->gui->play.picks, zone);
    SDL_Surface *glow = sheet->gui->play.camera.glow[picked];

    if (!sheet->gui->play.targets[zone] && !picked)
        return;
    SDL_Rect box = {(int)lroundf(at.x - (float)glow->w / 2),
                    (int)lroundf(at.y - (float)glow->h / 2), glow->w, glow->h};
    SDL_BlitSurface(glow, NULL, sheet->on, &box);
}

static void take_cache(vaka_camera *camera)
{
    if (camera->cache && camera->cache->w == camera->box.w && camera->cache->h == camera->box.h)
        return;
    SDL_FreeSurface(camera->cache);
    camera->cache =
        SDL_CreateRGBSurfaceWithFormat(0, camera->box.w, camera->box.h, 32, SDL_PIXELFORMAT_RGB888);
    SDL_SetSurfaceBlendMode(camera->cache, SDL_BLENDMODE_NONE);
}

static void draw_cache(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    vaka_camera *camera = &play->camera;

    take_cache(camera);
    make_glows(gui);
    vaka_ground_draw(gui);
    vaka_sheet sheet = {gui, &play->view, camera->cache, *camera};
    sheet.camera.box.x = sheet.camera.box.y = 0;
    SDL_BlitSurface(camera->ground, NULL, sheet.on, NULL);
    vaka_overlays_under(&sheet);
    vaka_sheet_each(&sheet, draw_target);
    vaka_sheet_each(&sheet, vaka_ground_names);
    vaka_sheet_each(&sheet, vaka_pieces_draw);
    vaka_overlays_over(&sheet);
    vaka_signs_draw(&sheet);
    camera->drawn_x = camera->x;
    camera->drawn_y = camera->y;
    camera->drawn = camera->radius;
    camera->resting = 0;
    camera->stale = false;
}

/* While a zoom goes on the last picture is only stretched. */
static bool is_zooming(const vaka_gui *gui)
{
    const vaka_camera *camera = &gui->play.camera;

    return camera->resting && camera->cache && camera->drawn > 0 && !gui->still &&
           !gui->start->robot && (int32_t)(camera->resting - SDL_GetTicks()) > 0;
}

static void stretch_cache(vaka_gui *gui)
{
    vaka_camera *camera = &gui->play.camera;
    float by = camera->radius / camera->drawn;
    float w = (float)camera->box.w, h = (float)camera->box.h;
    float x = (camera->drawn_x - camera->x) * camera->radius + w / 2 - w / 2 * by;
    float y = (camera->drawn_y - camera->y) * camera->radius + h / 2 - h / 2 * by;
    SDL_Rect to = {camera->box.x + (int)x, camera->box.y + (int)y, (int)(w * by), (int)(h * by)};

    SDL_FillRect(gui->canvas, &camera->box, gui->theme->deep);
    SDL_BlitScaled(camera->cache, NULL, gui->canvas, &to);
}

void vaka_board_draw(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    SDL_Rect box = play->board_box;

    vaka_camera_box(&play->camera, box);
    if (box.w <= 0 || box.h <= 0)
        return;
    SDL_SetClipRect(gui->canvas, &box);
    vaka_widget_hit(gui, box, VAKA_HIT_BOARD, 0, 0, vaka_say(gui->language, "Board"));
    if (play->camera.stale && is_zooming(gui)) {
        stretch_cache(gui);
        SDL_SetClipRect(gui->canvas, NULL);
        return;
    }
    if (play->camera.stale)
        draw_cache(gui);
    SDL_BlitSurface(play->camera.cache, NULL, gui->canvas, &box);
    SDL_SetClipRect(gui->canvas, &play->board_box);
    vaka_top_draw(gui);
    SDL_SetClipRect(gui->canvas, NULL);
}
