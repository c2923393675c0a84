/* gui/play/hand_view.c - the seat's own hand along the bottom: cards with their names.
 *
 * SPDX-License-Identifier: MIT
 *
 * Names can be read at every size of text: where there is little room the pictures go first, and
 * then those cards that find no place are listed by a button. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/play/play.h"

#define HIGH 92
#define HIGH_LOW 66 /* in a low window */
#define NAME_LEAST 56

typedef struct card { /* of the hand, as it is drawn */
    vaka_pile pile;
    int32_t zone;
    char name[VAKA_VIEW_NAME + 16]; /* with how many there are */
    int wide;                       /* of its name */
} card;

static bool is_hand(const vaka_view *view, int32_t zone)
{
    const vaka_zone_info *info = &view->layout->zones[zone];

    return info->type == VAKA_ZONE_HAND && info->owner == view->seat && view->seat >= 0 &&
           !info->placed;
}

/* With or without cards: what lies above must not jump when the first one comes. */
int vaka_hand_high(vaka_play *play)
{
    const vaka_view *view = &play->view;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        if (is_hand(view, zone))
            return vaka_look_px(play->look, vaka_look_is_low(play->look) ? HIGH_LOW : HIGH);
    return 0;
}

bool vaka_hand_any(const vaka_play *play)
{
    const vaka_view *view = &play->view;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        if (is_hand(view, zone) && view->seen->zones[zone].count > 0)
            return true;
    return false;
}

static bool is_playable(const vaka_play *play, int32_t zone, int32_t kind)
{
    const vaka_view *view = &play->view;

    for (uint32_t i = 0; play->asked && i < view->legal_count; i++)
        if (vaka_picks_means(view, &view->legal[i], zone, kind))
            return true;
    return false;
}

/* --- how large -------------------------------------------------------------------------------- */

static int word_wide(vaka_play *play, vaka_type type, const char *text)
{
    char word[VAKA_VIEW_NAME + 16];
    int most = 0;

    for (const char *from = text; *from;) {
        size_t length = strcspn(from, " ");

        snprintf(word, sizeof word, "%.*s", (int)length, from);
        most = SDL_max(most, vaka_type_wide(play->look, type, word));
        from += length + strspn(from + length, " ");
    }
    return most + 2;
}

/* The least width in which a name is no higher than the row. */
static int name_wide(vaka_play *play, vaka_type type, const char *text, int high)
{
    int wide = SDL_max(word_wide(play, type, text), vaka_look_px(play->look, NAME_LEAST));
    int whole = vaka_type_wide(play->look, type, text) + 2;

    while (wide < whole && vaka_type_block_high(play->look, type, wide, text) > high)
        wide += SDL_max(4, wide / 8);
    return SDL_min(wide, SDL_max(whole, vaka_look_px(play->look, 24)));
}

static int picture_wide(const vaka_play *play, const card *at, int high)
{
    return vaka_counter_wide(play->view.layout, at->pile.kind, high);
}

static int card_wide(const vaka_play *play, const card *at, int high, bool picture)
{
    int gap = vaka_look_px(play->look, 6);

    return (picture ? picture_wide(play, at, high) + gap : 0) + at->wide + 2 * gap;
}

/* --- drawing ---------------------------------------------------------------------------------- */

static vaka_hit *hit_of(vaka_play *play, const card *at, SDL_Rect box)
{
    char name[VAKA_VIEW_NAME];
    vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_KIND, at->zone, at->pile.kind,
                                    vaka_view_kind(&play->view, at->pile.kind, name));
    bool playable = at->pile.known && is_playable(play, at->zone, at->pile.kind);

    hit->silent = !playable && !vaka_card_is(&play->board, hit);
    hit->late = !playable; /* only to be read */
    return hit;
}

/* Raised while it is pointed at, and framed while it can be used. */
static void draw_card(vaka_play *play, const card *at, SDL_Rect box, bool picture)
{
    const vaka_theme *theme = play->look->theme;
    vaka_hit *hit = hit_of(play, at, box);
    bool playable = at->pile.known && is_playable(play, at->zone, at->pile.kind);
    int gap = vaka_look_px(play->look, 6), out = play->picks.kind == at->pile.kind ? 5 : 3;
    vaka_type type = vaka_look_small(play->look);

    if (vaka_widget_has_pointer(play->ui, hit))
        box.y -= vaka_look_px(play->look, 4);
    if (playable)
        vaka_paint_round(play->look->canvas,
                         (SDL_Rect){box.x - out, box.y - out, box.w + 2 * out, box.h + 2 * out}, 8,
                         theme->accent);
    vaka_paint_round(play->look->canvas, box, 6, theme->raised);
    vaka_paint_frame(play->look->canvas, box, 6, 1, theme->edge);
    int x = box.x + gap;
    if (picture) {
        int high = box.h - 4, wide = picture_wide(play, at, high);

        vaka_pile_draw(play->look, play->view.layout, &at->pile,
                       (SDL_Rect){box.x + 2, box.y + 2, wide, high});
        x = box.x + wide + gap + 2;
    }
    type.ink = theme->ink;
    int high = vaka_type_block_high(play->look, type, at->wide, at->name);
    vaka_type_block(play->look, type,
                    (SDL_Rect){x, box.y + SDL_max((box.h - high) / 2, 0), at->wide, 0}, at->name);
}

