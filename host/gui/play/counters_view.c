/* gui/play/counters_view.c - the numbers of the game and of each seat: with an icon or their title,
 * or as a track with a marker.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/play/play.h"
#include "text/buffer.h"
#include "vaka/mat.h"

#define NUMBER 16    /* room for one as text */
#define MAT_WIDE 240 /* at 100 %: on smaller ones numbers cannot be read well */
#define MAT_HIGH 120 /* … of a seat */

typedef struct flow { /* where the next thing goes: side by side, and on a new line where it ends */
    vaka_play *play;
    SDL_Rect box;
    int x, y, high, gap; /* high: of what stands on this line */
} flow;

const char *vaka_counter_title(const vaka_view *view, int32_t counter)
{
    const vaka_counter_info *info = &view->layout->counters[counter];

    return vaka_names_title(view->names, "counter.", info->id, info->title);
}

/* Is it everybody's, and seen on a common mat? Then it is not told twice. */
static bool is_on_mat(const vaka_play *play, int32_t counter)
{
    const vaka_layout *layout = play->view.layout;
    bool large = play->mats_box.w >= vaka_look_px(play->look, MAT_WIDE) &&
                 play->mats_box.h >= vaka_look_px(play->look, MAT_WIDE) / 2;

    for (int32_t i = 0; large && !layout->counters[counter].per_seat && i < layout->place_count;
         i++)
        if (layout->places[i].what == VAKA_PLACE_COUNTER && layout->places[i].number == counter &&
            layout->mats[layout->places[i].mat].owner < 0)
            return true;
    return false;
}

static int32_t value_of(const vaka_view *view, int32_t counter, int32_t seat)
{
    return vaka_counter(view->seen, counter, seat);
}

/* A seat's number that lies on its mat: one's own is seen there, below the board; of another one it
 * would be a question mark. */
static bool is_on_seat_mat(const vaka_play *play, int32_t counter, int32_t seat)
{
    const vaka_layout *layout = play->view.layout;
    bool own = seat == play->view.seat && play->seats_box.h >= vaka_look_px(play->look, MAT_HIGH);

    if (seat < 0 || (!own && value_of(&play->view, counter, seat) != VAKA_HIDDEN))
        return false;
    for (int32_t i = 0; i < layout->place_count; i++)
        if (layout->places[i].what == VAKA_PLACE_COUNTER && layout->places[i].number == counter &&
            layout->mats[layout->places[i].mat].owner == seat)
            return true;
    return false;
}

/* Is it told in the column, for a seat or (VAKA_NONE) for all? */
static bool is_told(const vaka_play *play, int32_t counter, int32_t seat)
{
    const vaka_counter_info *info = &play->view.layout->counters[counter];

    return !info->fields && (info->per_seat != 0) == (seat >= 0) && !is_on_mat(play, counter) &&
           !is_on_seat_mat(play, counter, seat);
}

/* Somebody who looks on knows that there is a number, but not which. */
static const char *number_of(const vaka_view *view, int32_t counter, int32_t seat, char out[NUMBER])
{
    int32_t value = value_of(view, counter, seat);

    if (value == VAKA_HIDDEN)
        snprintf(out, NUMBER, "?");
    else
        snprintf(out, NUMBER, "%d", (int)value);
    return out;
}

static SDL_Rect next_place(flow *at, int wide, int high)
{
    if (at->x + wide > at->box.x + at->box.w && at->x > at->box.x) {
        at->x = at->box.x;
        at->y += at->high + at->gap;
        at->high = 0;
    }
    SDL_Rect own = {at->x, at->y, SDL_min(wide, at->box.w), high};
    at->x += own.w + at->gap;
    at->high = SDL_max(at->high, high);
    return own;
}

/* Below everything so far. */
static int end_of(const flow *at)
{
    return at->high ? at->y + at->high + at->gap : at->y;
}

static bool has_icon(const vaka_play *play, int32_t counter)
{
    const char *icon = play->view.layout->counters[counter].icon;

    return icon && vaka_art_has(play->look->art, icon);
}

