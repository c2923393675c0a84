/* gui/board/card_view.c - the card under the pointer or with the focus, large enough to be read.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "front/picks.h"
#include "gui/board/board_view.h"

#define WIDE 250
#define PART_LEAST 20 /* per cent of the size of text */
#define FACE_LEAST 70 /* … on the face of a card of a given size, and at most */
#define FACE_MOST 140

typedef struct large { /* a card, what is written on it, and where it is drawn */
    int32_t kind;
    char name[VAKA_VIEW_NAME];
    char text[VAKA_ITEM_TEXT];
    vaka_type head, body;
    SDL_Rect box;
    int picture, title, margin;
    int part; /* of the size of text, in per cent: less where there is no other way */
} large;

static vaka_type on_paper(vaka_type type, const large *at)
{
    type.ink = 0xff10222e; /* cards are paper in every theme */
    type.px = type.px * at->part / 100;
    return type;
}

/* As high as all that is on it. */
static void measure(vaka_board *board, large *out, int wide, bool picture)
{
    out->head = on_paper(vaka_look_head(board->look), out);
    out->body = on_paper(vaka_look_body(board->look), out);
    out->margin = vaka_look_px(board->look, 12) * out->part / 100;
    int inner = wide - 2 * out->margin;
    out->picture = picture ? wide * 9 / 20 : 0;
    out->title = vaka_type_block_high(board->look, out->head, inner, out->name);
    out->box.w = wide;
    out->box.h = out->picture + out->title + (picture ? 4 : 2) * out->margin +
                 vaka_type_block_high(board->look, out->body, inner, out->text);
}

/* All of it has to be read: without its picture, beyond the board, wider, at last in smaller
 * letters. */
static void fit(vaka_board *board, large *out)
{
    SDL_Rect room = vaka_board_room(board);
    int usual = vaka_look_px(board->look, WIDE), half = room.w / 2;
    int narrow = usual > half ? half : usual,
        all = board->look->canvas->w - vaka_look_px(board->look, 24);
    int low = room.h - vaka_look_px(board->look, 12);
    int high = board->look->canvas->h - vaka_look_px(board->look, 8);
    const struct {
        int wide, most;
        bool picture;
    } tries[] = {
        {narrow, low, true},  {narrow, low, false},     {usual, high, true},
        {usual, high, false}, {2 * usual, high, false},
    };

    out->part = 100;
    for (size_t i = 0; i < sizeof tries / sizeof tries[0]; i++) {
        measure(board, out, tries[i].wide > all ? all : tries[i].wide, tries[i].picture);
        if (out->box.h <= tries[i].most)
            return;
    }
    for (; out->box.h > high && out->part > PART_LEAST; out->part -= 5)
        measure(board, out, all, false);
}

/* It hides what it belongs to: it goes above that, or else beside it, where there is room. */
static void give_way(const vaka_board *board, SDL_Rect *box, SDL_Rect from)
{
    int gap = vaka_look_px(board->look, 12), all = board->look->canvas->w;

    if (!SDL_HasIntersection(box, &from))
        return;
    if (from.y - gap - box->h >= 0)
        box->y = from.y - gap - box->h;
    else if (from.x + from.w + gap + box->w <= all)
        box->x = from.x + from.w + gap;
    else if (from.x - gap - box->w >= 0)
        box->x = from.x - gap - box->w;
}

/* Not over a panel in the middle: beside the board, or where there is no room for that at the upper
 * edge of the panel, clear of what is asked there. */
static void leave_sheet(const vaka_board *board, SDL_Rect *box, SDL_Rect from)
{
    SDL_Rect sheet = board->sheet, beside = board->beside;
    const SDL_Rect tries[] = {
        {beside.x + (beside.w - box->w) / 2, beside.y + beside.h - box->h, box->w, box->h},
        {sheet.x, sheet.y, box->w, box->h},
        {sheet.x + sheet.w - box->w, sheet.y, box->w, box->h},
    };
    bool fits = beside.w >= box->w && beside.h >= box->h;

    if (!SDL_HasIntersection(box, &sheet))
        return;
    for (size_t i = fits ? 0 : 1; i < sizeof tries / sizeof *tries; i++)
        if (!SDL_HasIntersection(&tries[i], &board->asks) &&
            !SDL_HasIntersection(&tries[i], &from)) {
            *box = tries[i];
            return;
        }
}

/* Above the card it belongs to, on the board's part of the window; where that is too low, beside
 * it. */
static void place(vaka_board *board, large *out, SDL_Rect from)
{
    SDL_Rect room = vaka_board_room(board), *box = &out->box;
    int gap = vaka_look_px(board->look, 12), high = board->look->canvas->h,
        right = room.x + room.w - gap;

    fit(board, out);
    box->x = from.x;
    box->y = room.y + room.h - box->h - gap;
    if (box->y < 0) {
        right = board->look->canvas->w - gap;
        box->y = SDL_min((high - box->h) / 2, gap);
        if (box->y + box->h > from.y && from.x + from.w + gap + box->w <= right)
            box->x = from.x + from.w + gap;
        else if (box->y + box->h > from.y && from.x - gap - box->w >= gap)
            box->x = from.x - gap - box->w;
    }
    box->x = SDL_max(SDL_min(box->x, right - box->w), 0);
    give_way(board, box, from);
    leave_sheet(board, box, from);
}

