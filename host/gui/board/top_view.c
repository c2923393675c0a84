/* gui/board/top_view.c - what follows the pointer and the clock, put over the board's picture.
 *
 * SPDX-License-Identifier: MIT
 *
 * Where it was and where it is are the only parts of the window that are painted anew for it. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gui/board/board_view.h"
#include "gui/board/pulse.h"

static bool is_space(const vaka_gui *gui, int32_t zone)
{
    return zone != VAKA_NONE && zone < gui->play.view.layout->zone_count &&
           gui->play.view.layout->zones[zone].type == VAKA_ZONE_SPACE;
}

static bool has_cursor(const vaka_gui *gui)
{
    return gui->focus_shown && gui->focus.what == VAKA_HIT_BOARD && is_space(gui, gui->play.cursor);
}

static SDL_Rect around(vaka_spot at, float reach)
{
    int half = (int)ceilf(reach) + 2;

    return (SDL_Rect){(int)at.x - half, (int)at.y - half, 2 * half + 1, 2 * half + 1};
}

static vaka_spot spot_of(const vaka_gui *gui, int32_t zone)
{
    return vaka_camera_spot(&gui->play.camera, gui->play.view.layout, zone);
}

static void draw_ring(vaka_gui *gui, int32_t zone, vaka_ink ink, float width)
{
    vaka_spot hex[6];

    vaka_paint_hex(spot_of(gui, zone), gui->play.camera.radius * 0.97f, hex);
    vaka_paint_line(gui->canvas, hex, 6, width, true, ink);
}

/* Where a zone is in the window: its space, its row at the side, or nowhere. */
static bool place_of(vaka_gui *gui, int32_t zone, vaka_spot *out)
{
    if (is_space(gui, zone)) {
        *out = spot_of(gui, zone);
        return true;
    }
    for (int i = 0; i < gui->hit_count; i++) {
        const vaka_hit *hit = &gui->hits[i];

        if ((hit->what == VAKA_HIT_ZONE || hit->what == VAKA_HIT_KIND) && hit->a == zone) {
            *out = (vaka_spot){(float)hit->box.x + 20, (float)hit->box.y + (float)hit->box.h / 2};
            return true;
        }
    }
    return false;
}