/* A place that tells what it is, and can be pressed where an action names it. */
static void add_hit(vaka_play *play, SDL_Rect box, int32_t counter, int32_t seat)
{
    bool can = vaka_play_counts(play, counter, seat);
    char number[NUMBER], label[VAKA_VIEW_NAME];

    snprintf(label, sizeof label, "%.70s %s", vaka_counter_title(&play->view, counter),
             number_of(&play->view, counter, seat, number));
    vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_COUNTER, counter, seat, label);
    hit->silent = !can;
    if (can)
        vaka_paint_frame(play->look->canvas, box, (float)SDL_min(box.h, 30) / 2,
                         vaka_picks_has_counter(&play->picks, counter) ? 4 : 2,
                         play->look->theme->accent);
}

static void draw_icon(vaka_play *play, int32_t counter, SDL_Rect box)
{
    vaka_ink paper = play->look->theme->raised, ink = play->look->theme->ink;
    SDL_Surface *art = vaka_art_get(play->look->art, play->view.layout->counters[counter].icon,
                                    box.w, (vaka_dye){ink, paper});

    if (art)
        SDL_BlitSurface(art, NULL, play->look->canvas, &box);
}

#define HIGH 26 /* of a number with what stands before it, at 100 % */
#define PAD 6

static int digits_wide(vaka_play *play, int32_t counter, int32_t seat)
{
    char number[NUMBER];

    return vaka_type_wide(play->look, vaka_look_bold(play->look),
                          number_of(&play->view, counter, seat, number));
}

static int head_wide(vaka_play *play, int32_t counter)
{
    return has_icon(play, counter) ? vaka_look_px(play->look, HIGH) - 6
                                   : vaka_type_wide(play->look, vaka_look_small(play->look),
                                                    vaka_counter_title(&play->view, counter));
}

static int number_wide(vaka_play *play, int32_t counter, int32_t seat)
{
    return head_wide(play, counter) + digits_wide(play, counter, seat) +
           3 * vaka_look_px(play->look, PAD);
}

static void draw_head(vaka_play *play, int32_t counter, SDL_Rect box)
{
    vaka_type small = vaka_look_small(play->look);
    const char *title = vaka_counter_title(&play->view, counter);

    if (has_icon(play, counter)) {
        draw_icon(play, counter, (SDL_Rect){box.x, box.y + 3, box.w, box.w});
        return;
    }
    box.y += (box.h - vaka_type_block_high(play->look, small, box.w, title)) / 2;
    vaka_type_block(play->look, small, box, title);
}

/* "(fish) 3", or "Fish 3" without a drawing of it; on several lines where the letters are large. */
static void draw_number(flow *at, int32_t counter, int32_t seat)
{
    vaka_play *play = at->play;
    int pad = vaka_look_px(play->look, PAD), high = vaka_look_px(play->look, HIGH);
    int digits = digits_wide(play, counter, seat), wide = number_wide(play, counter, seat);
    int head = SDL_min(head_wide(play, counter), at->box.w - 3 * pad - digits), lines = high;
    char number[NUMBER];

    if (wide > at->box.w)
        lines = vaka_type_block_high(play->look, vaka_look_small(play->look), head,
                                     vaka_counter_title(&play->view, counter)) +
                4;
    SDL_Rect box = next_place(at, wide, SDL_max(lines, high));
    vaka_paint_round(play->look->canvas, box, (float)high / 2, play->look->theme->raised);
    vaka_paint_frame(play->look->canvas, box, (float)high / 2, 1, play->look->theme->edge);
    draw_head(play, counter, (SDL_Rect){box.x + pad, box.y, head, box.h});
    vaka_type_in(play->look, vaka_look_bold(play->look),
                 (SDL_Rect){box.x + box.w - pad - digits - 1, box.y, digits + 2, box.h}, 1,
                 number_of(&play->view, counter, seat, number));
    add_hit(play, box, counter, seat);
}

/* The seats whose number is that of a field: side by side, over one another a little, or small and
 * on two lines where one would hide another. */
