/* gui/board/spot_names.c - the names of spots, each where it hides least.
 *
 * SPDX-License-Identifier: MIT
 *
 * A name is written below its spot. Where another spot, a name that is written already or the edge
 * of the board's part of the window is in the way, it goes above or beside it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/board/board_view.h"

#define PX_LEAST 13 /* text on the board is not drawn smaller */
#define PX_MOST 26
#define READABLE 20 /* radius from which on there is room for it */
#define PLACES 6    /* where a name may be */
#define LINES 2

typedef struct written { /* a name as it is to be drawn */
    char line[LINES][VAKA_VIEW_NAME];
    int lines, wide, high; /* high: of a line */
    vaka_type type;
} written;

typedef struct obstacles { /* what a name must not lie on */
    const vaka_sheet *sheet;
    SDL_Rect *names; /* owned: those written so far */
    int count;
    vaka_curve *routes; /* owned */
    uint8_t *taken;     /* owned: does anything lie on each? */
    int route_count;
} obstacles;

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* On two lines where that makes it less wide. */
static void break_name(const vaka_sheet *sheet, const char *name, float reach, written *out)
{
    const char *blank = vaka_ground_blank(name);
    int whole = vaka_type_wide(&sheet->look, out->type, name);

    out->lines = 1;
    out->wide = whole;
    snprintf(out->line[0], sizeof out->line[0], "%s", name);
    if (!blank || (float)whole < reach * 2.4f)
        return;
    out->lines = 2;
    out->line[0][blank - name] = '\0';
    snprintf(out->line[1], sizeof out->line[1], "%s", blank + 1);
    int first = vaka_type_wide(&sheet->look, out->type, out->line[0]);
    int second = vaka_type_wide(&sheet->look, out->type, out->line[1]);
    out->wide = first > second ? first : second;
}

/* Below, above, right, left, and below a little to the sides. */
static SDL_Rect place_at(vaka_spot at, float reach, const written *name, int place)
{
    int wide = name->wide + 4, high = name->high * name->lines + 2;
    float gap = 2, x = at.x - (float)wide / 2, y = at.y + reach + gap;

    if (place == 1)
        y = at.y - reach - gap - (float)high;
    if (place == 2 || place == 3) {
        y = at.y - (float)high / 2;
        x = place == 2 ? at.x + reach + 2 * gap : at.x - reach - 2 * gap - (float)wide;
    }
    if (place == 4 || place == 5) {
        y = at.y + reach * 0.75f;
        x = place == 4 ? at.x + reach * 0.75f : at.x - reach * 0.75f - (float)wide;
    }
    return (SDL_Rect){(int)lroundf(x), (int)lroundf(y), wide, high};
}

static float on_spots(const obstacles *in, int32_t zone, SDL_Rect box)
{
    const vaka_layout *layout = in->sheet->view->layout;
    float cost = 0;

    for (int32_t other = 0; other < layout->zone_count; other++) {
        if (!vaka_is_spot(layout, other) || other == zone)
            continue;
        vaka_spot at = vaka_camera_spot(&in->sheet->camera, layout, other);
        float x = fminf(fmaxf(at.x, (float)box.x), (float)(box.x + box.w));
        float y = fminf(fmaxf(at.y, (float)box.y), (float)(box.y + box.h));
        float in_it =
            vaka_camera_reach(&in->sheet->camera, layout, other) - hypotf(at.x - x, at.y - y);

        cost += in_it > 0 ? 20 + in_it : 0;
    }
    return cost;
}

/* Pieces on a route need more room than its line. */
static float on_route(const obstacles *in, int route, SDL_Rect box)
{
    int wider = in->taken[route] ? (int)(in->sheet->camera.radius * 0.26f) : 0;
    float cost = 0;

    box = (SDL_Rect){box.x - wider, box.y - wider, box.w + 2 * wider, box.h + 2 * wider};
    for (int k = 0; k < VAKA_CURVE; k++) {
        SDL_Point at = {(int)in->routes[route].at[k].x, (int)in->routes[route].at[k].y};

        cost += SDL_PointInRect(&at, &box) ? 1.5f : 0;
    }
    return cost;
}

