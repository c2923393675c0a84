/* gui/play/along_view.c - what goes along when something is brought somewhere.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "gui/play/play.h"

#define PICTURE 40

/* One sort: the piece, and how many of them go. Pressed, one fewer does. */
static int draw_sort(vaka_play *play, uint32_t sort, SDL_Rect box)
{
    const vaka_outlook *outlook = &play->outlook;
    const vaka_view *view = &play->view;
    const vaka_ways_pick *pick = &outlook->sort[sort];
    int high = vaka_look_px(play->look, PICTURE), gap = vaka_look_px(play->look, 6);
    int wide = vaka_counter_wide(view->layout, pick->kind, high);
    int32_t going = vaka_outlook_going(outlook, sort);
    vaka_pile one = {.owner = pick->owner,
                     .kind = pick->kind,
                     .count = 1,
                     .known = true,
                     .down = pick->face == VAKA_FACE_DOWN};
    char name[VAKA_VIEW_NAME], many[32], label[VAKA_VIEW_NAME + 40];

    vaka_say_with(view->language, "{0} of {1}", VAKA_WITH(VAKA_INT(going), VAKA_INT(pick->count)),
                  many, sizeof many);
    vaka_say_with(view->language, "{0}: {1}", VAKA_WITH(vaka_outlook_name(play, sort, name), many),
                  label, sizeof label);
    vaka_type type = vaka_look_body(play->look);
    SDL_Rect words = {box.x + wide + 2 * gap, 0, box.w - wide - 2 * gap, 0};
    int lines = vaka_type_block_high(play->look, type, words.w, label);

    box.h = SDL_max(high, lines) + gap;
    words.y = box.y + (box.h - lines) / 2;
    vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_ALONG, (int32_t)sort, 0, label);
    if (vaka_widget_has_pointer(play->ui, hit))
        vaka_paint_round(play->look->canvas, box, 6, play->look->theme->raised);
    vaka_counter_draw(play->look, view->layout, &one,
                      (SDL_Rect){box.x + gap / 2, box.y + gap / 2, wide, high});
    if (going == 0)
        vaka_paint_round(play->look->canvas,
                         (SDL_Rect){box.x + gap / 2, box.y + gap / 2, wide, high}, 4,
                         vaka_ink_alpha(play->look->theme->paper, 170));
    vaka_type_block(play->look, type, words, label);
    return box.y + box.h + gap / 2;
}

/* An answer that stands is seen as long as it does. */
static int draw_standing(vaka_play *play, SDL_Rect box, int y)
{
    const vaka_view *view = &play->view;

    if (play->over || view->seat < 0 || !(play->humans & VAKA_SEAT(view->seat)) ||
        !vaka_live_passes_turn(view->live, view->seat))
        return y;
    y += vaka_type_block(play->look, vaka_look_bold(play->look), (SDL_Rect){box.x, y, box.w, 0},
                         vaka_ui_say(play->ui, "You pass until the turn is over."));
    return y + vaka_look_px(play->look, 8);
}

/* Would a press do more than the one action that names the place? Only then does it count how
 * many go. */
static bool brings_more(const vaka_play *play)
{
    const vaka_ways *ways = &play->outlook.ways;
    uint32_t *match = vaka_xnew((play->view.legal_count + 1u) * sizeof *match);
    bool more = play->outlook.chosen || play->outlook.sorts > 1;

    for (uint32_t i = 0; i < ways->count && !more; i++)
        more = vaka_picks_match(&play->view, &play->picks, ways->at[i].to, VAKA_NONE, match) == 0 &&
               ways->at[i].moved > 1;
    free(match);
    return more;
}

int vaka_along_draw(vaka_play *play, SDL_Rect box, int y)
{
    const vaka_outlook *outlook = &play->outlook;
    vaka_type small = vaka_look_small(play->look);

    y = draw_standing(play, box, y);
    if (!vaka_outlook_any(play) || !brings_more(play))
        return y;
    const char *title = vaka_ui_say(play->ui, "What goes along");
    const char *hint = outlook->ways.count > 0
                           ? vaka_ui_say(play->ui, "As many as can; press one to leave it behind.")
                           : vaka_ui_say(play->ui, "That goes nowhere now.");
    vaka_type head = vaka_look_name(play->look, title);

    y += vaka_type_block(play->look, head, (SDL_Rect){box.x, y, box.w, 0}, title);
    for (uint32_t i = 0; i < outlook->sorts; i++)
        y = draw_sort(play, i, (SDL_Rect){box.x, y, box.w, 0});
    y += vaka_type_block(play->look, small, (SDL_Rect){box.x, y, box.w, 0}, hint);
    return y + vaka_look_px(play->look, 10);
}
