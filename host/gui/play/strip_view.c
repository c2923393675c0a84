/* gui/play/strip_view.c - along the top: game, turn, phase, and the seats with their scores.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "front/seat_name.h"
#include "gui/draw/motif.h"
#include "gui/gui_inside.h"

/* A disk in the seat's colour with its pattern. */
void vaka_seat_sign(vaka_gui *gui, int32_t seat, int x, int y, int size)
{
    vaka_spot spots[VAKA_PAINT_ROUND];
    int count = vaka_motif_outline(seat, (float)x, (float)y, (float)size, spots);
    vaka_ink ink = vaka_theme_seat(seat);
    SDL_Rect inner = {x + size / 5, y + size / 5, size - 2 * (size / 5), size - 2 * (size / 5)};

    vaka_paint_polygon(gui->canvas, spots, count, ink);
    vaka_paint_line(gui->canvas, spots, count, 1.2f, true, vaka_ink_mix(ink, 0xff000000, 50));
    vaka_motif_fill(gui->canvas, inner, seat, inner.w / 2, vaka_ink_mix(ink, 0xff10222e, 45));
}

/* Somebody alone against programs need not read the usual name for himself. */
const char *vaka_gui_seat(const vaka_gui *gui, int32_t seat, char *out)
{
    const vaka_view *view = &gui->play.view;
    uint8_t humans = gui->play.humans;
    char usual[VAKA_VIEW_NAME];

    vaka_view_seat(view, seat, out);
    if (seat != view->seat || humans != VAKA_SEAT(seat) || gui->replay)
        return out;
    vaka_seat_name(view->language, "human", seat, usual, sizeof usual);
    bool named = strcmp(out, usual) != 0; /* or begun in English */
    if (!named || strcmp(out, vaka_seat_name(NULL, "human", seat, usual, sizeof usual)) == 0)
        snprintf(out, VAKA_VIEW_NAME, "%s", vaka_say(gui->language, "You"));
    return out;
}

static const char *seat_text(const vaka_gui *gui, int32_t seat, char *out, char *score)
{
    vaka_view_score(&gui->play.view, seat, score);
    return vaka_gui_seat(gui, seat, out);
}

/* What there is room for. */
typedef struct room {
    bool stages; /* of the turn, not only the phase */
    bool title;  /* of the game */
    bool names;  /* of the seats */
} room;

static int sign_wide(const vaka_gui *gui)
{
    return vaka_gui_px(gui, 18);
}

static int seat_wide(vaka_gui *gui, int32_t seat, bool named)
{
    int gap = vaka_gui_px(gui, 6);
    char name[VAKA_VIEW_NAME], score[VAKA_VIEW_NAME];

    seat_text(gui, seat, name, score);
    int digits = vaka_type_wide(gui->fonts, vaka_gui_bold(gui), score) + 2 * gap;
    int text = named ? vaka_type_wide(gui->fonts, vaka_gui_bold(gui), name) + gap : 0;
    return sign_wide(gui) + text + digits + 3 * gap;
}