static void draw_markers(vaka_play *play, SDL_Rect box, int32_t counter, int32_t value)
{
    int32_t seats[VAKA_MAX_SEATS], count = 0;

    for (int32_t seat = 0; seat < play->view.seen->seats; seat++)
        if (value_of(&play->view, counter, seat) == value)
            seats[count++] = seat;
    int side = box.h, step = side + 1, line = SDL_max(count, 1);
    if (count > 1 && count * step > box.w)
        step = SDL_max((box.w - side) / (count - 1), 2);
    if (count > 1 && step < side / 2) {
        line = SDL_max((count + 1) / 2, 2);
        side = step = SDL_min(count > line ? box.h / 2 : box.h, box.w / line);
    }
    int x = box.x + (box.w - side - (line - 1) * step) / 2;
    for (int32_t i = 0; i < count; i++)
        vaka_seat_sign(play->look, seats[i], x + i % line * step, box.y + i / line * side, side);
}

static void draw_field(flow *at, int32_t counter, int32_t value, bool here)
{
    vaka_play *play = at->play;
    const vaka_counter_info *info = &play->view.layout->counters[counter];
    const char *label = vaka_names_say(play->view.names, info->fields[value - info->min]);
    vaka_type type = here ? vaka_look_bold(play->look) : vaka_look_small(play->look);
    vaka_type bold = vaka_look_bold(play->look);

    type.px = bold.px = vaka_look_small(play->look).px; /* nothing moves when the marker does */
    int pad = vaka_look_px(play->look, 5), line = vaka_type_high(play->look, type) + 2;
    int sign = info->per_seat ? vaka_look_px(play->look, 16) : 0;
    int wide = SDL_max(vaka_type_wide(play->look, bold, label) + 2 * pad, sign + 2 * pad);

    if (wide > at->box.w) /* a long word in large letters */
        line = vaka_type_block_high(play->look, type, at->box.w - 2 * pad, label) + 2;
    SDL_Rect box = next_place(at, wide, line + (sign ? sign + pad : 0));
    vaka_paint_round(play->look->canvas, box, 4,
                     here ? vaka_ink_mix(play->look->theme->raised, play->look->theme->accent, 60)
                          : play->look->theme->raised);
    vaka_paint_frame(play->look->canvas, box, 4, here ? 2 : 1,
                     here ? play->look->theme->accent : play->look->theme->edge);
    if (wide > at->box.w)
        vaka_type_block(play->look, type, (SDL_Rect){box.x + pad, box.y + 1, box.w - 2 * pad, 0},
                        label);
    else
        vaka_type_in(play->look, type, (SDL_Rect){box.x, box.y, box.w, line}, 1, label);
    if (sign)
        draw_markers(play, (SDL_Rect){box.x + pad / 2, box.y + line, box.w - pad, sign}, counter,
                     value);
}

/* Its title, behind it the signs of those whose number nobody else knows. */
static int draw_track_title(vaka_play *play, SDL_Rect box, int y, int32_t counter)
{
    vaka_type small = vaka_look_small(play->look);
    const char *title = vaka_counter_title(&play->view, counter);
    int line = vaka_type_high(play->look, small), side = line * 3 / 4;
    int high = vaka_type_block(play->look, small, (SDL_Rect){box.x, y, box.w, 0}, title);
    int x = box.x + vaka_type_wide(play->look, small, title) + side;

    for (int32_t seat = 0; play->view.layout->counters[counter].per_seat &&
                           seat < play->view.seen->seats && x + 3 * side < box.x + box.w;
         seat++) {
        if (value_of(&play->view, counter, seat) != VAKA_HIDDEN)
            continue;
        vaka_seat_sign(play->look, seat, x, y + (line - side) / 2, side);
        vaka_type_draw(play->look, small, x + side + 2, y, "?");
        x += 2 * side + vaka_look_px(play->look, 6);
    }
    return y + high + 1;
}

/* A row of fields with a marker, or with one for each seat. */
static int draw_track(vaka_play *play, SDL_Rect box, int y, int32_t counter)
{
    const vaka_counter_info *info = &play->view.layout->counters[counter];
    int gap = vaka_look_px(play->look, 3), top = y;
    int32_t now = info->per_seat ? VAKA_HIDDEN : value_of(&play->view, counter, VAKA_NONE);

    y = draw_track_title(play, box, y, counter);
    flow at = {play, box, box.x, y, 0, gap};
    for (int32_t value = info->min; value <= info->max; value++)
        draw_field(&at, counter, value, value == now);
    y = end_of(&at);
    int32_t seat = info->per_seat ? SDL_max(play->view.seat, 0) : VAKA_NONE;
    add_hit(play, (SDL_Rect){box.x - gap, top, box.w + 2 * gap, y - top}, counter, seat);
    return y + vaka_look_px(play->look, 5);
}

