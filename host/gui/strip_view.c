/* gui/strip_view.c - along the top: game, turn, phase, and the seats with their scores.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/gui_inside.h"
#include "gui/motif.h"

/* A disk in the seat's colour with its pattern. */
static void draw_seat_sign(vaka_gui *gui, int32_t seat, int x, int y, int size)
{
    vaka_spot spots[VAKA_PAINT_ROUND];
    int count = vaka_motif_outline(seat, (float)x, (float)y, (float)size, spots);
    vaka_ink ink = vaka_theme_seat(seat);
    SDL_Rect inner = {x + size / 5, y + size / 5, size - 2 * (size / 5), size - 2 * (size / 5)};

    vaka_paint_polygon(gui->canvas, spots, count, ink);
    vaka_paint_line(gui->canvas, spots, count, 1.2f, true, vaka_ink_mix(ink, 0xff000000, 50));
    vaka_motif_fill(gui->canvas, inner, seat, inner.w / 2, vaka_ink_mix(ink, 0xff10222e, 45));
}

static const char *seat_text(const vaka_view *view, int32_t seat, char *out, char *score)
{
    vaka_view_score(view, seat, score);
    return vaka_view_seat(view, seat, out);
}

/* One seat from the right edge inwards; returns where the next one ends. */
static int draw_seat(vaka_gui *gui, int32_t seat, int right, SDL_Rect box)
{
    const vaka_view *view = &gui->play.view;
    int sign = vaka_gui_px(gui, 18), gap = vaka_gui_px(gui, 6);
    bool on = !view->finished && (view->must & VAKA_SEAT(seat));
    vaka_type type = on ? vaka_gui_bold(gui) : vaka_gui_body(gui);
    char name[VAKA_VIEW_NAME], score[VAKA_VIEW_NAME];

    seat_text(view, seat, name, score);
    if (!on && !(vaka_seats_in(view->seen) & VAKA_SEAT(seat)))
        type.ink = gui->theme->faint;
    int digits = vaka_type_wide(gui->fonts, vaka_gui_bold(gui), score) + 2 * gap;
    int wide = vaka_type_wide(gui->fonts, type, name) + digits + sign + 4 * gap;
    SDL_Rect own = {right - wide, box.y + gap, wide, box.h - 2 * gap};
    if (on)
        vaka_paint_round(gui->canvas, own, (float)own.h / 2,
                         vaka_ink_alpha(gui->theme->accent, 120));
    if (view->finished && (view->winners & VAKA_SEAT(seat)))
        vaka_paint_frame(gui->canvas, own, (float)own.h / 2, 2, gui->theme->accent);
    draw_seat_sign(gui, seat, own.x + gap, own.y + (own.h - sign) / 2, sign);
    vaka_type_in(gui->fonts, type, gui->canvas,
                 (SDL_Rect){own.x + sign + 2 * gap, own.y, own.w - sign - 2 * gap, own.h}, 0, name);
    SDL_Rect pill = {own.x + own.w - digits - gap, own.y + gap / 2, digits, own.h - gap};
    vaka_paint_round(gui->canvas, pill, (float)pill.h / 2, gui->theme->raised);
    vaka_paint_frame(gui->canvas, pill, (float)pill.h / 2, 1, gui->theme->edge);
    vaka_type_in(gui->fonts, vaka_gui_bold(gui), gui->canvas, pill, 1, score);
    return own.x - gap;
}

static int seats_wide(vaka_gui *gui, const vaka_view *view)
{
    char name[VAKA_VIEW_NAME], score[VAKA_VIEW_NAME];
    int all = 0;

    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        seat_text(view, seat, name, score);
        all += vaka_type_wide(gui->fonts, vaka_gui_bold(gui), name) + vaka_gui_px(gui, 70);
    }
    return all;
}

void vaka_strip_draw(vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    SDL_Rect box = gui->play.strip_box;
    int margin = vaka_gui_px(gui, 12), right = box.x + box.w - margin, x = box.x + margin;
    const char *title = vaka_names_say(view->names, view->layout->module->title);
    char phase[VAKA_SENTENCE], turn[32] = "";

    vaka_paint_box(gui->canvas, box, gui->theme->paper);
    vaka_paint_box(gui->canvas, (SDL_Rect){box.x, box.y + box.h - 1, box.w, 1}, gui->theme->edge);
    if (seats_wide(gui, view) < box.w * 2 / 3)
        for (int32_t seat = view->seen->seats - 1; seat >= 0; seat--)
            right = draw_seat(gui, seat, right, box);
    vaka_type head = vaka_gui_head(gui);
    vaka_type_in(gui->fonts, head, gui->canvas, (SDL_Rect){x, box.y, right - x, box.h}, 0, title);
    x += vaka_type_wide(gui->fonts, head, title) + margin;
    if (vaka_turn(view->seen) > 0)
        snprintf(turn, sizeof turn, "turn %d", (int)vaka_turn(view->seen));
    vaka_type_in(gui->fonts, vaka_gui_small(gui), gui->canvas,
                 (SDL_Rect){x, box.y, right - x, box.h}, 0, turn);
    x += vaka_type_wide(gui->fonts, vaka_gui_small(gui), turn) + (*turn ? margin : 0);
    vaka_view_said(view, &view->scene->phase, phase);
    if (right > x)
        vaka_type_in(gui->fonts, vaka_gui_bold(gui), gui->canvas,
                     (SDL_Rect){x, box.y, right - x, box.h}, 0, phase);
}
