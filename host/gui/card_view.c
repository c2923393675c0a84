/* gui/card_view.c - the card under the pointer, large enough to be read.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/board_view.h"

#define WIDE 250

typedef struct large { /* a card, what is written on it, and where it is drawn */
    int32_t kind;
    char name[VAKA_VIEW_NAME];
    char text[VAKA_ITEM_TEXT];
    SDL_Rect box;
    int picture, title, margin;
} large;

static vaka_type text_type(const vaka_gui *gui)
{
    vaka_type type = vaka_gui_body(gui);

    type.ink = 0xff10222e; /* cards are paper in every theme */
    return type;
}

static vaka_type title_type(const vaka_gui *gui)
{
    vaka_type type = vaka_gui_head(gui);

    type.ink = 0xff10222e;
    return type;
}

/* Above the card it belongs to, on the board's part of the window. */
static void place(vaka_gui *gui, large *out, SDL_Rect from)
{
    SDL_Rect board = gui->play.board_box;
    int wide = vaka_gui_px(gui, WIDE), inner;

    wide = wide > board.w / 2 ? board.w / 2 : wide;
    out->margin = vaka_gui_px(gui, 12);
    inner = wide - 2 * out->margin;
    out->picture = wide * 9 / 20;
    out->title = vaka_type_block_high(gui->fonts, title_type(gui), inner, out->name);
    int text = vaka_type_block_high(gui->fonts, text_type(gui), inner, out->text);
    int high = out->picture + out->title + text + 4 * out->margin;
    out->box = (SDL_Rect){from.x, board.y + board.h - high - out->margin, wide, high};
    if (out->box.x + wide > board.x + board.w - out->margin)
        out->box.x = board.x + board.w - out->margin - wide;
}

static bool make(vaka_gui *gui, large *out)
{
    const vaka_view *view = &gui->play.view;
    const vaka_hit *hit = vaka_widget_at(gui, gui->x, gui->y);
    const vaka_item *item;

    if (!hit || hit->what != VAKA_HIT_KIND || gui->menu.open || gui->help)
        return false;
    if (hit->b < 0 || hit->b >= view->layout->kind_count ||
        view->layout->kinds[hit->b].shape != VAKA_SHAPE_CARD)
        return false;
    item = vaka_view_item(view, hit->b);
    if (!item)
        return false;
    out->kind = hit->b;
    vaka_view_kind(view, hit->b, out->name);
    vaka_view_item_text(view, item, out->text);
    place(gui, out, hit->box);
    return true;
}

bool vaka_card_box(vaka_gui *gui, SDL_Rect *box)
{
    large card;

    if (!make(gui, &card))
        return false;
    *box = card.box;
    return true;
}

bool vaka_card_draw(vaka_gui *gui)
{
    const vaka_kind_info *info;
    large at;

    if (!make(gui, &at))
        return false;
    SDL_Rect box = at.box;
    info = &gui->play.view.layout->kinds[at.kind];
    SDL_Rect field = {box.x + at.margin, box.y + at.margin, box.w - 2 * at.margin, at.picture};
    vaka_paint_round(gui->canvas, (SDL_Rect){box.x + 3, box.y + 4, box.w, box.h}, 12, 0x60000000);
    vaka_paint_round(gui->canvas, box, 12, 0xfffdf8ea);
    vaka_paint_frame(gui->canvas, box, 12, 1.5f, 0xff8a7a55);
    vaka_paint_round(gui->canvas, field, 8, 0xffe7ecdf);
    int side = at.picture * 8 / 10;
    SDL_Surface *art = vaka_art_get(gui->art, info->art, side, (vaka_dye){0xff1d4a63, 0xffe7ecdf});
    SDL_Rect to = {field.x + (field.w - side) / 2, field.y + (field.h - side) / 2, side, side};
    if (art)
        SDL_BlitSurface(art, NULL, gui->canvas, &to);
    SDL_Rect words = {field.x, field.y + field.h + at.margin, field.w, 0};
    vaka_type_block(gui->fonts, title_type(gui), gui->canvas, words, at.name);
    words.y += at.title;
    vaka_type_block(gui->fonts, text_type(gui), gui->canvas, words, at.text);
    return true;
}
