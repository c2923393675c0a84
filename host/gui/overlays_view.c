/* gui/overlays_view.c - links, paths, tints, slots and badges on the boards.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>

#include "gui/board_view.h"

static bool is_space(const vaka_sheet *sheet, int32_t zone)
{
    return zone >= 0 && zone < sheet->view->layout->zone_count &&
           sheet->view->layout->zones[zone].type == VAKA_ZONE_SPACE;
}

static vaka_spot spot(const vaka_sheet *sheet, int32_t zone)
{
    return vaka_chart_spot(&sheet->chart, sheet->view->layout, zone);
}

static vaka_ink tone(const vaka_sheet *sheet, const vaka_overlay *overlay)
{
    return vaka_theme_tone(sheet->gui->theme, overlay->tone, 0xfff6f1e4);
}

/* On the dark water the tones of a light page would be hard to see. */
static vaka_ink bright_tone(const vaka_sheet *sheet, const vaka_overlay *overlay)
{
    vaka_ink ink = vaka_theme_tone(vaka_theme_of(true), overlay->tone, 0xfff6f1e4);

    (void)sheet;
    return ink;
}

static void draw_tint(const vaka_sheet *sheet, const vaka_overlay *tint)
{
    vaka_spot hex[6];

    if (!is_space(sheet, tint->a))
        return;
    vaka_chart_hex(spot(sheet, tint->a), sheet->chart.radius * 0.96f, hex);
    vaka_paint_polygon(sheet->on, hex, 6, vaka_ink_alpha(bright_tone(sheet, tint), 64));
    vaka_chart_hex(spot(sheet, tint->a), sheet->chart.radius * 0.84f, hex);
    vaka_paint_line(sheet->on, hex, 6, 1.5f, true, vaka_ink_alpha(bright_tone(sheet, tint), 150));
}

static void draw_link(const vaka_sheet *sheet, const vaka_overlay *link)
{
    float width = fmaxf(3.0f, sheet->chart.radius * 0.13f);

    if (!is_space(sheet, link->a) || !is_space(sheet, link->b))
        return;
    vaka_spot ends[2] = {spot(sheet, link->a), spot(sheet, link->b)};
    vaka_paint_line(sheet->on, ends, 2, width, false, 0xff10222e);
    vaka_paint_line(sheet->on, ends, 2, width * 0.62f, false, bright_tone(sheet, link));
    float length = hypotf(ends[1].x - ends[0].x, ends[1].y - ends[0].y);
    int knots = (int)(length / (width * 1.8f));
    for (int i = 1; i < knots; i++) {
        float part = (float)i / (float)knots;
        vaka_spot at = {ends[0].x + (ends[1].x - ends[0].x) * part,
                        ends[0].y + (ends[1].y - ends[0].y) * part};

        vaka_paint_disk(sheet->on, at, width * 0.22f, 0xff10222e);
    }
}

/* Dots from the step before to this one, and a knot on it. */
static void draw_step(const vaka_sheet *sheet, const vaka_overlay *from, const vaka_overlay *to)
{
    float r = sheet->chart.radius;
    vaka_ink ink = bright_tone(sheet, to);
    vaka_spot end = spot(sheet, to->a);

    if (from) {
        vaka_spot begin = spot(sheet, from->a);
        int dots = (int)(hypotf(end.x - begin.x, end.y - begin.y) / (r * 0.24f)) + 1;

        for (int i = 1; i < dots; i++) {
            float part = (float)i / (float)dots;
            vaka_spot at = {begin.x + (end.x - begin.x) * part, begin.y + (end.y - begin.y) * part};

            vaka_paint_disk(sheet->on, at, fmaxf(1.5f, r * 0.055f), ink);
        }
    }
    vaka_paint_disk(sheet->on, end, r * 0.15f, 0xff10222e);
    vaka_paint_disk(sheet->on, end, r * 0.11f, ink);
}

