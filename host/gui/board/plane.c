/* gui/board/plane.c - where spaces and routes of all boards lie in a plane.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/plane.h"

#include <math.h>

#define ROUTE_GAP 1.06f /* radiuses of a spot from its middle to where its routes begin */
#define ROOMY 0.28f     /* of the way to the next spot: its radius, if nobody says another */
#define WIDEST 40.0f    /* a board of spots is no wider than this */
#define HALF_ROW VAKA_HALF_ROW

/* Of a space; nothing else has a place of its own. */
static vaka_spot own_place(const vaka_plane *plane, const vaka_zone_info *zone)
{
    float scale = plane->scale[zone->board];
    vaka_spot at = {1.5f * (float)zone->hex.q + plane->shift[zone->board],
                    HALF_ROW * (2.0f * (float)zone->hex.r + (float)zone->hex.q)};

    if (scale > 0)
        at = (vaka_spot){(float)zone->x * scale + plane->shift[zone->board],
                         (float)zone->y * scale + plane->lift[zone->board]};
    return at;
}

float vaka_plane_extent(const vaka_plane *plane, const vaka_layout *layout, int32_t space)
{
    const vaka_zone_info *zone = &layout->zones[space];
    float scale = plane->scale[zone->board];

    if (scale <= 0)
        return 1;
    return scale * (zone->radius > 0 ? (float)zone->radius : plane->usual[zone->board]);
}

static vaka_round round_of(const vaka_plane *plane, const vaka_layout *layout, int32_t zone)
{
    return (vaka_round){own_place(plane, &layout->zones[zone]),
                        vaka_plane_extent(plane, layout, zone) * ROUTE_GAP};
}

void vaka_plane_curve(const vaka_plane *plane, const vaka_layout *layout, int32_t route,
                      vaka_curve *out)
{
    const vaka_zone_info *info = &layout->zones[route];

    vaka_curve_make(round_of(plane, layout, info->end[0]), round_of(plane, layout, info->end[1]),
                    (float)info->bend, out);
}

vaka_spot vaka_plane_spot(const vaka_plane *plane, const vaka_layout *layout, int32_t zone)
{
    vaka_curve curve;

    if (!vaka_layout_is_route(layout, zone))
        return own_place(plane, &layout->zones[zone]);
    vaka_plane_curve(plane, layout, zone, &curve);
    return curve.at[VAKA_CURVE / 2];
}

static vaka_bounds grown(vaka_bounds all, vaka_spot at, float x, float y)
{
    return (vaka_bounds){fminf(all.left, at.x - x), fminf(all.top, at.y - y),
                         fmaxf(all.right, at.x + x), fmaxf(all.bottom, at.y + y)};
}

vaka_bounds vaka_plane_bounds(const vaka_plane *plane, const vaka_layout *layout,
                              const uint8_t *zones, vaka_spot reach)
{
    vaka_bounds all = {1e9f, 1e9f, -1e9f, -1e9f};

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        bool route = vaka_layout_is_route(layout, zone);

        if (!vaka_on_board(layout, zone) || (zones && !zones[zone]))
            continue;
        float by = route ? 0.3f : vaka_plane_extent(plane, layout, zone);
        all = grown(all, vaka_plane_spot(plane, layout, zone), reach.x * by, reach.y * by);
    }
    return all;
}

/* How far the nearest other spot of the board is, in its own measure; 0: there is none. */
static float nearest(const vaka_layout *layout, const vaka_board_info *board, int32_t zone)
{
    const vaka_zone_info *zones = layout->zones;
    float least = 0;

    for (int32_t i = board->first; i < board->first + board->size; i++) {
        float away =
            hypotf((float)(zones[i].x - zones[zone].x), (float)(zones[i].y - zones[zone].y));

        if (i != zone && away > 0 && (least == 0 || away < least))
            least = away;
    }
    return least;
}

typedef struct spacing { /* how far spots are from their nearest one; 0: there is only one */
    float least, average;
} spacing;

static spacing spacing_of(const vaka_layout *layout, const vaka_board_info *board)
{
    spacing of = {0, 0};

    for (int32_t i = board->first; i < board->first + board->size; i++) {
        float away = nearest(layout, board, i);

        of.average += away / (float)board->size;
        of.least = of.least == 0 || (away > 0 && away < of.least) ? away : of.least;
    }
    return of;
}

static vaka_bounds spots_bounds(const vaka_plane *plane, const vaka_layout *layout, int32_t board)
{
    const vaka_board_info *info = &layout->boards[board];
    vaka_bounds all = {1e9f, 1e9f, -1e9f, -1e9f};

    for (int32_t i = info->first; i < info->first + info->size; i++) {
        float by = vaka_plane_extent(plane, layout, i);

        all = grown(all, own_place(plane, &layout->zones[i]), by, by);
    }
    return all;
}

/* So that a spot is as large as a hex, or has as much room about it where it is small; but dots far
 * apart are no reason to see only a few. Spots of which no radius was said are all alike, and stay
 * apart. */
static void scale_board(vaka_plane *plane, const vaka_layout *layout, int32_t board)
{
    const vaka_board_info *info = &layout->boards[board];
    spacing apart = spacing_of(layout, info);
    float unit = 0;

    plane->usual[board] = fminf(ROOMY * apart.average, 0.4f * apart.least);
    if (apart.average == 0)
        plane->usual[board] = 500;
    plane->scale[board] = 1;
    for (int32_t i = info->first; i < info->first + info->size; i++)
        unit += vaka_plane_extent(plane, layout, i) / (float)info->size;
    unit = fmaxf(unit, ROOMY * apart.average);
    vaka_bounds all = spots_bounds(plane, layout, board);
    float widest = fmaxf(all.right - all.left, all.bottom - all.top);
    plane->scale[board] = fminf(1 / unit, WIDEST / widest);
}

/* All boards of spots are centred about what is left of this: the middle of those of hexes. */
static float middle_row(const vaka_layout *layout)
{
    float top = 1e9f, bottom = -1e9f;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        const vaka_zone_info *info = &layout->zones[zone];

        if (!vaka_is_space(layout, zone) || vaka_is_spot(layout, zone))
            continue;
        float y = HALF_ROW * (2.0f * (float)info->hex.r + (float)info->hex.q);
        top = fminf(top, y);
        bottom = fmaxf(bottom, y);
    }
    return top <= bottom ? (top + bottom) / 2 : 0;
}

/* Returns where the last column of spaces is. */
static float place_spots(vaka_plane *plane, const vaka_layout *layout, int32_t board, float end)
{
    scale_board(plane, layout, board);
    vaka_bounds all = spots_bounds(plane, layout, board);
    plane->shift[board] = board == 0 ? 0 : end + 3.2f - (all.left + 1);
    plane->lift[board] = middle_row(layout) - (all.top + all.bottom) / 2;
    return plane->shift[board] + all.right - 1;
}

void vaka_plane_init(vaka_plane *plane, const vaka_layout *layout)
{
    float end = 0;

    *plane = (vaka_plane){0};
    for (int32_t b = 0; b < layout->board_count; b++) {
        const vaka_board_info *board = &layout->boards[b];

        if (board->spots) {
            end = place_spots(plane, layout, b, end);
            continue;
        }
        plane->shift[b] = b == 0 ? 0 : end + 3.2f - 1.5f * (float)board->min_q;
        end = plane->shift[b] + 1.5f * (float)board->max_q;
    }
}