static bool flight_box(vaka_gui *gui, const vaka_flight *flight, SDL_Rect *out)
{
    float part = vaka_motion_part(gui), side = gui->play.camera.radius * 0.66f;
    vaka_spot from, to;
    bool begins = place_of(gui, flight->from, &from), ends = place_of(gui, flight->to, &to);

    if (!begins && !ends)
        return false;
    if (!begins)
        from = (vaka_spot){to.x, to.y - side};
    if (!ends)
        to = (vaka_spot){from.x, from.y - side};
    vaka_spot at = {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
    at.y -= sinf(part * 3.1416f) * side * 0.25f; /* lifted off the table */
    *out = (SDL_Rect){(int)(at.x - side / 2), (int)(at.y - side / 2), (int)side, (int)side};
    return true;
}

static bool is_carried(const vaka_gui *gui)
{
    return gui->dragging && gui->play.carried != VAKA_NONE;
}

/* What is being dragged: the pieces of the space it was taken from. */
static SDL_Rect carried_box(const vaka_gui *gui)
{
    int side = (int)(gui->play.camera.radius * 0.7f);

    return (SDL_Rect){gui->x - side / 2, gui->y - side / 2, side, side};
}

static void draw_carried(vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    SDL_Rect box = carried_box(gui);
    int32_t count, shown = 0;
    vaka_pile *piles = vaka_piles_of(view, gui->play.carried, &count);

    for (int32_t i = 0; i < count && shown < 3; i++) {
        if (view->layout->kinds[piles[i].kind].shape == VAKA_SHAPE_TILE ||
            (piles[i].owner >= 0 && piles[i].owner != view->seat))
            continue;
        vaka_pile_draw(
            gui->counters, view->layout, gui->canvas, &piles[i],
            (SDL_Rect){box.x + shown * box.w / 4, box.y + shown * box.w / 6, box.w, box.h});
        shown++;
    }
    free(piles);
    if (is_space(gui, gui->play.pointed))
        draw_ring(gui, gui->play.pointed, gui->theme->accent, 3.0f);
}

void vaka_top_draw(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    SDL_Rect box;

    vaka_pulse_draw(gui);
    if (is_space(gui, play->pointed))
        draw_ring(gui, play->pointed, 0xe0fffcf3, 2.0f);
    if (has_cursor(gui)) {
        draw_ring(gui, play->cursor, 0xff10222e, 7.0f);
        draw_ring(gui, play->cursor, gui->theme->accent, 4.0f);
    }
    if (is_space(gui, play->fanned) && !play->motion.flying)
        vaka_fan_draw(gui, play->fanned);
    for (int32_t i = 0; i < play->motion.flying; i++)
        if (flight_box(gui, &play->motion.flights[i], &box))
            vaka_pile_draw(gui->counters, play->view.layout, gui->canvas,
                           &play->motion.flights[i].pile, box);
    if (is_carried(gui))
        draw_carried(gui);
    vaka_dice_draw(gui);
}

static void add(SDL_Rect *boxes, int *count, SDL_Rect box)
{
    if (box.w <= 0 || box.h <= 0)
        return;
    for (int i = 0; i < *count; i++) {
        if (SDL_HasIntersection(&boxes[i], &box) || *count == VAKA_TOP_BOXES) {
            SDL_UnionRect(&boxes[i], &box, &box);
            boxes[i] = boxes[--*count]; /* the union may touch others */
            add(boxes, count, box);
            return;
        }
    }
    boxes[(*count)++] = box;
}

typedef struct heap { /* of boxes, for those who only know how to add one */
    SDL_Rect *boxes;
    int *count;
} heap;

static void add_one(void *data, SDL_Rect box)
{
    heap *on = data;

    add(on->boxes, on->count, box);
}

/* All places where something of it is now. */
static void add_now(vaka_gui *gui, SDL_Rect *boxes, int *count)
{
    vaka_play *play = &gui->play;
    float r = play->camera.radius;
    SDL_Rect box;

    vaka_pulse_boxes(gui, add_one, &(heap){boxes, count});
    if (is_space(gui, play->pointed))
        add(boxes, count, around(spot_of(gui, play->pointed), r + 4));
    if (has_cursor(gui))
        add(boxes, count, around(spot_of(gui, play->cursor), r + 8));
    if (is_space(gui, play->fanned))
        add(boxes, count, vaka_fan_box(gui, play->fanned));
    for (int32_t i = 0; i < play->motion.flying; i++) {
        if (!flight_box(gui, &play->motion.flights[i], &box))
            continue;
        box = (SDL_Rect){box.x - 14, box.y - 14, box.w + 34, box.h + 34};
        add(boxes, count, box);
    }
    if (is_carried(gui)) {
        box = carried_box(gui);
        add(boxes, count, (SDL_Rect){box.x - 14, box.y - 14, box.w * 2 + 28, box.h * 2 + 28});
    }
    if (vaka_dice_box(gui, &box))
        add(boxes, count, box);
    if (vaka_place_box(gui, &box))
        add(boxes, count, (SDL_Rect){box.x - 2, box.y - 2, box.w + 8, box.h + 8});
}

void vaka_board_touch(vaka_gui *gui)
{
    gui->play.touched = true;
}

/* Nothing else may lie over the board: what does is painted only with all the rest. */
static bool is_bare(const vaka_gui *gui)
{
    const vaka_play *play = &gui->play;

    return gui->screen == &vaka_screen_play && play->viewing && !gui->menu.open && !gui->help &&
           !gui->notice[0] && !play->recap && !gui->tutor.steps && play->camera.cache &&
           !play->camera.stale && play->view.layout->board_count > 0;
}

static void paint(vaka_gui *gui, const SDL_Rect *box)
{
    const vaka_camera *camera = &gui->play.camera;
    SDL_Rect from = {box->x - camera->box.x, box->y - camera->box.y, box->w, box->h}, to = *box;

    SDL_SetClipRect(gui->canvas, box);
    SDL_BlitSurface(camera->cache, &from, gui->canvas, &to);
    vaka_top_draw(gui);
    SDL_SetClipRect(gui->canvas, box);
    vaka_place_draw(gui);
    SDL_SetClipRect(gui->canvas, NULL);
}

void vaka_top_drawn(vaka_gui *gui)
{
    gui->play.touched = false;
    gui->play.top_count = 0;
    if (gui->screen == &vaka_screen_play && gui->play.viewing)
        add_now(gui, gui->play.top, &gui->play.top_count);
}

int vaka_top_retouch(vaka_gui *gui, SDL_Rect out[VAKA_TOP_BOXES])
{
    vaka_play *play = &gui->play;
    int count = play->top_count, kept = 0;

    if (!is_bare(gui)) {
        gui->dirty = true;
        return 0;
    }
    memcpy(out, play->top, (size_t)count * sizeof *out);
    add_now(gui, out, &count);
    for (int i = 0; i < count; i++)
        if (SDL_IntersectRect(&out[i], &play->board_box, &out[kept]))
            paint(gui, &out[kept++]);
    vaka_top_drawn(gui);
    return kept;
}
