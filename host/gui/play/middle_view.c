/* gui/play/middle_view.c - the panel that all look at now, large, in the middle of the board.
 *
 * SPDX-License-Identifier: MIT
 *
 * Two sides face each other as counters with the die between them; below stand tables on the left,
 * everything else on the right; at the bottom what is asked, with a button for each answer. Pieces
 * are smaller where all of it can be seen then. It can be laid aside to look at the map. */
#include <stdlib.h>
#include <string.h>

#include "gui/play/play.h"

#define WIDE_LEAST 380
#define HIGH 560
#define HIGH_LEAST 430  /* of the board; where it is lower the prompt gives its room, … */
#define HIGH_BARELY 190 /* … if that is enough */
#define HIGH_TIGHT 250  /* of the board; where it is lower everything is smaller, too */
#define PIECE 56
#define PIECE_LEAST 36
#define PIECE_SMALL 30 /* rather than to be scrolled to */
#define PIECE_STEP 2
#define ANSWER_HIGH 34
#define ANSWER_LEAST 75 /* per cent of their usual width that answers have at least */
#define TEXT_LEAST 75   /* … and of the letters of what is asked, where there is little room */

/* The board and what lies beside it, below the text of a lesson. */
static SDL_Rect around_of(const vaka_play *play)
{
    SDL_Rect room = play->board.around;
    int lesson = SDL_min(vaka_tutor_above(play), room.h);

    return (SDL_Rect){room.x, room.y + lesson, room.w, room.h - lesson};
}

/* Does it lie over the prompt, too? It says and offers all that the prompt does. */
static bool is_tall(const vaka_play *play)
{
    return around_of(play).h < vaka_look_px(play->look, HIGH_LEAST);
}

/* Is there little room, so that rows of pieces are more important than where buttons stand? */
static bool is_tight(const vaka_play *play)
{
    return around_of(play).h < vaka_look_px(play->look, HIGH_TIGHT);
}

/* Where the window is narrow the column, too, unless a lesson stands there. */
SDL_Rect vaka_middle_room(const vaka_play *play)
{
    SDL_Rect room = around_of(play);

    if (play->tabbed && !vaka_tutor_docks(play))
        room.w = play->look->canvas->w - room.x;
    if (is_tall(play))
        room.h = play->prompt_box.y + play->prompt_box.h - room.y;
    return room;
}

static bool is_shown(const vaka_play *play)
{
    return !play->replay && !play->over && !play->recap && !play->sheet &&
           vaka_middle_room(play).w >= vaka_look_px(play->look, WIDE_LEAST) &&
           vaka_middle_room(play).h >= vaka_look_px(play->look, HIGH_BARELY) &&
           play->view.layout->board_count > 0;
}

static int32_t find(const vaka_play *play)
{
    for (uint32_t i = 0; i < play->view.scene->panel_count; i++)
        if (play->view.scene->panels[i].middle && play->view.scene->panels[i].count > 0)
            return (int32_t)i;
    return VAKA_NONE;
}

int32_t vaka_middle_panel(const vaka_play *play)
{
    return is_shown(play) && !play->aside ? find(play) : VAKA_NONE;
}

bool vaka_middle_any(const vaka_play *play)
{
    return is_shown(play) && find(play) != VAKA_NONE;
}

bool vaka_middle_over_prompt(const vaka_play *play)
{
    return vaka_middle_panel(play) != VAKA_NONE && is_tall(play);
}

/* --- its parts -------------------------------------------------------------------------------- */

typedef struct stage {
    vaka_play *play;
    const vaka_element *at; /* of the panel */
    uint32_t count;
    SDL_Rect box;  /* inside its margin */
    int gap, size; /* size: of pieces */
} stage;

/* A strip or a table with all that belongs to it. */
static uint32_t run_of(const stage *of, uint32_t at)
{
    uint32_t type = of->at[at].type, part = 0, used = 1;

    if (type == VAKA_ELEMENT_STRIP)
        part = VAKA_ELEMENT_KIND;
    if (type == VAKA_ELEMENT_TABLE)
        part = VAKA_ELEMENT_CELL;
    while (part && at + used < of->count && of->at[at + used].type == part)
        used++;
    return used;
}

enum { SIDE_A, SIDE_B, DIE, TABLE, REST, HEAD };

