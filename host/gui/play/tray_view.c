/* gui/play/tray_view.c - what can be had in this step: a strip of fixed places above the prompt.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "gui/play/play.h"

#define HIGH 84
#define SLOT 104
#define PICTURE 44

int vaka_tray_high(const vaka_play *play)
{
    return play->view.scene->tray_count > 0 ? vaka_look_px(play->look, HIGH) : 0;
}

static bool is_picked(const vaka_play *play, const vaka_tray *row)
{
    return play->picks.verb == row->verb + 1u && play->picks.kind == row->kind;
}

/* "Boat: 2 points; 3 left": what is said of it. */
static void write_label(const vaka_play *play, const vaka_tray *row, char *out, size_t room)
{
    const vaka_view *view = &play->view;
    char name[VAKA_VIEW_NAME], cost[VAKA_SENTENCE], stock[64] = "";

    vaka_view_kind(view, row->kind, name);
    vaka_view_said(view, &row->cost, cost);
    if (row->stock != VAKA_NONE)
        vaka_say_with(view->language, "{0} left", VAKA_WITH(VAKA_INT(row->stock)), stock,
                      sizeof stock);
    snprintf(out, room, "%s%s%.200s%s%s", name, *cost ? ": " : "", cost, *stock ? "; " : "", stock);
}

static void draw_number(vaka_play *play, SDL_Rect box, int32_t number)
{
    vaka_type type = vaka_look_small(play->look);
    char text[16];

    snprintf(text, sizeof text, "×%d", (int)number);
    vaka_type_in(play->look, type, box, 0, text);
}

/* The piece, how many there are beside it, and what it costs below. */
static void draw_slot(vaka_play *play, int32_t number, SDL_Rect box)
{
    const vaka_view *view = &play->view;
    const vaka_tray *row = &view->scene->trays[number];
    int high = vaka_look_px(play->look, PICTURE), gap = vaka_look_px(play->look, 6);
    int line = vaka_type_high(play->look, vaka_look_small(play->look));
    vaka_pile one = {view->seat, row->kind, 1, true, false, {0, 0}, 0};
    char label[VAKA_SENTENCE], cost[VAKA_SENTENCE];
    bool had = play->asked && vaka_picks_has_tray(view, row);

    write_label(play, row, label, sizeof label);
    vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_TRAY, number, 0, label);
    vaka_paint_round(play->look->canvas, box, 6,
                     vaka_widget_has_pointer(play->ui, hit) && had ? play->look->theme->raised
                                                                   : play->look->theme->paper);
    vaka_paint_frame(play->look->canvas, box, 6, is_picked(play, row) ? 3 : 1,
                     is_picked(play, row) ? play->look->theme->accent : play->look->theme->edge);
    int wide = vaka_counter_wide(view->layout, row->kind, high);
    vaka_counter_draw(play->look, view->layout, &one,
                      (SDL_Rect){box.x + (box.w - wide) / 2, box.y + gap, wide, high});
    if (row->stock != VAKA_NONE)
        draw_number(play,
                    (SDL_Rect){box.x + (box.w + wide) / 2 + gap / 2, box.y + gap,
                               (box.w - wide) / 2 - gap / 2, line},
                    row->stock);
    vaka_type_in(play->look, vaka_look_small(play->look),
                 (SDL_Rect){box.x + 2, box.y + gap + high, box.w - 4, line}, 1,
                 vaka_view_said(view, &row->cost, cost));
    if (!had) /* dim: the reason is told when it is pressed */
        vaka_paint_round(play->look->canvas, box, 6, vaka_ink_alpha(play->look->theme->paper, 150));
}

void vaka_tray_draw(vaka_play *play)
{
    SDL_Rect box = play->tray_box;
    int32_t count = (int32_t)play->view.scene->tray_count;
    int gap = vaka_look_px(play->look, 6);

    if (box.h <= 2 * gap || count == 0)
        return;
    vaka_paint_box(play->look->canvas, box, play->look->theme->paper);
    int wide = SDL_min(vaka_look_px(play->look, SLOT), (box.w - gap) / count - gap);
    for (int32_t i = 0; i < count; i++)
        draw_slot(play, i,
                  (SDL_Rect){box.x + gap + i * (wide + gap), box.y + gap, wide, box.h - 2 * gap});
}

/* Why it cannot be had, as the game says. */
static void tell_why(vaka_play *play, const vaka_tray *row)
{
    char why[VAKA_SENTENCE];

    if (!play->asked)
        vaka_notice_say(play->ui, false, "It is not your turn.");
    else if (row->why.text)
        vaka_notice_set(play->ui, true, "%s", vaka_view_said(&play->view, &row->why, why));
    else
        vaka_notice_say(play->ui, false, "Nothing can be done here now.");
}

static void pick(vaka_play *play, const vaka_tray *row, const uint32_t *match, uint32_t count)
{
    const vaka_view *view = &play->view;
    char name[VAKA_VIEW_NAME];

    if (count == 1 && !vaka_picks_placed(view, &view->legal[match[0]])) {
        vaka_play_act(play, &view->legal[match[0]]);
    } else if (vaka_picks_placed(view, &view->legal[match[0]])) {
        play->picks.verb = row->verb + 1u;
        play->picks.kind = row->kind;
        vaka_play_refresh(play);
    } else {
        vaka_play_menu(play, match, count, vaka_view_kind(view, row->kind, name));
    }
}

void vaka_play_tray(vaka_play *play, int32_t number)
{
    const vaka_view *view = &play->view;
    const vaka_tray *row = &view->scene->trays[number];
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match), count = 0;
    bool again = is_picked(play, row);

    for (uint32_t i = 0; play->asked && i < view->legal_count; i++)
        if (vaka_picks_of_tray(view, &view->legal[i], row))
            match[count++] = i;
    vaka_picks_clear(&play->picks);
    if (count == 0)
        tell_why(play, row);
    else if (!again)
        pick(play, row, match, count);
    vaka_play_refresh(play);
    free(match);
}
