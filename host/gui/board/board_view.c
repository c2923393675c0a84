/* gui/board/board_view.c - the boards: their layers, kept until they change.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/board_view.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define USED_FEW 3 /* not even one of so many spaces is in use */

/* The edge of a space that can be pressed: a light line, and a glow that fades inwards. */
static SDL_Surface *make_glow(float radius, bool picked, vaka_ink ink)
{
    int side = (int)ceilf(radius * 2) + 2;
    SDL_Surface *glow = vaka_paint_surface(side, side);
    vaka_spot centre = {(float)side / 2, (float)side / 2}, hex[6];
    float line = fminf(fmaxf(radius * 0.05f, 1.6f), 3.0f) * (picked ? 1.6f : 1.0f);

    vaka_paint_hex(centre, radius * 0.96f, hex);
    vaka_paint_polygon(glow, hex, 6, vaka_ink_alpha(ink, picked ? 56 : 20));
    for (int i = 4; i > 0; i--) {
        vaka_paint_hex(centre, radius * (0.96f - 0.022f * (float)i), hex);
        vaka_paint_line(glow, hex, 6, radius * 0.05f * (float)i, true,
                        vaka_ink_alpha(ink, picked ? 34 : 20));
    }
    vaka_paint_hex(centre, radius * 0.95f, hex);
    vaka_paint_line(glow, hex, 6, line + 1.6f, true, 0x90071e2e);
    vaka_paint_line(glow, hex, 6, line, true, ink);
    return glow;
}

/* How a target of a tone of its own glows: by its colour, and by dashes in its edge. */
static SDL_Surface *make_toned(float radius, vaka_ink ink)
{
    SDL_Surface *glow = make_glow(radius, false, ink);
    vaka_spot centre = {(float)glow->w / 2, (float)glow->h / 2}, hex[6];
    float line = fminf(fmaxf(radius * 0.05f, 1.6f), 3.0f);

    vaka_paint_hex(centre, radius * 0.95f, hex);
    for (int i = 0; i < 6; i++)
        for (int part = 1; part < 6; part += 2) {
            vaka_spot a = hex[i], b = hex[(i + 1) % 6];
            float from = (float)part / 6, to = (float)(part + 1) / 6;
            vaka_spot gap[2] = {{a.x + (b.x - a.x) * from, a.y + (b.y - a.y) * from},
                                {a.x + (b.x - a.x) * to, a.y + (b.y - a.y) * to}};

            vaka_paint_line(glow, gap, 2, line + 1.0f, false, 0xff071e2e);
        }
    return glow;
}

/* The tone in which a space glows, as the game says. */
static uint32_t tone_of(const vaka_scene *scene, int32_t zone)
{
    int32_t at = vaka_overlay_next(scene, VAKA_OVERLAY_TARGET, zone, -1);

    return at < 0 ? VAKA_TONE_PLAIN : scene->overlays[at].tone;
}

static void make_glows(vaka_board *board)
{
    vaka_camera *camera = &board->camera;

    if (camera->glow_radius == camera->radius)
        return;
    for (int i = 0; i < 3; i++)
        SDL_FreeSurface(camera->glow[i]);
    for (int i = 0; i < 2; i++)
        camera->glow[i] = make_glow(camera->radius, i == 1, board->look->theme->accent);
    camera->glow[2] = make_toned(camera->radius, board->look->theme->warn);
    camera->glow_radius = camera->radius;
}

static void draw_target(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    bool picked = sheet->board->picked[zone] != 0;
    bool warns = !picked && tone_of(sheet->view->scene, zone) != VAKA_TONE_PLAIN;
    SDL_Surface *glow = sheet->board->camera.glow[warns ? 2 : picked];

    if (!sheet->board->targets[zone] && !picked)
        return;
    if (sheet->view->layout->boards[sheet->view->layout->zones[zone].board].spots) {
        vaka_pen pen = vaka_sheet_pen(sheet);

        vaka_mark_glow(&pen, zone, warns ? sheet->look.theme->warn : sheet->look.theme->accent,
                       picked);
        return;
    }
    SDL_Rect box = {(int)lroundf(at.x - (float)glow->w / 2),
                    (int)lroundf(at.y - (float)glow->h / 2), glow->w, glow->h};
    SDL_BlitSurface(glow, NULL, sheet->on, &box);
}