static void draw_rest(vaka_play *play, SDL_Rect box, int32_t rest)
{
    char text[16];

    snprintf(text, sizeof text, "+%d", (int)rest);
    vaka_widget_button(play->ui, box, (vaka_hit){.what = VAKA_HIT_HANDS}, text, VAKA_BUTTON_PLAIN);
}

/* All of them with pictures, or without, or as many as there is room for and a button. Cards that
 * are not drawn can still be come to by keys. */
static void draw_cards(vaka_play *play, const card *cards, int32_t count, SDL_Rect row)
{
    int gap = vaka_look_px(play->look, 8), all = 0, bare = 0, x = row.x;
    int more = vaka_look_px(play->look, 44);

    for (int32_t i = 0; i < count; i++) {
        all += card_wide(play, &cards[i], row.h, true) + gap;
        bare += card_wide(play, &cards[i], row.h, false) + gap;
    }
    bool picture = all <= row.w;
    for (int32_t i = 0; i < count; i++) {
        int wide = card_wide(play, &cards[i], row.h, picture);
        int need = bare <= row.w || i + 1 == count ? 0 : more + gap;

        if (row.h <= 0 || (x + wide + need > row.x + row.w && !picture)) {
            if (row.h > 0)
                draw_rest(play, (SDL_Rect){SDL_min(x, row.x + row.w - more), row.y, more, row.h},
                          count - i);
            for (; row.h <= 0 && i < count; i++)
                hit_of(play, &cards[i], (SDL_Rect){row.x, row.y, 0, 0});
            return;
        }
        draw_card(play, &cards[i], (SDL_Rect){x, row.y, wide, row.h}, picture);
        x += wide + gap;
    }
}

/* Owned by the caller. */
static card *gather(vaka_play *play, int high, int32_t *count)
{
    const vaka_view *view = &play->view;
    vaka_type type = vaka_look_small(play->look);
    card *cards = NULL;
    char name[VAKA_VIEW_NAME];

    *count = 0;
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        int32_t own = 0;
        vaka_pile *piles = is_hand(view, zone) ? vaka_piles_of(view, zone, &own) : NULL;

        cards = vaka_xgrow(cards, (size_t)(*count + own + 1) * sizeof *cards);
        for (int32_t i = 0; i < own; i++) {
            card *at = &cards[(*count)++];

            *at = (card){.pile = piles[i], .zone = zone};
            vaka_view_kind(view, piles[i].kind, name);
            if (piles[i].count > 1)
                snprintf(at->name, sizeof at->name, "%s ×%d", name, (int)piles[i].count);
            else
                snprintf(at->name, sizeof at->name, "%s", name);
            at->wide = name_wide(play, type, at->name, high);
        }
        free(piles);
    }
    return cards;
}

void vaka_hand_draw(vaka_play *play)
{
    SDL_Rect box = play->hand_box;
    int gap = vaka_look_px(play->look, 8), high = box.h > 2 * gap ? box.h - 2 * gap : 0;
    int32_t count;
    card *cards = gather(play, high, &count);

    if (box.h > 0)
        vaka_paint_box(play->look->canvas, box, play->look->theme->paper);
    if (count == 0 && high > 0 && play->view.scene->tray_count == 0) {
        vaka_type faint = vaka_look_small(play->look);

        faint.ink = play->look->theme->faint;
        vaka_type_in(play->look, faint, (SDL_Rect){box.x + 2 * gap, box.y, box.w - 4 * gap, box.h},
                     0, vaka_ui_say(play->ui, "Your hand is empty"));
    }
    if (count > 0)
        draw_cards(play, cards, count, (SDL_Rect){box.x + gap, box.y + gap, box.w - 2 * gap, high});
    free(cards);
}

void vaka_hand_menu(vaka_play *play)
{
    int32_t count;
    card *cards = gather(play, vaka_look_px(play->look, HIGH), &count);

    vaka_menu_begin(play->ui, vaka_ui_say(play->ui, "Your hand"), play->ui->x, play->ui->y);
    for (int32_t i = 0; i < count; i++)
        vaka_menu_add(play->ui, VAKA_ITEM_CARD - i, cards[i].name);
    free(cards);
}

void vaka_hand_chosen(vaka_play *play, int32_t item)
{
    int32_t count, number = VAKA_ITEM_CARD - item;
    card *cards = gather(play, vaka_look_px(play->look, HIGH), &count);

    if (number >= 0 && number < count)
        vaka_play_kind(play, cards[number].zone, cards[number].pile.kind, false);
    free(cards);
}