/* Has any seat one? */
static bool has_numbers(const vaka_layout *layout)
{
    for (int32_t i = 0; i < layout->counter_count; i++)
        if (!layout->counters[i].fields && layout->counters[i].per_seat)
            return true;
    return false;
}

/* How wide the numbers of a seat are on one line. */
static int numbers_wide(vaka_play *play, int32_t seat)
{
    const vaka_layout *layout = play->view.layout;
    int all = 0, gap = vaka_look_px(play->look, 4);

    for (int32_t i = 0; i < layout->counter_count; i++)
        if (is_told(play, i, seat))
            all += number_wide(play, i, seat) + gap;
    return all;
}

/* How wide a column with the names of the seats is beside which each has all its numbers on one
 * line; 0: there is none. */
static int names_column(vaka_play *play, int room)
{
    int wide = 0, most = 0;
    char name[VAKA_VIEW_NAME];

    for (int32_t seat = 0; seat < play->view.seen->seats; seat++) {
        int own = vaka_type_wide(play->look, vaka_look_bold(play->look),
                                 vaka_play_seat(play, seat, name)),
            numbers = numbers_wide(play, seat);

        wide = own > wide ? own : wide;
        most = numbers > most ? numbers : most;
    }
    wide += vaka_look_px(play->look, 16 + 2 * 6);
    return wide + most <= room ? wide : 0;
}

static int draw_numbers(vaka_play *play, SDL_Rect box, int y, int32_t seat)
{
    const vaka_layout *layout = play->view.layout;
    flow at = {play, box, box.x, y, 0, vaka_look_px(play->look, 4)};

    for (int32_t i = 0; i < layout->counter_count; i++)
        if (is_told(play, i, seat))
            draw_number(&at, i, seat);
    return end_of(&at);
}

/* Whose they are, and beside or below that what they have. Who is to decide has a band beside it.
 */
static int draw_seat(vaka_play *play, SDL_Rect box, int y, int32_t seat, int column)
{
    vaka_type type = vaka_look_bold(play->look);
    int line = column ? vaka_look_px(play->look, 26) : vaka_type_high(play->look, type);
    int side = vaka_look_px(play->look, 16), gap = vaka_look_px(play->look, 6), top = y;
    bool on = !play->view.finished && (play->view.must & VAKA_SEAT(seat));
    SDL_Rect text = {box.x + side + gap, y, box.w - side - gap, 0}, rest = box;
    char name[VAKA_VIEW_NAME];

    text.y += (line - vaka_type_high(play->look, type)) / 2;
    int high = vaka_type_block(play->look, type, text, vaka_play_seat(play, seat, name));
    vaka_seat_sign(play->look, seat, box.x, y + (line - side) / 2, side);
    rest.x += column;
    rest.w -= column;
    y = draw_numbers(play, rest, column ? y : y + SDL_max(high, side) + 2, seat);
    if (on)
        vaka_paint_round(play->look->canvas,
                         (SDL_Rect){box.x - vaka_look_px(play->look, 8), top,
                                    vaka_look_px(play->look, 4), y - top - gap},
                         2, play->look->theme->accent);
    return y + (column ? 0 : gap / 2);
}

int vaka_numbers_draw(vaka_play *play, SDL_Rect box, int y)
{
    const vaka_layout *layout = play->view.layout;

    if (layout->counter_count == 0)
        return y;
    y = draw_numbers(play, box, y, VAKA_NONE);
    int column = names_column(play, box.w);
    for (int32_t seat = 0; has_numbers(layout) && seat < play->view.seen->seats; seat++)
        y = draw_seat(play, box, y, seat, column);
    for (int32_t i = 0; i < layout->counter_count; i++)
        if (layout->counters[i].fields && !is_on_mat(play, i))
            y = draw_track(play, box, y, i);
    return y + vaka_look_px(play->look, 6);
}