static void draw_cache(vaka_board *board)
{
    vaka_camera *camera = &board->camera;

    camera->cache = vaka_paint_canvas(camera->cache, camera->box.w, camera->box.h);
    SDL_SetSurfaceBlendMode(camera->cache, SDL_BLENDMODE_NONE);
    make_glows(board);
    vaka_ground_draw(board);
    vaka_sheet sheet = vaka_sheet_of(board, camera->cache);
    SDL_BlitSurface(camera->ground, NULL, sheet.on, NULL);
    vaka_sheet_routes(&sheet, vaka_route_draw);
    vaka_overlays_under(&sheet);
    vaka_sheet_routes(&sheet, draw_target);
    vaka_sheet_each(&sheet, draw_target);
    vaka_sheet_each(&sheet, vaka_ground_names);
    vaka_spot_names(&sheet);
    vaka_sheet_routes(&sheet, vaka_route_pieces);
    vaka_sheet_each(&sheet, vaka_pieces_draw);
    vaka_overlays_over(&sheet);
    vaka_groups_draw(&sheet);
    vaka_signs_draw(&sheet);
    vaka_minimap_draw(board, camera->cache);
    camera->drawn_x = camera->x;
    camera->drawn_y = camera->y;
    camera->drawn = camera->radius;
    camera->resting = 0;
    camera->stale = false;
}

/* While a zoom goes on the last picture is only stretched. */
static bool is_zooming(const vaka_board *board)
{
    const vaka_camera *camera = &board->camera;

    return camera->resting && camera->cache && camera->drawn > 0 && !vaka_ui_is_still(board->ui) &&
           (int32_t)(camera->resting - SDL_GetTicks()) > 0;
}

static void stretch_cache(vaka_board *board)
{
    vaka_camera *camera = &board->camera;
    float by = camera->radius / camera->drawn;
    float w = (float)camera->box.w, h = (float)camera->box.h;
    float x = (camera->drawn_x - camera->x) * camera->radius + w / 2 - w / 2 * by;
    float y = (camera->drawn_y - camera->y) * camera->radius + h / 2 - h / 2 * by;
    SDL_Rect to = {camera->box.x + (int)x, camera->box.y + (int)y, (int)(w * by), (int)(h * by)};

    SDL_FillRect(board->look->canvas, &camera->box, board->look->theme->deep);
    SDL_BlitScaled(camera->cache, NULL, board->look->canvas, &to);
}

/* Other colours or sizes: nothing that was kept fits. */
static void follow_look(vaka_board *board)
{
    if (board->look_version == board->look->version)
        return;
    board->look_version = board->look->version;
    board->camera.stale = true;
    board->camera.glow_radius = 0;
}

/* Is there something, does the game say what the ground is, or can it be chosen? */
static uint8_t *used_spaces(const vaka_board *board, int32_t *used, int32_t *all)
{
    const vaka_view *view = board->view;
    uint8_t *zones = vaka_xnew((size_t)view->layout->zone_count + 1);

    for (uint32_t i = 0; i < view->scene->overlay_count; i++)
        if (view->scene->overlays[i].type == VAKA_OVERLAY_GROUND)
            zones[view->scene->overlays[i].a] = 1;
    *used = *all = 0;
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        bool space = vaka_is_space(view->layout, zone);

        zones[zone] = space && (zones[zone] || view->seen->zones[zone].count > 0 ||
                                (board->targets && board->targets[zone]));
        *used += zones[zone];
        *all += space;
    }
    return zones;
}

void vaka_board_bound(vaka_board *board)
{
    int32_t used, all;

    if (!board->view || board->view->layout->board_count == 0)
        return;
    uint8_t *zones = used_spaces(board, &used, &all);
    vaka_camera_bound(&board->camera, board->view->layout,
                      used > 0 && used * USED_FEW < all ? zones : NULL);
    free(zones);
}

void vaka_board_draw(vaka_board *board)
{
    SDL_Rect box = board->box, map;

    follow_look(board);
    vaka_board_bound(board);
    vaka_camera_box(&board->camera, box);
    if (box.w <= 0 || box.h <= 0)
        return;
    SDL_SetClipRect(board->look->canvas, &box);
    vaka_widget_hit(board->ui, box, VAKA_HIT_BOARD, 0, 0, vaka_ui_say(board->ui, "Board"));
    vaka_minimap_settle(board);
    if (vaka_minimap_box(board, &map))
        vaka_widget_hit(board->ui, map, VAKA_HIT_MINIMAP, 0, 0, vaka_ui_say(board->ui, "Overview"))
            ->silent = true;
    if (board->camera.stale && is_zooming(board)) {
        stretch_cache(board);
        SDL_SetClipRect(board->look->canvas, NULL);
        return;
    }
    if (board->camera.stale)
        draw_cache(board);
    vaka_ghosts_hits(board);
    SDL_BlitSurface(board->camera.cache, NULL, board->look->canvas, &box);
    SDL_SetClipRect(board->look->canvas, &board->box);
    vaka_top_draw(board);
    SDL_SetClipRect(board->look->canvas, NULL);
}