static void draw_path(const vaka_sheet *sheet, uint32_t at)
{
    const vaka_scene *scene = sheet->view->scene;
    const vaka_overlay *step = &scene->overlays[at], *before = NULL;

    if (!is_space(sheet, step->a))
        return;
    for (uint32_t i = 0; i < at; i++)
        if (scene->overlays[i].type == VAKA_OVERLAY_PATH && scene->overlays[i].b == step->b &&
            is_space(sheet, scene->overlays[i].a))
            before = &scene->overlays[i];
    draw_step(sheet, before, step);
}

void vaka_overlays_under(const vaka_sheet *sheet)
{
    const vaka_scene *scene = sheet->view->scene;

    for (uint32_t i = 0; i < scene->overlay_count; i++)
        if (scene->overlays[i].type == VAKA_OVERLAY_TINT)
            draw_tint(sheet, &scene->overlays[i]);
    for (uint32_t i = 0; i < scene->overlay_count; i++) {
        if (scene->overlays[i].type == VAKA_OVERLAY_LINK)
            draw_link(sheet, &scene->overlays[i]);
        if (scene->overlays[i].type == VAKA_OVERLAY_PATH)
            draw_path(sheet, i);
    }
}

static void draw_slots(const vaka_sheet *sheet, const vaka_overlay *slots)
{
    float r = sheet->chart.radius, size = r * 0.17f;
    int32_t all = slots->c < 0 ? 0 : slots->c > 12 ? 12 : slots->c;
    vaka_spot at = spot(sheet, slots->a);
    vaka_ink ink = tone(sheet, slots);

    for (int32_t i = 0; i < all; i++) {
        float x = at.x + ((float)i - (float)(all - 1) / 2) * size * 1.25f - size / 2;
        SDL_Rect box = {(int)x, (int)(at.y + r * 0.46f), (int)size, (int)size};

        if (box.w < 3)
            continue;
        vaka_paint_round(sheet->on, box, size * 0.25f, 0xff10222e);
        box = (SDL_Rect){box.x + 1, box.y + 1, box.w - 2, box.h - 2};
        vaka_paint_round(sheet->on, box, size * 0.2f, i < slots->b ? ink : 0xfff6f1e4);
        if (i < slots->b && size > 8)
            vaka_paint_disk(
                sheet->on,
                (vaka_spot){(float)box.x + (float)box.w / 2, (float)box.y + (float)box.h / 2},
                size * 0.14f, vaka_ink_on(ink));
    }
}

static void draw_badge(const vaka_sheet *sheet, const vaka_overlay *badge)
{
    float r = sheet->chart.radius;
    vaka_spot at = spot(sheet, badge->a);
    vaka_ink ink = tone(sheet, badge);
    int high = (int)fmaxf(12, r * 0.32f);
    vaka_type type = {VAKA_FACE_BOLD, high * 7 / 10, vaka_ink_on(ink)};
    char text[VAKA_SENTENCE];

    vaka_view_said(sheet->view, &badge->said, text);
    if (!*text)
        return;
    int wide = vaka_type_wide(sheet->gui->fonts, type, text) + high * 2 / 3;
    int most = (int)(r * 1.3f);
    SDL_Rect box = {0, (int)(at.y - r * 0.43f), wide > most ? most : wide, high};
    box.x = (int)(at.x + r * 0.66f) - box.w;
    vaka_paint_round(sheet->on, box, (float)high / 2, 0xff10222e);
    box = (SDL_Rect){box.x + 1, box.y + 1, box.w - 2, box.h - 2};
    vaka_paint_round(sheet->on, box, (float)high / 2, ink);
    vaka_type_in(sheet->gui->fonts, type, sheet->on,
                 (SDL_Rect){box.x + high / 4, box.y, box.w - high / 2, box.h}, 1, text);
}

void vaka_overlays_over(const vaka_sheet *sheet)
{
    const vaka_scene *scene = sheet->view->scene;

    for (uint32_t i = 0; i < scene->overlay_count; i++) {
        const vaka_overlay *one = &scene->overlays[i];

        if (one->type == VAKA_OVERLAY_SLOTS && is_space(sheet, one->a))
            draw_slots(sheet, one);
        if (one->type == VAKA_OVERLAY_BADGE && is_space(sheet, one->a))
            draw_badge(sheet, one);
    }
}
