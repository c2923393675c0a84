/* gui/play/mats_view.c - mats: common ones beside the board, one's own below it, those of the
 * others as signs that open.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/play/play.h"
#include "vaka/mat.h"

#define NUMBERS_LEAST 9 /* pixels to which numbers shrink in a narrow place */
#define COMMON_PART 42  /* per cent of the board's room that common mats get */
#define OWN_PART 34     /* … and of its height for those of the seats */
#define SIGN 120        /* wide, at 100 %: a mat of somebody else, folded */
#define PICTURE_MOST 64

static bool has_common(const vaka_layout *layout)
{
    for (int32_t i = 0; i < layout->mat_count; i++)
        if (layout->mats[i].owner < 0)
            return true;
    return false;
}

static bool has_owned(const vaka_layout *layout)
{
    for (int32_t i = 0; i < layout->mat_count; i++)
        if (layout->mats[i].owner >= 0)
            return true;
    return false;
}

/* What is left of the room is the board's; where there is none the common mats get all of it. */
void vaka_mats_place(vaka_play *play)
{
    const vaka_layout *layout = play->view.layout;
    SDL_Rect room = play->board.box;

    play->mats_box = play->seats_box = (SDL_Rect){room.x, room.y, 0, 0};
    if (has_owned(layout)) {
        int high = room.h * OWN_PART / 100;
        play->seats_box = (SDL_Rect){room.x, room.y + room.h - high, room.w, high};
        room.h -= high;
    }
    if (has_common(layout)) {
        int wide = layout->board_count > 0 ? room.w * COMMON_PART / 100 : room.w;
        play->mats_box = (SDL_Rect){room.x + room.w - wide, room.y, wide, room.h};
        room.w -= wide;
    }
    play->board.box = room;
}

/* --- one mat ---------------------------------------------------------------------------------- */

/* As large as it can be in a box, in its own proportions. */
static SDL_Rect fit(const vaka_mat_info *mat, SDL_Rect box)
{
    int wide = box.w, high = box.w * mat->h / mat->w;

    if (high > box.h) {
        high = box.h;
        wide = box.h * mat->w / mat->h;
    }
    return (SDL_Rect){box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2, wide, high};
}

static SDL_Rect place_box(const vaka_mat_info *mat, const vaka_place_info *place, SDL_Rect box)
{
    SDL_Rect at = {box.x + box.w * place->x / mat->w, box.y + box.h * place->y / mat->h,
                   box.w * place->w / mat->w, box.h * place->h / mat->h};

    return at;
}

static void draw_art(vaka_play *play, const vaka_mat_info *mat, SDL_Rect box)
{
    int side = SDL_max(box.w, box.h);
    SDL_Surface *art =
        mat->art ? vaka_art_get(play->look->art, mat->art, side, (vaka_dye){0, 0}) : NULL;
    SDL_Rect part = {(side - box.w) / 2, (side - box.h) / 2, box.w, box.h};

    if (art)
        SDL_BlitSurface(art, &part, play->look->canvas, &box);
}

/* "3", or "3 · 1" of all seats on a mat that is everybody's. */
static void write_numbers(const vaka_view *view, int32_t counter, int32_t owner, char *out,
                          size_t room)
{
    bool per_seat = view->layout->counters[counter].per_seat;
    char number[VAKA_VIEW_NAME];
    size_t used = 0;

    out[0] = '\0';
    if (!per_seat || owner >= 0) {
        snprintf(out, room, "%s",
                 vaka_view_counted(view, counter, per_seat ? owner : VAKA_NONE, number));
        return;
    }
    for (int32_t seat = 0; seat < view->seen->seats && used < room; seat++)
        used += (size_t)snprintf(out + used, room - used, "%s%s", seat > 0 ? " · " : "",
                                 vaka_view_counted(view, counter, seat, number));
}

static void draw_counter(vaka_play *play, int32_t counter, int32_t owner, SDL_Rect box)
{
    const vaka_view *view = &play->view;
    int32_t seat = view->layout->counters[counter].per_seat ? owner : VAKA_NONE;
    int line = vaka_type_high(play->look, vaka_look_small(play->look));
    char numbers[VAKA_SENTENCE];
    vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_COUNTER, counter, seat,
                                    vaka_counter_title(view, counter));

    hit->silent = !vaka_play_counts(play, counter, seat);
    write_numbers(view, counter, owner, numbers, sizeof numbers);
    if (box.h > 2 * line) {
        int high = vaka_heading_draw(play, box, 1, vaka_counter_title(view, counter));
        box.y += high;
        box.h -= high;
    }
    vaka_type type = vaka_look_bold(play->look);
    while (type.px > NUMBERS_LEAST && vaka_type_wide(play->look, type, numbers) > box.w)
        type.px--;
    vaka_type_in(play->look, type, box, 1, numbers);
    if (!hit->silent)
        vaka_paint_frame(play->look->canvas, hit->box, 6, 2, play->look->theme->accent);
}

static void draw_place(vaka_play *play, const vaka_mat_info *mat, const vaka_place_info *place,
                       SDL_Rect box)
{
    vaka_paint_frame(play->look->canvas, box, 5, 1, play->look->theme->edge);
    if (place->what == VAKA_PLACE_COUNTER)
        draw_counter(play, place->number, mat->owner, box);
    else
        vaka_zone_draw(play, box, place->number, vaka_look_px(play->look, PICTURE_MOST));
}