/* Where a part stands. What comes before the first strip is the head. */
static int sort_of(const stage *of, uint32_t at)
{
    uint32_t first = 0, type = of->at[at].type;

    while (first < of->count && of->at[first].type != VAKA_ELEMENT_STRIP)
        first++;
    if (type == VAKA_ELEMENT_STRIP)
        return of->at[at].tone == of->at[first].tone ? SIDE_A : SIDE_B;
    if (type == VAKA_ELEMENT_DIE)
        return DIE;
    if (at < first && first < of->count)
        return HEAD;
    return type == VAKA_ELEMENT_TABLE ? TABLE : REST;
}

static bool has_sort(const stage *of, int sort)
{
    for (uint32_t i = 0; i < of->count; i += run_of(of, i))
        if (sort_of(of, i) == sort)
            return true;
    return false;
}

static int draw_sort(const stage *of, SDL_Rect box, int y, int sort)
{
    for (uint32_t i = 0; i < of->count; i += run_of(of, i))
        if (sort_of(of, i) == sort)
            y = vaka_panel_parts(of->play, (SDL_Rect){box.x, y, box.w, box.h}, of->size, &of->at[i],
                                 run_of(of, i));
    return y;
}

/* What it is about, in the middle between the two sides, and what it shows. */
static int draw_dice(const stage *of, SDL_Rect box, int y)
{
    const vaka_gui_look *look = of->play->look;
    int large = of->size + vaka_look_px(look, 16);
    int side = SDL_min(is_tight(of->play) ? of->size : large, box.w);
    int gap = is_tight(of->play) ? of->gap / 4 : of->gap;
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < of->count; i++) {
        if (of->at[i].type != VAKA_ELEMENT_DIE)
            continue;
        vaka_die_draw(look, (SDL_Rect){box.x + (box.w - side) / 2, y + gap, side, side}, 6,
                      of->at[i].a);
        y += side + 2 * gap;
        vaka_view_said(&of->play->view, &of->at[i].said, text);
        vaka_type type = vaka_look_small(look);
        int high = vaka_type_block_high(look, type, box.w, text);
        vaka_type_block_in(look, type, (SDL_Rect){box.x, y, box.w, high}, 1, text);
        y += high;
    }
    return y;
}

/* Columns beside each other, or below where there is little room. Returns where they end. */
static int draw_sides(const stage *of, int y)
{
    int die = has_sort(of, DIE) ? of->box.w / 5 : 0, wide = (of->box.w - die) / 2 - of->gap;
    SDL_Rect left = {of->box.x, 0, wide, 0}, right = {of->box.x + of->box.w - wide, 0, wide, 0};
    int a = draw_sort(of, left, y, SIDE_A), b = draw_sort(of, right, y, SIDE_B);
    SDL_Rect middle = {of->box.x + wide + of->gap, 0, die, 0};
    int c = die ? draw_dice(of, middle, y) : y;

    return SDL_max(SDL_max(a, b), c) + of->gap;
}

static int draw_below(const stage *of, int y)
{
    bool two = has_sort(of, TABLE) && has_sort(of, REST);
    int wide = two ? (of->box.w - 2 * of->gap) / 2 : of->box.w;
    SDL_Rect left = {of->box.x, 0, wide, 0}, right = {of->box.x + of->box.w - wide, 0, wide, 0};
    int a = draw_sort(of, left, y, TABLE), b = draw_sort(of, right, two ? y : a, REST);

    return SDL_max(a, b);
}

/* --- what is asked ---------------------------------------------------------------------------- */

/* Answers that are asked for, with or without those for which a card of the hand is pressed;
 * any-time actions have their places elsewhere. */
static uint32_t put_answers(const vaka_play *play, bool cards, uint32_t out[VAKA_ANSWERS])
{
    const vaka_view *view = &play->view;
    uint32_t count = 0;

    for (uint32_t i = 0; play->asked && i < view->legal_count && count < VAKA_ANSWERS; i++)
        if (!vaka_picks_anytime(view, &view->legal[i]) &&
            (cards || !vaka_prompt_of_card(view, &view->legal[i])))
            out[count++] = i;
    return count;
}

/* Where there is little room cards are left to the hand below, unless nothing else can be done. */
static uint32_t list_answers(const vaka_play *play, uint32_t out[VAKA_ANSWERS])
{
    bool hand = is_tight(play) && play->hand_box.h > 0;
    uint32_t count = put_answers(play, !hand, out);

    return count || !hand ? count : put_answers(play, true, out);
}

/* It has come to lie over the board, below a pointer that rests: what is there is pointed at no
 * more. */
