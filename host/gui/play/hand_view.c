/* gui/play/hand_view.c - the seat's own hand along the bottom, as cards.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "gui/play/play.h"

static bool is_hand(const vaka_view *view, int32_t zone)
{
    const vaka_zone_info *info = &view->layout->zones[zone];

    return info->type == VAKA_ZONE_HAND && info->owner == view->seat && view->seat >= 0 &&
           !info->placed;
}

int vaka_hand_high(vaka_play *play)
{
    const vaka_view *view = &play->view;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        if (is_hand(view, zone) && view->seen->zones[zone].count > 0)
            return vaka_look_px(play->look, 104);
    return 0;
}

static bool is_playable(const vaka_play *play, int32_t kind)
{
    const vaka_view *view = &play->view;

    for (uint32_t i = 0; play->asked && i < view->legal_count; i++)
        if (vaka_picks_names_kind(view, &view->legal[i], kind))
            return true;
    return false;
}

/* Raised while it is pointed at, and framed while it can be used. */
static void draw_card(vaka_play *play, int32_t zone, const vaka_pile *pile, SDL_Rect box)
{
    const vaka_view *view = &play->view;
    char name[VAKA_VIEW_NAME];
    vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_KIND, zone, pile->kind,
                                    vaka_view_kind(view, pile->kind, name));
    bool playable = pile->known && is_playable(play, pile->kind);
    int lift = vaka_widget_has_pointer(play->ui, hit) ? vaka_look_px(play->look, 6) : 0;

    hit->silent = !playable && !vaka_card_is(&play->board, hit);
    hit->late = !playable; /* only to be read */
    if (box.h <= 0)
        return; /* there is no room for it: keys come to it all the same */
    box.y -= lift;
    if (playable) {
        int out = play->picks.kind == pile->kind ? 6 : 3;

        vaka_paint_round(play->look->canvas,
                         (SDL_Rect){box.x - out, box.y - out, box.w + 2 * out, box.h + 2 * out}, 8,
                         play->look->theme->accent);
    }
    vaka_pile_draw(play->look, view->layout, pile, box);
}

static int draw_hand(vaka_play *play, int32_t zone, int x)
{
    const vaka_view *view = &play->view;
    SDL_Rect box = play->hand_box;
    int gap = vaka_look_px(play->look, 10), high = box.h > 2 * gap ? box.h - 2 * gap : 0;
    int32_t count;
    vaka_pile *piles = vaka_piles_of(view, zone, &count);

    for (int32_t i = 0; i < count; i++) {
        int wide = vaka_counter_wide(view->layout, piles[i].kind, high);

        draw_card(play, zone, &piles[i], (SDL_Rect){x, box.y + gap, wide, high});
        x += wide + gap * (piles[i].count > 1 ? 2 : 1);
    }
    free(piles);
    return x + gap;
}

void vaka_hand_draw(vaka_play *play)
{
    const vaka_view *view = &play->view;
    int x = play->hand_box.x + vaka_look_px(play->look, 12);

    if (play->hand_box.h > 0)
        vaka_paint_box(play->look->canvas, play->hand_box, play->look->theme->paper);
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        if (is_hand(view, zone))
            x = draw_hand(play, zone, x);
}
