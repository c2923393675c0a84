/* gui/board/overlays_view.c - links, paths, tints and slots on the boards.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>

#include "gui/board/board_view.h"
#include "gui/draw/motif.h"

#define SLOTS_MOST 12 /* drawn on one space */

int32_t vaka_overlay_next(const vaka_scene *scene, uint32_t type, int32_t zone, int32_t after)
{
    for (uint32_t i = (uint32_t)(after + 1); i < scene->overlay_count; i++)
        if (scene->overlays[i].type == type && (zone == VAKA_NONE || scene->overlays[i].a == zone))
            return (int32_t)i;
    return -1;
}

static vaka_spot spot(const vaka_sheet *sheet, int32_t zone)
{
    return vaka_camera_spot(&sheet->camera, sheet->view->layout, zone);
}

/* On the dark water the tones of a light page would be hard to see. */
static vaka_ink bright_tone(const vaka_overlay *overlay)
{
    return vaka_theme_tone(vaka_theme_of(true), overlay->tone, 0xfff6f1e4);
}

static void draw_tint(const vaka_sheet *sheet, const vaka_overlay *tint)
{
    vaka_pen pen = vaka_sheet_pen(sheet);

    if (!vaka_on_board(sheet->view->layout, tint->a))
        return;
    vaka_mark_fill(&pen, tint->a, 0.96f, vaka_ink_alpha(bright_tone(tint), 64));
    vaka_mark_line(&pen, tint->a, 0.84f, 1.5f, vaka_ink_alpha(bright_tone(tint), 150));
}

static bool has_curves(const vaka_sheet *sheet, int32_t zone)
{
    const vaka_layout *layout = sheet->view->layout;

    return layout->boards[layout->zones[zone].board].spots;
}

/* From one place of a board of spots to another: along their route, else straight. */
static void way_between(const vaka_sheet *sheet, int32_t a, int32_t b, vaka_curve *out)
{
    const vaka_layout *layout = sheet->view->layout;
    int32_t route = vaka_route_between(layout, a, b);
    vaka_curve there;

    if (route == VAKA_NONE) {
        vaka_curve_make((vaka_round){spot(sheet, a), 0}, (vaka_round){spot(sheet, b), 0}, 0, out);
        return;
    }
    vaka_camera_curve(&sheet->camera, layout, route, &there);
    for (int i = 0; i < VAKA_CURVE; i++)
        out->at[i] = there.at[layout->zones[route].end[0] == a ? i : VAKA_CURVE - 1 - i];
}

/* The same as below, along the curve between two spots. */
static void draw_rope(const vaka_sheet *sheet, const vaka_overlay *link, float width)
{
    float half = width * 0.34f;
    vaka_ink ink = bright_tone(link);
    vaka_curve curve;
    vaka_spot way;

    way_between(sheet, link->a, link->b, &curve);
    float length = vaka_curve_length(&curve);
    vaka_paint_line(sheet->on, curve.at, VAKA_CURVE, width, false, 0xff10222e);
    vaka_paint_line(sheet->on, curve.at, VAKA_CURVE, width * 0.68f, false, ink);
    for (float far = width; far < length; far += width * 0.8f) {
        vaka_spot at = vaka_curve_along(&curve, far, &way);
        vaka_spot turn[2] = {{at.x - (way.x + way.y) * half, at.y - (way.y - way.x) * half},
                             {at.x + (way.x + way.y) * half, at.y + (way.y - way.x) * half}};

        vaka_paint_line(sheet->on, turn, 2, fmaxf(1.2f, width * 0.17f), false,
                        vaka_ink_mix(ink, 0xff10222e, 72));
    }
}