static float on_lines(const obstacles *in, SDL_Rect box)
{
    float cost = 0;

    for (int i = 0; i < in->count; i++)
        cost += SDL_HasIntersection(&in->names[i], &box) ? 40 : 0;
    for (int i = 0; i < in->route_count; i++)
        cost += on_route(in, i, box);
    return cost;
}

static float beyond(const obstacles *in, SDL_Rect box)
{
    SDL_Rect all = {0, 0, in->sheet->on->w, in->sheet->on->h}, seen;

    if (!SDL_IntersectRect(&all, &box, &seen))
        return 100;
    return seen.w == box.w && seen.h == box.h ? 0 : 50;
}

static SDL_Rect best_place(const obstacles *in, int32_t zone, vaka_spot at, const written *name)
{
    float reach = vaka_camera_reach(&in->sheet->camera, in->sheet->view->layout, zone);
    float best = 1e9f;
    SDL_Rect found = {0};

    for (int place = 0; place < PLACES; place++) {
        SDL_Rect box = place_at(at, reach, name, place);
        float cost = on_spots(in, zone, box) + on_lines(in, box) + beyond(in, box) + (float)place;

        if (cost < best) {
            best = cost;
            found = box;
        }
    }
    return found;
}

static void write_name(obstacles *in, int32_t zone)
{
    const vaka_sheet *sheet = in->sheet;
    const vaka_layout *layout = sheet->view->layout;
    vaka_spot at = vaka_camera_spot(&sheet->camera, layout, zone);
    written name = {.type = {VAKA_FACE_SERIF, 0, sheet->look.dark ? 0xffe8e2d2 : 0xfffffaee}};
    char text[VAKA_VIEW_NAME];
    float r = sheet->camera.radius;
    int px = least((int)fmaxf(r * 0.34f, PX_LEAST), PX_MOST);

    if (layout->zones[zone].plain || !*vaka_ground_name(sheet->view, zone, text))
        return;
    name.type.px = vaka_sheet_px(sheet, px, 0.5f);
    name.high = vaka_type_high(&sheet->look, name.type) * 9 / 10;
    break_name(sheet, text, vaka_camera_reach(&sheet->camera, layout, zone), &name);
    SDL_Rect box = best_place(in, zone, at, &name);
    in->names[in->count++] = box;
    for (int i = 0; i < name.lines; i++)
        vaka_ground_line(sheet, name.type,
                         (SDL_Rect){box.x - 8, box.y + i * name.high, box.w + 16, name.high},
                         name.line[i]);
}

static void gather(obstacles *in)
{
    const vaka_layout *layout = in->sheet->view->layout;

    in->names = vaka_xnew(((size_t)layout->zone_count + 1) * sizeof *in->names);
    in->routes = vaka_xnew(((size_t)layout->zone_count + 1) * sizeof *in->routes);
    in->taken = vaka_xnew((size_t)layout->zone_count + 1);
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!vaka_layout_is_route(layout, zone) || !vaka_sheet_in_sight(in->sheet, zone))
            continue;
        in->taken[in->route_count] = in->sheet->view->seen->zones[zone].count > 0;
        vaka_camera_curve(&in->sheet->camera, layout, zone, &in->routes[in->route_count++]);
    }
}

void vaka_spot_names(const vaka_sheet *sheet)
{
    const vaka_layout *layout = sheet->view->layout;
    obstacles in = {.sheet = sheet};

    if (sheet->camera.radius < READABLE)
        return;
    gather(&in);
    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (vaka_is_spot(layout, zone) && vaka_sheet_in_sight(sheet, zone))
            write_name(&in, zone);
    free(in.names);
    free(in.routes);
    free(in.taken);
}