/* One seat from the right edge inwards; returns where the next one ends. */
static int draw_seat(vaka_gui *gui, int32_t seat, int right, SDL_Rect box, bool named)
{
    const vaka_view *view = &gui->play.view;
    int sign = sign_wide(gui), gap = vaka_gui_px(gui, 6), wide = seat_wide(gui, seat, named);
    bool on = !view->finished && (view->must & VAKA_SEAT(seat));
    vaka_type type = on ? vaka_gui_bold(gui) : vaka_gui_body(gui);
    char name[VAKA_VIEW_NAME], score[VAKA_VIEW_NAME];

    seat_text(gui, seat, name, score);
    if (!on && !(vaka_seats_in(view->seen) & VAKA_SEAT(seat)))
        type.ink = gui->theme->faint;
    int digits = vaka_type_wide(gui->fonts, vaka_gui_bold(gui), score) + 2 * gap;
    SDL_Rect own = {right - wide, box.y + gap, wide, box.h - 2 * gap};
    if (on)
        vaka_paint_round(gui->canvas, own, (float)own.h / 2,
                         vaka_ink_alpha(gui->theme->accent, 120));
    if (view->finished && (view->winners & VAKA_SEAT(seat)))
        vaka_paint_frame(gui->canvas, own, (float)own.h / 2, 2, gui->theme->accent);
    vaka_seat_sign(gui, seat, own.x + gap, own.y + (own.h - sign) / 2, sign);
    if (named)
        vaka_type_in(gui->fonts, type, gui->canvas,
                     (SDL_Rect){own.x + sign + 2 * gap, own.y, own.w - sign - 2 * gap, own.h}, 0,
                     name);
    SDL_Rect pill = {own.x + own.w - digits - gap, own.y + gap / 2, digits, own.h - gap};
    vaka_paint_round(gui->canvas, pill, (float)pill.h / 2, gui->theme->raised);
    vaka_paint_frame(gui->canvas, pill, (float)pill.h / 2, 1, gui->theme->edge);
    vaka_type_in(gui->fonts, vaka_gui_bold(gui), gui->canvas, pill, 1, score);
    return own.x - gap;
}

static int seats_wide(vaka_gui *gui, bool named)
{
    int all = 0;

    for (int32_t seat = 0; seat < gui->play.view.seen->seats; seat++)
        all += seat_wide(gui, seat, named) + vaka_gui_px(gui, 6);
    return all;
}

static int stage_wide(vaka_gui *gui, uint32_t stage)
{
    const vaka_scene *scene = gui->play.view.scene;
    bool now = (int32_t)stage == scene->stage;
    char text[VAKA_SENTENCE];

    vaka_view_said(&gui->play.view, &scene->stages[stage], text);
    return vaka_type_wide(gui->fonts, now ? vaka_gui_bold(gui) : vaka_gui_body(gui), text) +
           vaka_gui_px(gui, now ? 16 : 0);
}

static int arrow_wide(const vaka_gui *gui)
{
    return vaka_gui_px(gui, 20);
}

static int stages_wide(vaka_gui *gui, const char *turn)
{
    uint32_t count = gui->play.view.scene->stage_count;
    int all = vaka_type_wide(gui->fonts, vaka_gui_bold(gui), turn) + arrow_wide(gui);

    for (uint32_t i = 0; i < count; i++)
        all += stage_wide(gui, i) + (i + 1 < count ? arrow_wide(gui) : 0);
    return all;
}

static void draw_arrow(vaka_gui *gui, int x, int y)
{
    float size = (float)vaka_gui_px(gui, 4), at = (float)x + (float)arrow_wide(gui) / 2;
    vaka_spot spots[] = {{at - size / 2, (float)y - size},
                         {at + size / 2, (float)y},
                         {at - size / 2, (float)y + size}};

    vaka_paint_line(gui->canvas, spots, 3, 1.4f, false, gui->theme->faint);
}

/* "turn 7  Order > [Exploration] > Movement" */
static void draw_stages(vaka_gui *gui, SDL_Rect box, const char *turn)
{
    const vaka_scene *scene = gui->play.view.scene;
    int x = box.x, gap = vaka_gui_px(gui, 8), middle = box.y + box.h / 2;
    char text[VAKA_SENTENCE];

    vaka_type_in(gui->fonts, vaka_gui_bold(gui), gui->canvas, box, 0, turn);
    x += vaka_type_wide(gui->fonts, vaka_gui_bold(gui), turn) + arrow_wide(gui);
    for (uint32_t i = 0; i < scene->stage_count; i++) {
        bool now = (int32_t)i == scene->stage;
        vaka_type type = now ? vaka_gui_bold(gui) : vaka_gui_body(gui);
        SDL_Rect own = {x, box.y + gap, stage_wide(gui, i), box.h - 2 * gap};

        if (now)
            vaka_paint_round(gui->canvas, own, (float)own.h / 2,
                             vaka_ink_alpha(gui->theme->accent, 120));
        else
            type.ink = gui->theme->faint;
        vaka_type_in(gui->fonts, type, gui->canvas, own, now ? 1 : 0,
                     vaka_view_said(&gui->play.view, &scene->stages[i], text));
        x += own.w;
        if (i + 1 < scene->stage_count)
            draw_arrow(gui, x, middle);
        x += arrow_wide(gui);
    }
}