/* Is there something to be read of a kind? */
static bool is_read(const vaka_view *view, int32_t kind)
{
    char text[VAKA_ITEM_TEXT];

    if (kind < 0 || kind >= view->layout->kind_count)
        return false;
    return vaka_view_item(view, kind) ? view->layout->kinds[kind].shape == VAKA_SHAPE_CARD
                                      : *vaka_view_kind_text(view, kind, text) != '\0';
}

bool vaka_card_is(const vaka_board *board, const vaka_hit *hit)
{
    return hit && hit->what == VAKA_HIT_KIND && is_read(board->view, hit->b);
}

int32_t vaka_card_named(const vaka_board *board, const vaka_hit *hit)
{
    const vaka_view *view = board->view;

    if (!view || !board->asked || !hit || hit->what != VAKA_HIT_ACTION || hit->b || hit->a < 0 ||
        hit->a >= (int32_t)view->legal_count)
        return VAKA_NONE;
    int32_t kind = vaka_picks_kind(view, &view->legal[hit->a]);
    return is_read(view, kind) ? kind : VAKA_NONE;
}

/* The one that the keyboard has come to; the one under the pointer, or that a button there names,
 * if that was moved since. */
static const vaka_hit *card_shown(vaka_board *board)
{
    const vaka_hit *under = vaka_widget_at(board->ui, board->ui->x, board->ui->y);
    const vaka_hit *focus = board->ui->focus_shown ? vaka_widget_focus(board->ui) : NULL;
    bool moved = board->ui->x != board->ui->step_x || board->ui->y != board->ui->step_y;

    under = vaka_card_is(board, under) || vaka_card_named(board, under) >= 0 ? under : NULL;
    return vaka_card_is(board, focus) && !(moved && under) ? focus : under;
}

static bool make(vaka_board *board, large *out)
{
    const vaka_view *view = board->view;
    const vaka_hit *hit = board->ui->menu.open || board->ui->help ? NULL : card_shown(board);

    if (!hit)
        return false;
    out->kind = hit->what == VAKA_HIT_KIND ? hit->b : vaka_card_named(board, hit);
    vaka_view_kind(view, out->kind, out->name);
    vaka_view_kind_text(view, out->kind, out->text);
    place(board, out, hit->box);
    return true;
}

bool vaka_card_box(vaka_board *board, SDL_Rect *box)
{
    large card;

    if (!make(board, &card))
        return false;
    *box = card.box;
    return true;
}

static void draw_art(vaka_board *board, const char *key, SDL_Rect field)
{
    int side = field.h * 8 / 10;
    SDL_Surface *art =
        vaka_art_get(board->look->art, key, side, (vaka_dye){0xff1d4a63, 0xffe7ecdf});
    SDL_Rect to = {field.x + (field.w - side) / 2, field.y + (field.h - side) / 2, side, side};

    vaka_paint_round(board->look->canvas, field, 8, 0xffe7ecdf);
    if (art)
        SDL_BlitSurface(art, NULL, board->look->canvas, &to);
}

static void draw_large(vaka_board *board, const large *at)
{
    const vaka_kind_info *info = &board->view->layout->kinds[at->kind];
    SDL_Rect box = at->box;
    SDL_Rect field = {box.x + at->margin, box.y + at->margin, box.w - 2 * at->margin, at->picture};
    SDL_Rect words = {field.x, field.y, field.w, 0};

    vaka_paint_round(board->look->canvas, box, 12, 0xfffdf8ea);
    vaka_paint_frame(board->look->canvas, box, 12, 1.5f, 0xff8a7a55);
    if (at->picture) {
        draw_art(board, info->art, field);
        words.y += field.h + at->margin;
    }
    vaka_type_block(board->look, at->head, words, at->name);
    words.y += at->title;
    vaka_type_block(board->look, at->body, words, at->text);
}

bool vaka_card_draw(vaka_board *board)
{
    large at;

    if (!make(board, &at))
        return false;
    vaka_paint_round(board->look->canvas,
                     (SDL_Rect){at.box.x + 3, at.box.y + 4, at.box.w, at.box.h}, 12, 0x60000000);
    draw_large(board, &at);
    return true;
}

/* What is written in a box, in letters as large as there is room for; without its picture where
 * they would be too small. Is all of it there? */
static bool fit_face(vaka_board *board, large *at, int32_t kind, SDL_Rect box)
{
    *at = (large){.kind = kind, .part = FACE_MOST};
    vaka_view_kind(board->view, kind, at->name);
    vaka_view_kind_text(board->view, kind, at->text);
    measure(board, at, box.w, true);
    for (; at->box.h > box.h && at->part > FACE_LEAST; at->part -= 5)
        measure(board, at, box.w, true);
    if (at->box.h > box.h) {
        at->part = FACE_MOST;
        measure(board, at, box.w, false);
        for (; at->box.h > box.h && at->part > FACE_LEAST; at->part -= 5)
            measure(board, at, box.w, false);
    }
    return at->box.h <= box.h;
}

bool vaka_card_face(vaka_board *board, int32_t kind, SDL_Rect box)
{
    large at;
    bool whole = fit_face(board, &at, kind, box);

    at.box = box;
    draw_large(board, &at);
    return whole;
}

bool vaka_card_is_read(vaka_board *board, int32_t kind, SDL_Rect box)
{
    large at;

    return fit_face(board, &at, kind, box);
}

static bool is_card(const void *data, const vaka_hit *hit)
{
    return vaka_card_is(data, hit);
}

bool vaka_card_step(vaka_board *board, int by)
{
    return vaka_widget_step_to(board->ui, by, is_card, board);
}