/* As people read it: the label of its field, or the number. */
static const char *read_value(const vaka_view *view, int32_t counter, int32_t seat,
                              char number[NUMBER])
{
    const vaka_counter_info *info = &view->layout->counters[counter];
    int32_t value = value_of(view, counter, seat);

    if (!info->fields || value == VAKA_HIDDEN)
        return number_of(view, counter, seat, number);
    return vaka_names_say(view->names, info->fields[value - info->min]);
}

/* " · 1 [2] 3": all fields of a track, and which of them it is on. */
static void put_fields(vaka_buffer *buffer, const vaka_view *view, int32_t counter)
{
    const vaka_counter_info *info = &view->layout->counters[counter];
    int32_t now = value_of(view, counter, VAKA_NONE);

    vaka_buffer_put(buffer, " ·");
    for (int32_t value = info->min; value <= info->max; value++) {
        vaka_buffer_put(buffer, value == now ? " [" : " ");
        vaka_buffer_put(buffer, vaka_names_say(view->names, info->fields[value - info->min]));
        vaka_buffer_put(buffer, value == now ? "]" : "");
    }
}

/* "Fish: 3", "Bela, fish: 3", "Rank: Ada priest, Bela ?", "Price: 2 · 1 [2] 3" */
static void tip_text(const vaka_play *play, const vaka_hit *hit, char *out, size_t room)
{
    const vaka_view *view = &play->view;
    int32_t counter = hit->a, seat = hit->b;
    const vaka_counter_info *info = &view->layout->counters[counter];
    const char *title = vaka_counter_title(view, counter);
    char name[VAKA_VIEW_NAME] = "", number[NUMBER], head[2 * VAKA_VIEW_NAME];
    vaka_buffer buffer = {out, room, 0, false};
    bool of_all = info->per_seat && (info->fields || seat < 0);
    bool his = info->per_seat && !of_all;

    snprintf(head, sizeof head, "%s%s%s", his ? vaka_play_seat(play, seat, name) : "",
             his ? ", " : "", title);
    vaka_say_with(play->ui->language, "{0}: ", VAKA_WITH(head), out, room);
    buffer.length = strlen(out);
    if (!of_all) {
        vaka_buffer_put(&buffer, read_value(view, counter, seat, number));
        if (info->fields && is_on_mat(play, counter))
            put_fields(&buffer, view, counter);
        return;
    }
    for (int32_t i = 0; i < view->seen->seats; i++) {
        vaka_buffer_put(&buffer, i ? ", " : "");
        vaka_buffer_put(&buffer, vaka_play_seat(play, i, name));
        vaka_buffer_put(&buffer, " ");
        vaka_buffer_put(&buffer, read_value(view, counter, i, number));
    }
}

/* Does it lie in the window and over nothing that can be pressed but the board, nor over what is
 * expected? */
static bool is_clear(const vaka_play *play, SDL_Rect box)
{
    const vaka_ui *ui = play->ui;
    SDL_Rect all = {0, 0, play->look->canvas->w, play->look->canvas->h}, seen;

    if (!SDL_IntersectRect(&box, &all, &seen) || !SDL_RectEquals(&box, &seen) ||
        SDL_HasIntersection(&box, &play->said_box))
        return false;
    for (int i = 0; i < ui->hit_count; i++)
        if (ui->hits[i].what != VAKA_HIT_BOARD && !ui->hits[i].blank &&
            SDL_IntersectRect(&ui->hits[i].box, &ui->hits[i].clip, &seen) &&
            SDL_HasIntersection(&box, &seen))
            return false;
    return true;
}

/* Just above the bar, no further to the left of what it tells of than it has to be. */
static SDL_Rect slide(const vaka_play *play, SDL_Rect of, int wide, int high)
{
    int gap = vaka_look_px(play->look, 4);
    SDL_Rect on = play->board.box,
             box = {SDL_min(of.x, on.x + on.w - wide), play->prompt_box.y - high - gap, wide, high};

    while (box.x >= on.x && !is_clear(play, box))
        box.x -= 4 * gap;
    return box;
}

/* Above what it tells of, below or beside it, or above the bar: wherever it covers nothing that can
 * be pressed; where there is no such place, above it. */