static void draw_mat(vaka_play *play, int32_t number, SDL_Rect room)
{
    const vaka_layout *layout = play->view.layout;
    const vaka_mat_info *mat = &layout->mats[number];
    int margin = vaka_look_px(play->look, 6);
    vaka_type small = vaka_look_small(play->look);
    int line = vaka_type_high(play->look, small);
    char title[VAKA_VIEW_NAME];

    vaka_view_mat(&play->view, number, title);
    if (room.h < line + 2 * margin || room.w < 4 * margin)
        return;
    vaka_type_in(play->look, small, (SDL_Rect){room.x, room.y, room.w, line}, 1, title);
    SDL_Rect box = fit(mat, (SDL_Rect){room.x + margin, room.y + line, room.w - 2 * margin,
                                       room.h - line - margin});
    vaka_paint_round(play->look->canvas, box, 6, play->look->theme->raised);
    draw_art(play, mat, box);
    vaka_paint_frame(play->look->canvas, box, 6, 1, play->look->theme->edge);
    for (int32_t i = 0; i < layout->place_count; i++)
        if (layout->places[i].mat == number)
            draw_place(play, mat, &layout->places[i], place_box(mat, &layout->places[i], box));
}

/* --- all of them ------------------------------------------------------------------------------ */

static bool is_own(const vaka_play *play, const vaka_mat_info *mat)
{
    return mat->owner >= 0 && mat->owner == play->view.seat;
}

static int32_t count_mats(const vaka_play *play, bool common)
{
    const vaka_layout *layout = play->view.layout;
    int32_t count = 0;

    for (int32_t i = 0; i < layout->mat_count; i++)
        count += common ? layout->mats[i].owner < 0 : is_own(play, &layout->mats[i]);
    return count;
}

/* Side by side, or one below the other where that is larger. */
static void draw_row(vaka_play *play, SDL_Rect box, bool common)
{
    const vaka_layout *layout = play->view.layout;
    int32_t count = count_mats(play, common), at = 0;
    bool down = box.h > box.w;

    for (int32_t i = 0; i < layout->mat_count; i++) {
        if (common ? layout->mats[i].owner >= 0 : !is_own(play, &layout->mats[i]))
            continue;
        SDL_Rect own = down ? (SDL_Rect){box.x, box.y + box.h * at / count, box.w, box.h / count}
                            : (SDL_Rect){box.x + box.w * at / count, box.y, box.w / count, box.h};
        draw_mat(play, i, own);
        at++;
    }
}

/* Whose it is, and its public numbers. */
static void draw_sign(vaka_play *play, int32_t number, SDL_Rect box)
{
    const vaka_view *view = &play->view;
    const vaka_mat_info *mat = &view->layout->mats[number];
    char name[VAKA_VIEW_NAME], title[VAKA_VIEW_NAME], label[2 * VAKA_VIEW_NAME];

    snprintf(label, sizeof label, "%s: %s", vaka_play_seat(play, mat->owner, name),
             vaka_view_mat(view, number, title));
    vaka_widget_button(play->ui, box, (vaka_hit){.what = VAKA_HIT_MAT, .a = number}, label,
                       play->mat_open == number + 1 ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
}

static void draw_signs(vaka_play *play, SDL_Rect box)
{
    const vaka_layout *layout = play->view.layout;
    int high = vaka_look_px(play->look, 32), gap = vaka_look_px(play->look, 5), y = box.y + gap;

    for (int32_t i = 0; i < layout->mat_count; i++) {
        if (layout->mats[i].owner < 0 || is_own(play, &layout->mats[i]))
            continue;
        if (y + high > box.y + box.h)
            return;
        draw_sign(play, i, (SDL_Rect){box.x + gap, y, box.w - 2 * gap, high});
        y += high + gap;
    }
}

/* Somebody else's, large over the board. */
static void draw_open(vaka_play *play)
{
    SDL_Rect room = play->board.box, box;

    if (play->mat_open < 1 || play->mat_open > play->view.layout->mat_count)
        return;
    if (room.w < vaka_look_px(play->look, 100) || room.h < vaka_look_px(play->look, 80))
        room = play->mats_box;
    box = (SDL_Rect){room.x + room.w / 20, room.y + room.h / 20, room.w * 9 / 10, room.h * 9 / 10};
    vaka_paint_box(play->look->canvas, room, 0x66071e2e);
    vaka_paint_round(play->look->canvas, box, 8, play->look->theme->paper);
    vaka_widget_hit(play->ui, box, VAKA_HIT_NONE, 0, 0, "")->silent = true; /* hides the board */
    draw_mat(play, play->mat_open - 1, box);
}

void vaka_mats_draw(vaka_play *play)
{
    SDL_Rect own = play->seats_box, signs = own;

    if (play->mats_box.w > 0) {
        vaka_paint_box(play->look->canvas, play->mats_box, play->look->theme->paper);
        draw_row(play, play->mats_box, true);
    }
    if (own.h <= 0)
        return;
    vaka_paint_box(play->look->canvas, own, play->look->theme->paper);
    if (count_mats(play, false) > 0) {
        signs.w = SDL_min(vaka_look_px(play->look, 2 * SIGN), own.w / 3);
        signs.x = own.x + own.w - signs.w;
        own.w -= signs.w;
        draw_row(play, own, false);
    }
    draw_signs(play, signs);
    draw_open(play);
}

void vaka_mat_press(vaka_play *play, int32_t mat)
{
    play->mat_open = play->mat_open == mat + 1 ? 0 : mat + 1;
    play->ui->dirty = true;
}
