/* gui/play/mats_view.c - mats: common ones beside the board, one's own below it, those of the
 * others as signs that open.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/draw/motif.h"
#include "gui/play/play.h"
#include "vaka/mat.h"

#define NUMBERS_LEAST 9 /* pixels to which numbers shrink in a narrow place */
#define LETTERS 60      /* per cent of a line that its letters take */
#define EDGE 2          /* pixels around a number */
#define WHOLE_LEAST 70  /* per cent to which a line shrinks */
#define COMMON_PART 42  /* per cent of the board's room that common mats get */
#define OWN_PART 34     /* … and of its height for those of the seats */
#define SIGN 120        /* wide, at 100 %: a mat of somebody else, folded */
#define SIGN_HIGH 44    /* … and high, at most */
#define PICTURE_MOST 120
#define ICON_MOST 24  /* of a counter, at 100 % */
#define ICON_LEAST 10 /* pixels: a smaller one tells nothing */
#define BAND 8        /* of a seat's pattern along the top of its mat, at 100 % */

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

/* Whose mat it is: the seat's colour and pattern above it, like the upper edge of a screen. */
static void draw_band(vaka_play *play, int32_t seat, SDL_Rect box)
{
    int high = vaka_look_px(play->look, BAND);
    SDL_Rect band = {box.x, box.y - high, box.w, high};
    vaka_ink ink = vaka_theme_seat(seat);

    vaka_paint_box(play->look->canvas, band, ink);
    vaka_motif_fill(play->look->canvas, band, seat, high,
                    vaka_ink_mix(ink, play->look->theme->ink, 45));
    vaka_paint_frame(play->look->canvas, band, 0, 1, play->look->theme->edge);
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

/* How far a marker has come on its track, as a bar along the lower edge. */
static void draw_filled(vaka_play *play, int32_t counter, SDL_Rect box)
{
    const vaka_counter_info *info = &play->view.layout->counters[counter];
    int32_t now = info->per_seat ? VAKA_HIDDEN : vaka_counter(play->view.seen, counter, VAKA_NONE);
    int high = vaka_look_px(play->look, 3), pad = vaka_look_px(play->look, 4);
    SDL_Rect bar = {box.x + pad, box.y + box.h - high - 1, box.w - 2 * pad, high};

    if (!info->fields || now == VAKA_HIDDEN || info->max <= info->min || bar.w < 4 * pad)
        return;
    vaka_paint_box(play->look->canvas, bar, play->look->theme->edge);
    bar.w = bar.w * (now - info->min) / (info->max - info->min);
    vaka_paint_box(play->look->canvas, bar, play->look->theme->accent);
}

/* Of a line, without what is blank above and below its letters. */
static int letters_high(const vaka_play *play, vaka_type type)
{
    return vaka_type_high(play->look, type) * LETTERS / 100;
}

/* Is there room for a number in a box, with a blank edge around it? Its neighbours have numbers,
 * too. */
static bool holds(const vaka_play *play, vaka_type type, SDL_Rect box, const char *numbers)
{
    return vaka_type_wide(play->look, type, numbers) + 2 * EDGE <= box.w &&
           letters_high(play, type) + 2 * EDGE <= box.h;
}

/* "(fish) 3": the number in the middle of a box, behind its icon if there is one and room. */
static void draw_number(vaka_play *play, int32_t counter, SDL_Rect box, const char *numbers)
{
    const char *icon = play->view.layout->counters[counter].icon;
    vaka_type bold = vaka_look_bold(play->look);
    int wide = vaka_type_wide(play->look, bold, numbers) + 2, gap = vaka_look_px(play->look, 4);
    int side = SDL_min(box.h - 2, vaka_look_px(play->look, ICON_MOST));
    vaka_dye dye = {play->look->theme->ink, play->look->theme->raised};

    side = SDL_min(side, box.w - wide - gap);
    SDL_Surface *art = icon && side >= ICON_LEAST && vaka_art_has(play->look->art, icon)
                           ? vaka_art_get(play->look->art, icon, side, dye)
                           : NULL;
    if (art) {
        int x = box.x + (box.w - side - gap - wide) / 2;

        SDL_BlitSurface(art, NULL, play->look->canvas,
                        &(SDL_Rect){x, box.y + (box.h - side) / 2, side, side});
        box.x = x + side + gap;
        box.w = wide;
    }
    while (bold.px > NUMBERS_LEAST && !holds(play, bold, box, numbers))
        bold.px--;
    /* Where there is no room it is told when somebody points there. */
    if (letters_high(play, bold) <= box.h && vaka_type_wide(play->look, bold, numbers) <= box.w)
        vaka_type_in(play->look, bold, box, 1, numbers);
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
    draw_filled(play, counter, box);
    if (box.h > 2 * line) {
        int high = vaka_heading_draw(play, box, 1, vaka_counter_title(view, counter));
        box.y += high;
        box.h -= high;
    }
    draw_number(play, counter, box, numbers);
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

/* On one line, smaller where it is long; not at all where it would be cut, for it is told when
 * somebody points there. False: not at all. */
static bool draw_whole(vaka_play *play, vaka_type type, SDL_Rect box, int align, const char *text)
{
    int least = type.px * WHOLE_LEAST / 100;

    while (type.px > least && vaka_type_wide(play->look, type, text) > box.w)
        type.px--;
    if (vaka_type_wide(play->look, type, text) > box.w)
        return false;
    vaka_type_in(play->look, type, box, align, text);
    return true;
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
    draw_whole(play, small, (SDL_Rect){room.x, room.y, room.w, line}, 1, title);
    int head = line + (mat->owner >= 0 ? vaka_look_px(play->look, BAND) : 0);
    SDL_Rect box = fit(mat, (SDL_Rect){room.x + margin, room.y + head, room.w - 2 * margin,
                                       room.h - head - margin});
    vaka_paint_round(play->look->canvas, box, 6, play->look->theme->raised);
    draw_art(play, mat, box);
    if (mat->owner >= 0)
        draw_band(play, mat->owner, box);
    vaka_paint_frame(play->look->canvas, box, 6, 1, play->look->theme->edge);
    for (int32_t i = 0; i < layout->place_count; i++)
        if (layout->places[i].mat == number && vaka_view_place(&play->view, i))
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

static bool is_drawn(const vaka_play *play, const vaka_mat_info *mat, bool common)
{
    return common ? mat->owner < 0 : is_own(play, mat);
}

/* The proportions of all mats of a row together: how wide they are side by side and equally high,
 * or how high one below the other and equally wide. */
static float reach(const vaka_play *play, bool common, bool down)
{
    const vaka_layout *layout = play->view.layout;
    float all = 0;

    for (int32_t i = 0; i < layout->mat_count; i++) {
        const vaka_mat_info *mat = &layout->mats[i];

        if (is_drawn(play, mat, common))
            all += down ? (float)mat->h / (float)mat->w : (float)mat->w / (float)mat->h;
    }
    return all;
}

/* Is there more of them to see one below the other? */
static bool goes_down(vaka_play *play, SDL_Rect box, bool common)
{
    int32_t count = count_mats(play, common);
    int line = vaka_type_high(play->look, vaka_look_small(play->look));
    float down = reach(play, common, true), across = reach(play, common, false);
    float wide = SDL_min((float)box.w, (float)(box.h - count * line) / down);
    float high = SDL_min((float)(box.h - line), (float)box.w / across);

    return wide * wide * down > high * high * across;
}

/* Side by side, or one below the other where that is larger; each as large as the others. */
static void draw_row(vaka_play *play, SDL_Rect box, bool common)
{
    const vaka_layout *layout = play->view.layout;
    bool down = goes_down(play, box, common);
    float all = reach(play, common, down), begun = 0;

    for (int32_t i = 0; i < layout->mat_count; i++) {
        const vaka_mat_info *mat = &layout->mats[i];

        if (!is_drawn(play, mat, common))
            continue;
        float part = down ? (float)mat->h / (float)mat->w : (float)mat->w / (float)mat->h;
        int from = (int)((float)(down ? box.h : box.w) * begun / all);
        int to = (int)((float)(down ? box.h : box.w) * (begun + part) / all);
        draw_mat(play, i,
                 down ? (SDL_Rect){box.x, box.y + from, box.w, to - from}
                      : (SDL_Rect){box.x + from, box.y, to - from, box.h});
        begun += part;
    }
}

/* Beside a board: no wider than they can be drawn in a height. */
static int common_wide(vaka_play *play, SDL_Rect box)
{
    int line = vaka_type_high(play->look, vaka_look_small(play->look));
    int margin = vaka_look_px(play->look, 6);
    float rest = (float)(box.h - count_mats(play, true) * (line + margin));

    if (!goes_down(play, box, true))
        return box.w;
    return SDL_min(box.w, (int)(rest / reach(play, true, true)) + 4 * margin);
}

/* What is left of the room is the board's; where there is none the common mats get all of it.
 * Beside a board common mats have the whole height, and those of the seats lie below the board. */
void vaka_mats_place(vaka_play *play)
{
    const vaka_layout *layout = play->view.layout;
    SDL_Rect room = play->board.box;

    play->mats_box = play->seats_box = (SDL_Rect){room.x, room.y, 0, 0};
    if (has_common(layout) && layout->board_count > 0) {
        int wide = common_wide(play, (SDL_Rect){0, 0, room.w * COMMON_PART / 100, room.h});
        play->mats_box = (SDL_Rect){room.x + room.w - wide, room.y, wide, room.h};
        room.w -= wide;
    }
    if (has_owned(layout)) {
        int high = room.h * OWN_PART / 100;
        play->seats_box = (SDL_Rect){room.x, room.y + room.h - high, room.w, high};
        room.h -= high;
    }
    if (has_common(layout) && layout->board_count == 0) {
        play->mats_box = room;
        room = (SDL_Rect){room.x, room.y, 0, room.h};
    }
    play->board.box = room;
}

#define GAP " · "
#define MORE " …" /* no longer than a gap and what stands behind it */

/* "Masks 2 · Helpers 1": what anybody may count on a mat. */
static void write_public(const vaka_view *view, int32_t mat, char *out, size_t room)
{
    const vaka_layout *layout = view->layout;
    size_t used = 0;
    char name[VAKA_VIEW_NAME];

    out[0] = '\0';
    for (int32_t i = 0; i < layout->place_count && used < room; i++) {
        const vaka_place_info *place = &layout->places[i];
        bool zone = place->mat == mat && place->what == VAKA_PLACE_ZONE;

        if (zone && vaka_view_counts(view, place->number) &&
            view->seen->zones[place->number].count > 0)
            used += (size_t)snprintf(out + used, room - used, "%s%s %d", used ? GAP : "",
                                     vaka_view_zone(view, place->number, name),
                                     (int)view->seen->zones[place->number].count);
    }
}

/* Leaves as many of them as there is room for; the rest is read where the mat is opened. */
static void fit_public(vaka_play *play, int wide, char *counted)
{
    vaka_type least = vaka_look_small(play->look);

    least.px = least.px * WHOLE_LEAST / 100;
    while (vaka_type_wide(play->look, least, counted) > wide) {
        char *last = counted;
        for (char *at = counted; (at = strstr(at, GAP)); at++)
            last = at;
        memcpy(last, last == counted ? "" : MORE, last == counted ? 1 : sizeof MORE);
    }
}

/* Letters that are no higher than the box. */
static vaka_type low_type(const vaka_play *play, vaka_type type, int high)
{
    int line = vaka_type_high(play->look, type);

    if (line > high)
        type.px = SDL_max(type.px * high / line, 1);
    return type;
}

/* Whose it is, and its public numbers. */
static void draw_sign(vaka_play *play, int32_t number, SDL_Rect box)
{
    const vaka_view *view = &play->view;
    const vaka_mat_info *mat = &view->layout->mats[number];
    vaka_type small = vaka_look_small(play->look);
    vaka_type bold = low_type(play, vaka_look_bold(play->look), box.h);
    int line = vaka_type_high(play->look, bold), gap = vaka_look_px(play->look, 8);
    int side = SDL_min(line, box.h - 4), x = box.x + side + 2 * gap;
    char name[VAKA_VIEW_NAME], title[VAKA_VIEW_NAME], label[2 * VAKA_VIEW_NAME];
    char counted[VAKA_SENTENCE];
    bool open = play->mat_open == number + 1;

    vaka_play_seat(play, mat->owner, name);
    vaka_say_with(play->ui->language, "{0}: {1}",
                  VAKA_WITH(name, vaka_view_mat(view, number, title)), label, sizeof label);
    vaka_hit *hit = vaka_widget_button(play->ui, box, (vaka_hit){.what = VAKA_HIT_MAT, .a = number},
                                       "", open ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
    snprintf(hit->label, sizeof hit->label, "%.95s", label);
    write_public(view, number, counted, sizeof counted);
    fit_public(play, box.w - 2 * gap, counted);
    bool both = counted[0] && box.h >= line + vaka_type_high(play->look, small);
    int top = both ? box.y + 2 : box.y + (box.h - line) / 2;
    vaka_seat_sign(play->look, mat->owner, box.x + gap, top + (line - side) / 2, side);
    SDL_Rect head = {x, top, box.x + box.w - gap - x, line};
    if (!draw_whole(play, bold, head, 0, label))
        draw_whole(play, bold, head, 0, name);
    if (both)
        draw_whole(
            play, small,
            (SDL_Rect){box.x + gap, head.y + line, box.w - 2 * gap, box.y + box.h - head.y - line},
            0, counted);
}

static void draw_signs(vaka_play *play, SDL_Rect box)
{
    const vaka_layout *layout = play->view.layout;
    int gap = vaka_look_px(play->look, 5), y = box.y + gap;
    int32_t count = 0;

    for (int32_t i = 0; i < layout->mat_count; i++)
        count += layout->mats[i].owner >= 0 && !is_own(play, &layout->mats[i]);
    if (count == 0)
        return;
    int high = SDL_min(vaka_look_px(play->look, SIGN_HIGH), (box.h - gap) / count - gap);
    for (int32_t i = 0; i < layout->mat_count; i++) {
        if (layout->mats[i].owner < 0 || is_own(play, &layout->mats[i]))
            continue;
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