/* Two strands about each other: dark at the rim, with a slanting stroke for every turn. */
static void draw_link(const vaka_sheet *sheet, const vaka_overlay *link)
{
    float width = fmaxf(4.0f, sheet->camera.radius * 0.14f);

    if (!vaka_on_board(sheet->view->layout, link->a) ||
        !vaka_on_board(sheet->view->layout, link->b))
        return;
    if (has_curves(sheet, link->a)) {
        draw_rope(sheet, link, width);
        return;
    }
    vaka_spot a = spot(sheet, link->a), b = spot(sheet, link->b), ends[2] = {a, b};
    float length = hypotf(b.x - a.x, b.y - a.y);
    float x = (b.x - a.x) / length, y = (b.y - a.y) / length, half = width * 0.34f;
    vaka_ink ink = bright_tone(link);
    vaka_paint_line(sheet->on, ends, 2, width, false, 0xff10222e);
    vaka_paint_line(sheet->on, ends, 2, width * 0.68f, false, ink);
    for (float at = width; at < length; at += width * 0.8f) {
        vaka_spot turn[2] = {{a.x + x * (at - half) - y * half, a.y + y * (at - half) + x * half},
                             {a.x + x * (at + half) + y * half, a.y + y * (at + half) - x * half}};

        vaka_paint_line(sheet->on, turn, 2, fmaxf(1.2f, width * 0.17f), false,
                        vaka_ink_mix(ink, 0xff10222e, 72));
    }
}

/* A knot on the rope: two loops and the strand across. */
static void draw_knot(const vaka_sheet *sheet, vaka_spot at, vaka_ink ink)
{
    float r = fmaxf(sheet->camera.radius * 0.085f, 3.0f);

    for (int side = -1; side <= 1; side += 2)
        vaka_paint_disk(sheet->on, (vaka_spot){at.x + (float)side * r * 0.75f, at.y}, r + 1.4f,
                        0xff10222e);
    for (int side = -1; side <= 1; side += 2)
        vaka_paint_disk(sheet->on, (vaka_spot){at.x + (float)side * r * 0.75f, at.y}, r, ink);
    vaka_spot strand[2] = {{at.x - r * 0.5f, at.y + r * 0.8f}, {at.x + r * 0.5f, at.y - r * 0.8f}};
    vaka_paint_line(sheet->on, strand, 2, fmaxf(1.2f, r * 0.35f), false, 0xff10222e);
}

/* A path that is nobody's ends with a ring. */
static void draw_goal(const vaka_sheet *sheet, vaka_spot at, vaka_ink ink)
{
    float r = fmaxf(sheet->camera.radius * 0.2f, 6), width = fmaxf(r * 0.34f, 2);

    vaka_paint_ring(sheet->on, at, r + 1.5f, width + 3, 0xff10222e);
    vaka_paint_ring(sheet->on, at, r, width, ink);
}

/* The seat that goes a path is at its end: a sail on a stand. */
static void draw_sail(const vaka_sheet *sheet, vaka_spot at, vaka_ink ink)
{
    static const float sail[][2] = {{0.02f, 0.16f},   {-0.26f, -0.20f}, {-0.20f, -0.46f},
                                    {-0.06f, -0.27f}, {0.08f, -0.24f},  {0.26f, -0.42f},
                                    {0.27f, -0.14f}};
    float r = fmaxf(sheet->camera.radius, 30);
    vaka_spot all[7],
        stand[2] = {{at.x - 0.17f * r, at.y + 0.2f * r}, {at.x + 0.17f * r, at.y + 0.2f * r}};

    for (int i = 0; i < 7; i++)
        all[i] = (vaka_spot){at.x + sail[i][0] * r, at.y + sail[i][1] * r};
    vaka_paint_line(sheet->on, stand, 2, r * 0.12f, false, 0xff10222e);
    vaka_paint_line(sheet->on, all, 7, fmaxf(3, r * 0.09f), true, 0xff10222e);
    vaka_paint_polygon(sheet->on, all, 7, ink);
    vaka_paint_line(sheet->on, stand, 2, r * 0.06f, false, ink);
}

static void draw_dot(const vaka_sheet *sheet, const vaka_overlay *of, vaka_spot at)
{
    float r = sheet->camera.radius;

    vaka_paint_disk(sheet->on, at, fmaxf(2.2f, r * 0.055f), 0xff10222e);
    vaka_paint_disk(sheet->on, at, fmaxf(1.4f, r * 0.038f), bright_tone(of));
}

static void draw_curved_step(const vaka_sheet *sheet, const vaka_overlay *from,
                             const vaka_overlay *to)
{
    float step = sheet->camera.radius * 0.2f;
    vaka_curve curve;

    way_between(sheet, from->a, to->a, &curve);
    int dots = (int)(vaka_curve_length(&curve) / step);
    for (int i = 0; i <= dots; i++)
        draw_dot(sheet, to, vaka_curve_along(&curve, step * (float)i, NULL));
}