static void cover(vaka_play *play)
{
    if (!vaka_on_board(play->view.layout, play->board.pointed))
        return;
    play->board.pointed = VAKA_NONE;
    vaka_play_pointed(play);
}

void vaka_middle_note(vaka_play *play)
{
    bool asked = play->middle_asks;

    play->middle_asks = vaka_middle_panel(play) != VAKA_NONE;
    if (play->middle_asks && !asked)
        cover(play);
    play->answer_count = play->middle_asks ? list_answers(play, play->answers) : 0;
}

/* The next place for an answer: in this row, in the next one, or in the one after that if it would
 * lie where another was pressed last, and `beside` says that it must not. */
static SDL_Rect next_answer(const vaka_play *play, SDL_Rect box, SDL_Rect at, const char *title,
                            bool beside)
{
    for (int row = 0; row < 3; row++) {
        at.x = beside ? vaka_prompt_beside(play, at, title) : at.x;
        if (at.x + at.w <= box.x + box.w)
            return at;
        at.x = box.x;
        at.y += at.h + vaka_look_px(play->look, 6);
    }
    return at;
}

/* How wide all answers are beside each other, or with smaller letters on two lines. */
static int answers_wide(vaka_play *play, const uint32_t *at, uint32_t count, bool narrow)
{
    int all = 0, high = vaka_look_px(play->look, ANSWER_HIGH);
    char title[VAKA_SENTENCE];

    for (uint32_t i = 0; i < count; i++) {
        vaka_action_said(&play->view, &play->view.legal[at[i]], title);
        all += narrow ? vaka_widget_button_narrow(play->ui, title, high)
                      : vaka_widget_button_wide(play->ui, title);
    }
    return all;
}

/* Per cent of their width to which answers shrink where there is little room, so that they are one
 * row. Negative: that of their least width to which they grow, on two lines each. */
static int shrink_answers(vaka_play *play, const uint32_t *at, uint32_t count, int wide)
{
    int all = answers_wide(play, at, count, false);

    wide -= ((int)count - 1) * vaka_look_px(play->look, 6);
    if (!is_tight(play) || all <= wide)
        return 100;
    if (all * ANSWER_LEAST / 100 <= wide)
        return wide * 100 / all;
    return -SDL_max(wide * 100 / answers_wide(play, at, count, true), 100);
}

static int answer_wide(const vaka_play *play, const char *title, int shrunk)
{
    int usual = vaka_widget_button_wide(play->ui, title),
        high = vaka_look_px(play->look, ANSWER_HIGH);

    if (shrunk >= 0)
        return usual * shrunk / 100;
    return SDL_min(vaka_widget_button_narrow(play->ui, title, high) * -shrunk / 100, usual);
}

/* Rows of buttons from the top of the box; returns how high they are. Draws if `draw`. */
static int lay_answers(vaka_play *play, SDL_Rect box, bool beside, bool draw)
{
    const vaka_view *view = &play->view;
    uint32_t at[VAKA_ANSWERS], count = list_answers(play, at);
    int gap = vaka_look_px(play->look, 6), shrunk = shrink_answers(play, at, count, box.w);
    SDL_Rect spot = {box.x, box.y, 0, vaka_look_px(play->look, ANSWER_HIGH)};
    char title[VAKA_SENTENCE];

    for (uint32_t i = 0; i < count; i++) {
        bool end = (int32_t)at[i] == vaka_end_action(play);

        vaka_action_said(view, &view->legal[at[i]], title);
        spot.w = SDL_min(answer_wide(play, title, shrunk), box.w);
        spot = next_answer(play, box, spot, title, beside);
        if (draw)
            vaka_widget_button(play->ui, spot,
                               (vaka_hit){.what = VAKA_HIT_ACTION, .a = (int32_t)at[i], .b = end},
                               title, count == 1 ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN);
        spot.x += spot.w + gap;
    }
    return count ? spot.y + spot.h + gap - box.y : 0;
}

/* In smaller letters where there is little room and it takes several lines. */
static vaka_type asked_type(const vaka_play *play, int wide, const char *text)
{
    vaka_type type = vaka_look_bold(play->look);
    int least = type.px * TEXT_LEAST / 100;

    while (is_tight(play) && type.px > least && vaka_type_wide(play->look, type, text) > wide)
        type.px--;
    return type;
}

/* Below what is asked. */
static SDL_Rect answers_box(const vaka_play *play, SDL_Rect foot, const char *text)
{
    vaka_type type = asked_type(play, foot.w, text);
    int above = vaka_type_block_high(play->look, type, foot.w, text) + vaka_look_px(play->look, 8);

    return (SDL_Rect){foot.x, foot.y + above, foot.w, foot.h - above};
}

