/* gui/board/marks.c - the outline of a space or a route, as a line, filled, or glowing.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>

#include "gui/board/board_view.h"

#define CAP 5                         /* spots of each round end */
#define BAND (2 * (VAKA_CURVE + CAP)) /* of the outline about a curve */

static vaka_spot beside(const vaka_curve *curve, int at, float by)
{
    int before = at > 0 ? at - 1 : 0, after = at + 1 < VAKA_CURVE ? at + 1 : at;
    float dx = curve->at[after].x - curve->at[before].x;
    float dy = curve->at[after].y - curve->at[before].y, far = fmaxf(hypotf(dx, dy), 0.001f);

    return (vaka_spot){curve->at[at].x - dy / far * by, curve->at[at].y + dx / far * by};
}

/* Half a round about an end of the curve, from one side of it to the other. */
static int add_cap(vaka_spot end, vaka_spot side, vaka_spot *out)
{
    float x = side.x - end.x, y = side.y - end.y;

    for (int i = 1; i <= CAP; i++) {
        float turn = -3.1415927f * (float)i / (CAP + 1), c = cosf(turn), s = sinf(turn);

        out[i - 1] = (vaka_spot){end.x + x * c - y * s, end.y + x * s + y * c};
    }
    return CAP;
}

/* There along one side of the curve, and back along the other. */
static int band_of(const vaka_curve *curve, float half, vaka_spot out[BAND])
{
    int count = 0;

    for (int i = 0; i < VAKA_CURVE; i++)
        out[count++] = beside(curve, i, half);
    count += add_cap(curve->at[VAKA_CURVE - 1], out[count - 1], out + count);
    for (int i = VAKA_CURVE - 1; i >= 0; i--)
        out[count++] = beside(curve, i, -half);
    return count + add_cap(curve->at[0], out[count - 1], out + count);
}

static int route_outline(const vaka_pen *pen, int32_t zone, float part, vaka_spot out[BAND])
{
    vaka_curve curve;

    vaka_camera_curve(pen->camera, pen->layout, zone, &curve);
    return band_of(&curve, vaka_camera_reach(pen->camera, pen->layout, zone) * part, out);
}

void vaka_mark_line(const vaka_pen *pen, int32_t zone, float part, float width, vaka_ink ink)
{
    vaka_spot all[BAND];

    if (vaka_layout_is_route(pen->layout, zone)) {
        int count = route_outline(pen, zone, part, all);

        vaka_paint_line(pen->on, all, count, width, true, ink);
        return;
    }
    vaka_spot at = vaka_camera_spot(pen->camera, pen->layout, zone);
    float reach = vaka_camera_reach(pen->camera, pen->layout, zone) * part;
    if (vaka_is_spot(pen->layout, zone)) {
        vaka_paint_ring(pen->on, at, reach + width / 2, width, ink);
        return;
    }
    vaka_paint_hex(at, reach, all);
    vaka_paint_line(pen->on, all, 6, width, true, ink);
}

void vaka_mark_fill(const vaka_pen *pen, int32_t zone, float part, vaka_ink ink)
{
    vaka_spot all[BAND];
    int count = 6;

    if (vaka_is_spot(pen->layout, zone)) {
        vaka_paint_disk(pen->on, vaka_camera_spot(pen->camera, pen->layout, zone),
                        vaka_camera_reach(pen->camera, pen->layout, zone) * part, ink);
        return;
    }
    if (vaka_layout_is_route(pen->layout, zone))
        count = route_outline(pen, zone, part, all);
    else
        vaka_paint_hex(vaka_camera_spot(pen->camera, pen->layout, zone), pen->camera->radius * part,
                       all);
    vaka_paint_polygon(pen->on, all, count, ink);
}

void vaka_mark_glow(const vaka_pen *pen, int32_t zone, vaka_ink accent, bool picked)
{
    float reach = vaka_camera_reach(pen->camera, pen->layout, zone);
    float line = fminf(fmaxf(pen->camera->radius * 0.05f, 1.6f), 3.0f) * (picked ? 1.6f : 1.0f);
    bool route = vaka_layout_is_route(pen->layout, zone);

    line = route ? line * 0.8f : line;
    vaka_mark_fill(pen, zone, 1, vaka_ink_alpha(accent, picked ? 96 : route ? 56 : 20));
    for (int i = 4; i > 0 && !route; i--)
        vaka_mark_line(pen, zone, 1 - 0.022f * (float)i, reach * 0.05f * (float)i,
                       vaka_ink_alpha(accent, picked ? 34 : 20));
    vaka_mark_line(pen, zone, 1, line + 1.6f, 0x90071e2e);
    vaka_mark_line(pen, zone, 1, line, accent);
}