/* Dots from the step before to this one. */
static void draw_step(const vaka_sheet *sheet, const vaka_overlay *from, const vaka_overlay *to)
{
    float r = sheet->camera.radius;
    vaka_spot begin = spot(sheet, from->a), end = spot(sheet, to->a);
    int dots = (int)(hypotf(end.x - begin.x, end.y - begin.y) / (r * 0.2f)) + 1;

    for (int i = 1; i < dots; i++) {
        float part = (float)i / (float)dots;
        vaka_spot at = {begin.x + (end.x - begin.x) * part, begin.y + (end.y - begin.y) * part};

        draw_dot(sheet, to, at);
    }
}

static bool goes_on(const vaka_scene *scene, int32_t at)
{
    for (int32_t i = at; (i = vaka_overlay_next(scene, VAKA_OVERLAY_PATH, VAKA_NONE, i)) >= 0;)
        if (scene->overlays[i].b == scene->overlays[at].b)
            return true;
    return false;
}

static void draw_path(const vaka_sheet *sheet, int32_t at)
{
    const vaka_scene *scene = sheet->view->scene;
    const vaka_overlay *step = &scene->overlays[at], *before = NULL;

    if (!vaka_on_board(sheet->view->layout, step->a))
        return;
    for (int32_t i = 0; i < at; i++)
        if (scene->overlays[i].type == VAKA_OVERLAY_PATH && scene->overlays[i].b == step->b &&
            vaka_on_board(sheet->view->layout, scene->overlays[i].a))
            before = &scene->overlays[i];
    if (before && has_curves(sheet, step->a))
        draw_curved_step(sheet, before, step);
    else if (before)
        draw_step(sheet, before, step);
}

/* Knots and sails lie over the lines of all paths. */
static void draw_steps(const vaka_sheet *sheet)
{
    const vaka_scene *scene = sheet->view->scene;

    for (int32_t i = -1; (i = vaka_overlay_next(scene, VAKA_OVERLAY_PATH, VAKA_NONE, i)) >= 0;) {
        const vaka_overlay *step = &scene->overlays[i];

        if (!vaka_on_board(sheet->view->layout, step->a))
            continue;
        if (goes_on(scene, i))
            draw_knot(sheet, spot(sheet, step->a), bright_tone(step));
        else if (step->tone >= VAKA_TONE_SEAT)
            draw_sail(sheet, spot(sheet, step->a), bright_tone(step));
        else
            draw_goal(sheet, spot(sheet, step->a), bright_tone(step));
    }
}

void vaka_overlays_under(const vaka_sheet *sheet)
{
    const vaka_scene *scene = sheet->view->scene;

    for (int32_t i = -1; (i = vaka_overlay_next(scene, VAKA_OVERLAY_TINT, VAKA_NONE, i)) >= 0;)
        draw_tint(sheet, &scene->overlays[i]);
    for (int32_t i = 0; i < (int32_t)scene->overlay_count; i++) {
        if (scene->overlays[i].type == VAKA_OVERLAY_LINK)
            draw_link(sheet, &scene->overlays[i]);
        if (scene->overlays[i].type == VAKA_OVERLAY_PATH)
            draw_path(sheet, i);
    }
}

typedef struct slot_row { /* all slots of a space, of whatever sort, side by side */
    float size, x, y;
    int32_t all;
} slot_row;

static slot_row row_of(const vaka_sheet *sheet, int32_t zone)
{
    const vaka_scene *scene = sheet->view->scene;
    float r = vaka_sheet_radius(sheet, zone);
    vaka_spot at = spot(sheet, zone);
    slot_row row = {0};

    for (int32_t i = -1; (i = vaka_overlay_next(scene, VAKA_OVERLAY_SLOTS, zone, i)) >= 0;)
        row.all += SDL_max(scene->overlays[i].c, 0);
    row.all = SDL_min(row.all, SLOTS_MOST);
    row.size = fmaxf(4.0f, r * (row.all > 5 ? 0.16f : 0.2f));
    row.x = at.x - row.size * 1.2f * (float)row.all / 2 + row.size * 0.1f;
    row.y = at.y + r * 0.34f;
    return row;
}