/* At the bottom of the box. Where no answer has room beside what was pressed there is a row more.
 */
static int asked_high(vaka_play *play, SDL_Rect box, const char *text)
{
    int row = vaka_look_px(play->look, ANSWER_HIGH) + vaka_look_px(play->look, 6);
    int rows = lay_answers(play, box, false, false);
    int high = answers_box(play, box, text).y - box.y + rows;
    SDL_Rect foot = {box.x, box.y + box.h - high, box.w, high};

    if (is_tight(play) || lay_answers(play, answers_box(play, foot, text), true, false) <= rows)
        return high;
    return high + row;
}

/* No answer leaves the sheet: rather it lies where another was pressed, and rests for a while. */
static void draw_asked(vaka_play *play, SDL_Rect box, const char *text)
{
    SDL_Rect below = answers_box(play, box, text), line = {box.x, box.y, box.w, 1};
    vaka_type type = asked_type(play, box.w, text);

    vaka_paint_box(play->look->canvas, line, play->look->theme->edge);
    box.y += vaka_look_px(play->look, 5);
    vaka_type_block(play->look, type, box, text);
    lay_answers(play, below, lay_answers(play, below, true, false) <= below.h, true);
}

/* --- the sheet -------------------------------------------------------------------------------- */

static SDL_Rect place(const vaka_play *play)
{
    SDL_Rect room = vaka_middle_room(play);
    int margin = vaka_look_px(play->look, is_tall(play) ? 4 : 12);
    int wide = SDL_min(vaka_look_px(play->look, VAKA_MIDDLE_WIDE), room.w - 2 * margin);
    int high = SDL_min(vaka_look_px(play->look, HIGH), room.h - 2 * vaka_look_px(play->look, 4));

    return (SDL_Rect){room.x + (room.w - wide) / 2, room.y + (room.h - high) / 2, wide, high};
}

/* A button at the right of a row, which it makes shorter. */
static void put_right(vaka_play *play, SDL_Rect *row, vaka_hit hit, const char *text)
{
    int gap = vaka_look_px(play->look, 6);
    int wide = SDL_min(vaka_widget_button_wide(play->ui, text), row->w);

    vaka_widget_button(play->ui, (SDL_Rect){row->x + row->w - wide, row->y, wide, row->h}, hit,
                       text, VAKA_BUTTON_PLAIN);
    row->w = SDL_max(row->w - wide - gap, 0);
}

/* Its title, and what lays it aside; over the prompt the prompt's menu, too. Returns how high that
 * is. */
static int draw_head(vaka_play *play, SDL_Rect box, const vaka_panel_info *panel)
{
    SDL_Rect row = {box.x, box.y, box.w, vaka_look_px(play->look, 30)};
    vaka_type type = vaka_look_head(play->look);
    char title[VAKA_SENTENCE];

    vaka_view_said(&play->view, &panel->title, title);
    put_right(play, &row, (vaka_hit){.what = VAKA_HIT_MIDDLE, .a = 1},
              vaka_ui_say(play->ui, "Show the map"));
    if (is_tall(play))
        put_right(play, &row, (vaka_hit){.what = VAKA_HIT_TOOLS}, vaka_ui_say(play->ui, "Menu"));
    if (vaka_type_wide(play->look, type, title) <= row.w || !is_tall(play))
        vaka_type_in(play->look, type, row, 0, title); /* else what is asked says it */
    return row.h + vaka_look_px(play->look, 6);
}

/* As high as it has been while this is what it is about, in a sheet of this size: its buttons do
 * not move. But not where `room` is too little for that. */
static int keep_foot(vaka_play *play, const vaka_panel_info *panel, int high, int foot, int room)
{
    const char *about = panel->title.text;

    if (play->middle_of != about || play->middle_high != high ||
        play->middle_percent != play->look->percent)
        play->middle_foot = 0;
    play->middle_of = about;
    play->middle_high = high;
    play->middle_percent = play->look->percent;
    play->middle_foot = SDL_max(foot, play->middle_foot);
    return play->middle_foot <= room ? play->middle_foot : foot;
}

/* All between its title and what is asked; returns where it ends. */
static int draw_content(const stage *of, int y)
{
    bool tight = is_tight(of->play); /* both rows come first: they are what is asked about */

    if (!tight)
        y = draw_sort(of, of->box, y, HEAD);
    y = draw_sides(of, y);
    if (tight)
        y = draw_sort(of, of->box, y, HEAD);
    return draw_below(of, y);
}