static SDL_Rect place_tip(const vaka_play *play, SDL_Rect of, int wide, int high)
{
    int gap = vaka_look_px(play->look, 4), most = play->look->canvas->w - wide;
    int x = SDL_max(SDL_min(of.x, most), 0);
    SDL_Rect on = play->board.box; /* there is room where the board is, if there is any */
    SDL_Rect above = {x, of.y - high - gap, wide, high};
    SDL_Rect tries[] = {
        above,
        {x, of.y + of.h + gap, wide, high},
        {x, play->prompt_box.y - high - gap, wide, high},
        {of.x - wide - gap, of.y, wide, high},
        slide(play, of, wide, high),
        {of.x + of.w + gap, of.y, wide, high},
        {on.x + SDL_max(on.w - wide, 0) / 2, on.y + gap, wide, high},
    };

    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++)
        if (is_clear(play, tries[i]))
            return tries[i];
    return above.y < 0 ? tries[1] : above;
}

/* Is the last line of a tip what a notice says, too? Once is enough. */
static bool is_said(const vaka_ui *ui, const char *text)
{
    const char *line = strrchr(text, '\n');

    return ui->notice[0] && strcmp(line ? line + 1 : text, ui->notice) == 0;
}

/* Where a tip lies, in letters of a type. */
static SDL_Rect tip_box(const vaka_play *play, const vaka_hit *hit, vaka_type type,
                        const char *text)
{
    int pad = vaka_look_px(play->look, 8), most = vaka_look_px(play->look, 420);
    int board = play->board.box.w - 2 * pad;

    if (hit->what == VAKA_HIT_TRAY && board > vaka_look_px(play->look, 160))
        most = SDL_min(most, board);
    int line = SDL_min(vaka_type_wide(play->look, type, text), most);
    int wide = SDL_min(line + 2 * pad, play->look->canvas->w);
    int high = vaka_type_block_high(play->look, type, wide - 2 * pad + 1, text) + pad;
    return place_tip(play, hit->box, wide, high);
}

/* What a row of the tray is good for is told where there is room for it. */
static vaka_type tray_text(const vaka_play *play, const vaka_hit *hit, char *out, size_t room)
{
    const vaka_type types[] = {vaka_look_body(play->look), vaka_look_small(play->look)};

    vaka_tray_tip(play, hit->a, out, room);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (is_clear(play, tip_box(play, hit, types[i], out)))
            return types[i];
    vaka_tray_brief(play, hit->a, out, room);
    return types[0];
}

void vaka_numbers_tip(vaka_play *play)
{
    const vaka_hit *hit = vaka_widget_at(play->ui, play->ui->x, play->ui->y);
    vaka_type type = vaka_look_body(play->look);
    int pad = vaka_look_px(play->look, 8);
    char text[VAKA_SENTENCE + VAKA_ITEM_TEXT];

    if (!hit || !hit->what || hit->what != play->told.what || play->ui->menu.open)
        return;
    if (hit->what == VAKA_HIT_UNDO || hit->what == VAKA_HIT_REDO) {
        if (!vaka_play_undo_why(play, hit->what == VAKA_HIT_UNDO, text, sizeof text))
            return;
    } else if (hit->what == VAKA_HIT_TRAY)
        type = tray_text(play, hit, text, sizeof text);
    else if (hit->what == VAKA_HIT_NAMED || hit->what == VAKA_HIT_KIND)
        snprintf(text, sizeof text, "%s", hit->label);
    else
        tip_text(play, hit, text, sizeof text);
    if (is_said(play->ui, text)) { /* to whoever has pressed it */
        play->told_box = (SDL_Rect){0};
        return;
    }
    SDL_Rect box = play->told_box = tip_box(play, hit, type, text);
    vaka_paint_round(play->look->canvas, (SDL_Rect){box.x + 2, box.y + 3, box.w, box.h}, 6,
                     0x50000000);
    vaka_paint_round(play->look->canvas, box, 6, play->look->theme->paper);
    vaka_paint_frame(play->look->canvas, box, 6, 1, play->look->theme->edge);
    vaka_type_block(play->look, type,
                    (SDL_Rect){box.x + pad, box.y + pad / 2, box.w - 2 * pad + 1, 0}, text);
}