/* A house: walls and a roof, in the colour and with the pattern of who lives there. */
static void draw_house(const vaka_sheet *sheet, const vaka_overlay *slots, float x, float y,
                       float s)
{
    vaka_ink ink = vaka_theme_tone(vaka_theme_of(false), slots->tone, 0xfff6f1e4);
    vaka_spot house[5] = {{x + s * 0.5f, y - s * 0.16f},
                          {x + s * 1.06f, y + s * 0.40f},
                          {x + s * 0.9f, y + s},
                          {x + s * 0.1f, y + s},
                          {x - s * 0.06f, y + s * 0.40f}};

    vaka_paint_line(sheet->on, house, 5, fmaxf(2.0f, s * 0.16f), true, 0xff10222e);
    vaka_paint_polygon(sheet->on, house, 5, ink);
    if (s >= 9 && slots->tone >= VAKA_TONE_SEAT)
        vaka_motif_fill(sheet->on,
                        (SDL_Rect){(int)(x + s * 0.25f), (int)(y + s * 0.36f), (int)(s * 0.55f),
                                   (int)(s * 0.55f)},
                        (int32_t)(slots->tone - VAKA_TONE_SEAT), (int)(s * 0.55f),
                        vaka_ink_mix(ink, 0xff10222e, 60));
}

/* Free ground; worked ground has furrows, and what is not ready yet only a broken outline. */
static void draw_free(const vaka_sheet *sheet, SDL_Rect box, bool worked, bool ready)
{
    float round = (float)box.w * 0.22f;

    if (!ready) {
        vaka_paint_round(sheet->on, box, round, 0xd010222e);
        for (int i = 0; i < 4; i++) { /* corners */
            SDL_Rect corner = {box.x + (i % 2 ? box.w - box.w / 3 : 0),
                               box.y + (i / 2 ? box.h - box.h / 3 : 0), box.w / 3, box.h / 3};
            vaka_paint_round(sheet->on, corner, round / 2, VAKA_SLOT_EDGE);
        }
        SDL_Rect inner = {box.x + 2, box.y + 2, box.w - 4, box.h - 4};
        if (inner.w > 1)
            vaka_paint_round(sheet->on, inner, round, VAKA_SLOT_EARTH);
        return;
    }
    vaka_paint_round(sheet->on, box, round, 0xff10222e);
    SDL_Rect inner = {box.x + 1, box.y + 1, box.w - 2, box.h - 2};
    vaka_paint_round(sheet->on, inner, round, worked ? 0xffb98a54 : 0xffa9d18e);
    for (int y = inner.y + 2; worked && y < inner.y + inner.h - 1; y += 3)
        vaka_paint_box(sheet->on, (SDL_Rect){inner.x + 1, y, inner.w - 2, 1}, 0xff5b8c3a);
}

/* Called for the first sort of slots of a space: draws them all. */
static void draw_slots(const vaka_sheet *sheet, int32_t zone)
{
    const vaka_scene *scene = sheet->view->scene;
    slot_row row = row_of(sheet, zone);
    int32_t sorts = 0, drawn = 0;

    for (int32_t i = -1; (i = vaka_overlay_next(scene, VAKA_OVERLAY_SLOTS, zone, i)) >= 0;) {
        const vaka_overlay *slots = &scene->overlays[i];

        for (int32_t k = 0; k < slots->c && drawn < row.all; k++, drawn++) {
            float x = row.x + row.size * 1.2f * (float)drawn;
            SDL_Rect box = {(int)lroundf(x), (int)lroundf(row.y), (int)row.size, (int)row.size};

            if (k < slots->b)
                draw_house(sheet, slots, (float)box.x, (float)box.y, row.size);
            else
                draw_free(sheet, box, sorts > 0, slots->tone != VAKA_TONE_WARN);
        }
        sorts++;
    }
}

void vaka_overlays_over(const vaka_sheet *sheet)
{
    const vaka_scene *scene = sheet->view->scene;

    for (int32_t i = -1; (i = vaka_overlay_next(scene, VAKA_OVERLAY_SLOTS, VAKA_NONE, i)) >= 0;) {
        int32_t zone = scene->overlays[i].a;

        if (vaka_on_board(sheet->view->layout, zone) &&
            vaka_overlay_next(scene, VAKA_OVERLAY_SLOTS, zone, -1) == i &&
            vaka_sheet_in_sight(sheet, zone))
            draw_slots(sheet, zone);
    }
    draw_steps(sheet);
}