/* How high that is: drawn where nobody sees or presses it. */
static int content_high(const stage *of)
{
    SDL_Surface *canvas = of->play->look->canvas;
    int hits = of->play->ui->hit_count;
    SDL_Rect before;

    SDL_GetClipRect(canvas, &before);
    SDL_SetClipRect(canvas, &(SDL_Rect){0});
    int high = draw_content(of, 0);
    SDL_SetClipRect(canvas, &before);
    of->play->ui->hit_count = hits;
    return high;
}

/* The largest pieces with which all has room above what is asked; the usual ones if none are. */
static int piece_size(const stage *of, int room)
{
    int least = vaka_look_px(of->play->look, PIECE_SMALL);
    stage smaller = *of;

    while (smaller.size > least && content_high(&smaller) > room)
        smaller.size -= vaka_look_px(of->play->look, PIECE_STEP);
    return content_high(&smaller) > room ? of->size : smaller.size;
}

static void draw_sheet(vaka_play *play, const vaka_panel_info *panel)
{
    const vaka_gui_look *look = play->look;
    SDL_Rect box = place(play);
    int margin = vaka_look_px(look, 16);
    bool large = box.h >= vaka_look_px(look, 400);
    stage of = {play,       &play->view.scene->elements[panel->first],      panel->count, box,
                margin / 2, vaka_look_px(look, large ? PIECE : PIECE_LEAST)};
    char *text = vaka_prompt_sentence(play);

    if (is_tall(play)) /* nobody else draws it now */
        vaka_paint_box(look->canvas, play->prompt_box, look->theme->paper);
    vaka_paint_box(look->canvas, vaka_middle_room(play), 0x66071e2e);
    vaka_paint_round(look->canvas, (SDL_Rect){box.x + 3, box.y + 4, box.w, box.h}, 10, 0x60000000);
    vaka_paint_round(look->canvas, box, 10, look->theme->paper);
    vaka_paint_frame(look->canvas, box, 10, 1, look->theme->edge);
    vaka_hit *ground = vaka_widget_hit(play->ui, vaka_middle_room(play), VAKA_HIT_MIDDLE, 0, 0, "");
    ground->silent = ground->blank = true;
    of.box = (SDL_Rect){box.x + margin, box.y + margin / 2, box.w - 2 * margin, box.h - margin};
    int head = draw_head(play, of.box, panel), foot = asked_high(play, of.box, text);
    of.size = piece_size(&of, of.box.h - head - foot);
    foot = keep_foot(play, panel, of.box.h, SDL_min(foot, of.box.h - head),
                     of.box.h - head - content_high(&of));
    SDL_Rect room = {box.x, of.box.y + head, box.w, of.box.h - head - foot};
    int y = vaka_scroll_begin(play->ui, &play->middle, room);
    vaka_scroll_end(play->ui, &play->middle, draw_content(&of, y));
    play->board.sheet = box;
    play->board.asks = (SDL_Rect){of.box.x, of.box.y + of.box.h - foot, of.box.w, foot};
    draw_asked(play, play->board.asks, text);
    free(text);
}

/* What brings it back from where it was laid aside. */
static void draw_way_back(vaka_play *play, const vaka_panel_info *panel)
{
    SDL_Rect room = play->board.around;
    char title[VAKA_SENTENCE];

    vaka_view_said(&play->view, &panel->title, title);
    int wide = SDL_min(vaka_widget_button_wide(play->ui, title), room.w);
    vaka_widget_button(play->ui,
                       (SDL_Rect){room.x + (room.w - wide) / 2,
                                  room.y + vaka_look_px(play->look, 8), wide,
                                  vaka_look_px(play->look, 34)},
                       (vaka_hit){.what = VAKA_HIT_MIDDLE, .a = 1}, title, VAKA_BUTTON_MAIN);
}

void vaka_middle_draw(vaka_play *play)
{
    int32_t panel = is_shown(play) ? find(play) : VAKA_NONE;

    play->board.sheet = play->board.asks = (SDL_Rect){0};
    if (panel == VAKA_NONE) {
        play->aside = play->aside && find(play) != VAKA_NONE; /* the next one comes again */
        play->middle_foot = 0;
        return;
    }
    if (play->aside)
        draw_way_back(play, &play->view.scene->panels[panel]);
    else
        draw_sheet(play, &play->view.scene->panels[panel]);
}