typedef struct strip { /* what it says */
    const char *title, *turn, *now;
} strip;

/* The first of these that there is room for: the game's title goes first, then the seats' names,
 * then all stages but the one now. */
static room make_room(vaka_gui *gui, int wide, const strip *say)
{
    static const room ways[] = {{true, true, true},   {true, false, true},  {true, false, false},
                                {false, true, true},  {false, false, true}, {false, true, false},
                                {false, false, false}};
    int margin = vaka_gui_px(gui, 12);
    int phase = vaka_type_wide(gui->fonts, vaka_gui_bold(gui), say->now);
    int head = vaka_type_wide(gui->fonts, vaka_gui_head(gui), say->title) + margin;
    size_t way = gui->play.view.scene->stage_count > 0 ? 0 : 3, last = sizeof ways / sizeof *ways;

    for (; way + 1 < last; way++) {
        int all = (ways[way].stages ? stages_wide(gui, say->turn) : phase) + 2 * margin;

        all += (ways[way].title ? head : 0) + seats_wide(gui, ways[way].names);
        if (all <= wide)
            break;
    }
    return ways[way];
}

/* On one line, or on two smaller ones. */
static void draw_now(vaka_gui *gui, SDL_Rect box, const char *now)
{
    vaka_type type = vaka_gui_bold(gui);

    if (vaka_type_wide(gui->fonts, type, now) > box.w) {
        while (type.px > vaka_gui_px(gui, 9) &&
               vaka_type_block_high(gui->fonts, type, box.w, now) > box.h)
            type.px--;
        box.y += (box.h - vaka_type_block_high(gui->fonts, type, box.w, now)) / 2;
        vaka_type_block(gui->fonts, type, gui->canvas, box, now);
        return;
    }
    vaka_type_in(gui->fonts, type, gui->canvas, box, 0, now);
}

static void draw_head(vaka_gui *gui, SDL_Rect box, room has, const strip *say)
{
    vaka_type head = vaka_gui_head(gui);

    if (has.title) {
        int wide = vaka_type_wide(gui->fonts, head, say->title) + vaka_gui_px(gui, 12);

        vaka_type_in(gui->fonts, head, gui->canvas, box, 0, say->title);
        box.x += wide;
        box.w -= wide;
    }
    if (box.w <= 0)
        return;
    if (has.stages)
        draw_stages(gui, box, say->turn);
    else
        draw_now(gui, box, say->now);
}

void vaka_strip_draw(vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    SDL_Rect box = gui->play.strip_box;
    int margin = vaka_gui_px(gui, 12), right = box.x + box.w - margin, x = box.x + margin;
    char phase[VAKA_SENTENCE], turn[48] = "", now[VAKA_SENTENCE + 64];
    strip say = {vaka_names_say(view->names, view->layout->module->title), turn, now};

    vaka_paint_box(gui->canvas, box, gui->theme->paper);
    vaka_paint_box(gui->canvas, (SDL_Rect){box.x, box.y + box.h - 1, box.w, 1}, gui->theme->edge);
    vaka_view_said(view, &view->scene->phase, phase);
    if (vaka_turn(view->seen) > 0)
        vaka_say_with(gui->language, "turn {0}", VAKA_WITH(VAKA_INT(vaka_turn(view->seen))), turn,
                      sizeof turn);
    snprintf(now, sizeof now, "%s%s%s", turn, *turn && *phase ? " · " : "", phase);
    room has = make_room(gui, box.w - 2 * margin, &say);
    for (int32_t seat = view->seen->seats - 1; seat >= 0; seat--)
        right = draw_seat(gui, seat, right, box, has.names);
    draw_head(gui, (SDL_Rect){x, box.y, right - x, box.h}, has, &say);
}
