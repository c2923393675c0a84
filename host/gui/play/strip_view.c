/* gui/play/strip_view.c - along the top: game, turn, phase, and the seats with their scores.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/play/play.h"
#include "match/new_game.h"

#define SIGN 18 /* wide at 100 % */
#define ARROW 20

/* Somebody alone against programs need not guess who the usual name is: the log calls him so. */
const char *vaka_play_seat(const vaka_play *play, int32_t seat, char *out)
{
    const vaka_view *view = &play->view;
    uint8_t humans = play->humans;
    char usual[VAKA_VIEW_NAME];

    vaka_view_seat(view, seat, out);
    if ((seat != view->seat && !play->over) || humans != VAKA_SEAT(seat) || play->replay)
        return out;
    vaka_seat_name(view->language, "human", seat, usual, sizeof usual);
    bool named = strcmp(out, usual) != 0; /* or begun in English */
    if (!named || strcmp(out, vaka_seat_name(NULL, "human", seat, usual, sizeof usual)) == 0) {
        snprintf(usual, sizeof usual, "%s", out);
        vaka_say_with(play->ui->language, "{0} (you)", VAKA_WITH(usual), out, VAKA_VIEW_NAME);
    }
    return out;
}

/* What there is room for. */
typedef struct room {
    bool stages; /* of the turn, not only the phase */
    bool title;  /* of the game */
    bool names;  /* of the seats */
} room;

/* Has anybody points, or had? A game that counts them at the end has none to show before. */
static bool has_scores(const vaka_view *view)
{
    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        if (vaka_score(view->seen, seat) != 0)
            return true;
    return view->finished;
}

/* Of the pill with a seat's points; 0: there are none, or nobody plays it and nobody counts them.
 */
static int digits_wide(vaka_play *play, int32_t seat, const char *score)
{
    if (!has_scores(&play->view) || (vaka_nobody(play->view.layout) & VAKA_SEAT(seat)))
        return 0;
    return vaka_type_wide(play->look, vaka_look_bold(play->look), score) +
           2 * vaka_look_px(play->look, 6);
}

static int seat_wide(vaka_play *play, int32_t seat, bool named)
{
    int gap = vaka_look_px(play->look, 6);
    char name[VAKA_VIEW_NAME], score[VAKA_VIEW_NAME];

    vaka_view_score(&play->view, seat, score);
    int digits = digits_wide(play, seat, score);
    vaka_play_seat(play, seat, name);
    int text = named ? vaka_type_wide(play->look, vaka_look_bold(play->look), name) + gap : 0;
    return vaka_look_px(play->look, SIGN) + text + digits + 3 * gap;
}

/* Under a seat whose bot thinks: a line that fills. Where nothing may move: three dots. */
static void draw_thinking(vaka_play *play, SDL_Rect own)
{
    int high = vaka_look_px(play->look, 3), wide = own.w - own.h;
    SDL_Rect line = {own.x + own.h / 2, own.y + own.h - high, wide, high};

    if (vaka_ui_is_still(play->ui)) {
        for (int i = -1; i <= 1; i++)
            vaka_paint_round(play->look->canvas,
                             (SDL_Rect){own.x + own.w / 2 + i * 3 * high, line.y, high, high},
                             (float)high / 2, play->look->theme->ink);
        return;
    }
    vaka_paint_round(play->look->canvas, line, (float)high / 2, play->look->theme->edge);
    line.w = wide * (int)(play->thinking.shown - 1) / (int)VAKA_THINKING_STEPS;
    if (line.w >= high)
        vaka_paint_round(play->look->canvas, line, (float)high / 2, play->look->theme->ink);
}

/* It is the seat's turn. */
static void draw_on(const vaka_play *play, SDL_Rect own, int32_t seat)
{
    SDL_Surface *canvas = play->look->canvas;

    vaka_paint_round(canvas, own, (float)own.h / 2, vaka_ink_alpha(play->look->theme->accent, 120));
    vaka_paint_frame(canvas, own, (float)own.h / 2, 2, vaka_theme_seat(seat));
}

/* One seat from the right edge inwards; returns where the next one ends. */
static int draw_seat(vaka_play *play, int32_t seat, int right, SDL_Rect box, bool named)
{
    const vaka_view *view = &play->view;
    int sign = vaka_look_px(play->look, SIGN), gap = vaka_look_px(play->look, 6),
        wide = seat_wide(play, seat, named);
    bool on = !view->finished && (view->must & VAKA_SEAT(seat));
    vaka_type type = on ? vaka_look_bold(play->look) : vaka_look_body(play->look);
    char name[VAKA_VIEW_NAME], score[VAKA_VIEW_NAME];

    vaka_view_score(view, seat, score);
    if (!on && !(vaka_seats_in(view->seen) & VAKA_SEAT(seat)))
        type.ink = play->look->theme->faint;
    int digits = digits_wide(play, seat, score);
    SDL_Rect own = {right - wide, box.y + gap, wide, box.h - 2 * gap};
    if (on)
        draw_on(play, own, seat);
    if (view->finished && (view->winners & VAKA_SEAT(seat)))
        vaka_paint_frame(play->look->canvas, own, (float)own.h / 2, 2, play->look->theme->accent);
    vaka_seat_sign(play->look, seat, own.x + gap, own.y + (own.h - sign) / 2, sign);
    if (named)
        vaka_type_in(play->look, type,
                     (SDL_Rect){own.x + sign + 2 * gap, own.y, own.w - sign - 2 * gap, own.h}, 0,
                     vaka_play_seat(play, seat, name));
    if (digits == 0)
        return own.x - gap;
    SDL_Rect pill = {own.x + own.w - digits - gap, own.y + gap / 2, digits, own.h - gap};
    vaka_paint_round(play->look->canvas, pill, (float)pill.h / 2, play->look->theme->raised);
    vaka_paint_frame(play->look->canvas, pill, (float)pill.h / 2, 1, play->look->theme->edge);
    vaka_type_in(play->look, vaka_look_bold(play->look), pill, 1, score);
    if (vaka_thinking_any(play) && play->thinking.seat == seat)
        draw_thinking(play, own);
    return own.x - gap;
}

static int seats_wide(vaka_play *play, bool named)
{
    int all = 0;

    for (int32_t seat = 0; seat < play->view.seen->seats; seat++)
        all += seat_wide(play, seat, named) + vaka_look_px(play->look, 6);
    return all;
}

static int stage_wide(vaka_play *play, uint32_t stage)
{
    const vaka_scene *scene = play->view.scene;
    bool now = (int32_t)stage == scene->stage;
    char text[VAKA_SENTENCE];

    vaka_view_said(&play->view, &scene->stages[stage], text);
    return vaka_type_wide(play->look, now ? vaka_look_bold(play->look) : vaka_look_body(play->look),
                          text) +
           vaka_look_px(play->look, now ? 16 : 0);
}

static int stages_wide(vaka_play *play, const char *turn)
{
    uint32_t count = play->view.scene->stage_count;
    int all = vaka_type_wide(play->look, vaka_look_bold(play->look), turn) +
              vaka_look_px(play->look, ARROW);

    for (uint32_t i = 0; i < count; i++)
        all += stage_wide(play, i) + (i + 1 < count ? vaka_look_px(play->look, ARROW) : 0);
    return all;
}

static void draw_arrow(vaka_play *play, int x, int y)
{
    float size = (float)vaka_look_px(play->look, 4),
          at = (float)x + (float)vaka_look_px(play->look, ARROW) / 2;
    vaka_spot spots[] = {{at - size / 2, (float)y - size},
                         {at + size / 2, (float)y},
                         {at - size / 2, (float)y + size}};

    vaka_paint_line(play->look->canvas, spots, 3, 1.4f, false, play->look->theme->faint);
}

/* "turn 7  Order > [Exploration] > Movement" */
static void draw_stages(vaka_play *play, SDL_Rect box, const char *turn)
{
    const vaka_scene *scene = play->view.scene;
    int x = box.x, gap = vaka_look_px(play->look, 8), middle = box.y + box.h / 2;
    char text[VAKA_SENTENCE];

    vaka_type_in(play->look, vaka_look_bold(play->look), box, 0, turn);
    x += vaka_type_wide(play->look, vaka_look_bold(play->look), turn) +
         vaka_look_px(play->look, ARROW);
    for (uint32_t i = 0; i < scene->stage_count; i++) {
        bool now = (int32_t)i == scene->stage;
        vaka_type type = now ? vaka_look_bold(play->look) : vaka_look_body(play->look);
        SDL_Rect own = {x, box.y + gap, stage_wide(play, i), box.h - 2 * gap};

        if (now)
            vaka_paint_round(play->look->canvas, own, (float)own.h / 2,
                             vaka_ink_alpha(play->look->theme->accent, 120));
        else
            type.ink = play->look->theme->faint;
        vaka_type_in(play->look, type, own, now ? 1 : 0,
                     vaka_view_said(&play->view, &scene->stages[i], text));
        x += own.w;
        if (i + 1 < scene->stage_count)
            draw_arrow(play, x, middle);
        x += vaka_look_px(play->look, ARROW);
    }
}

typedef struct strip { /* what it says; now: turn and phase, in full and (NULL: not) shorter */
    const char *title, *turn, *now, *shorter;
} strip;

/* The first of these that there is room for: the game's title goes first, then the seats' names,
 * then all stages but the one now. */
static room make_room(vaka_play *play, int wide, const strip *say)
{
    static const room ways[] = {{true, true, true},   {true, false, true},  {true, false, false},
                                {false, true, true},  {false, false, true}, {false, true, false},
                                {false, false, false}};
    int margin = vaka_look_px(play->look, 12);
    int phase = vaka_type_wide(play->look, vaka_look_bold(play->look), say->now);
    int head = vaka_type_wide(play->look, vaka_look_head(play->look), say->title) + margin;
    size_t way = play->view.scene->stage_count > 0 ? 0 : 3, last = sizeof ways / sizeof *ways;

    for (; way + 1 < last; way++) {
        int all = (ways[way].stages ? stages_wide(play, say->turn) : phase) + 2 * margin;

        all += (ways[way].title ? head : 0) + seats_wide(play, ways[way].names);
        if (all <= wide)
            break;
    }
    return ways[way];
}

#define NOW_LEAST 9 /* letters of turn and phase: per cent of text at first, then pixels */

/* On one line, or on several in smaller letters, but no smaller than `least`. */
static vaka_type now_type(const vaka_play *play, SDL_Rect box, const char *now, int least)
{
    vaka_type type = vaka_look_bold(play->look);

    if (vaka_type_wide(play->look, type, now) <= box.w)
        return type;
    while (type.px > least && vaka_type_block_high(play->look, type, box.w, now) > box.h)
        type.px--;
    return type;
}

static bool has_room(const vaka_play *play, SDL_Rect box, const char *now, vaka_type type)
{
    return vaka_type_wide(play->look, type, now) <= box.w ||
           (vaka_type_block_high(play->look, type, box.w, now) <= box.h &&
            vaka_type_word_wide(play->look, type, now) <= box.w);
}

#define NOW_WAYS 3

/* In full; where only letters that are too small would let it in, no more than the stage, in
 * letters as small as they have to be; else the turn alone, or nothing. */
static void draw_now(const vaka_play *play, SDL_Rect box, const strip *say)
{
    const char *const ways[NOW_WAYS] = {say->now, say->shorter ? say->shorter : say->now,
                                        say->turn};
    int way = 0, least = vaka_look_px(play->look, NOW_LEAST);
    vaka_type type = now_type(play, box, ways[0], least);

    while (way < NOW_WAYS && !has_room(play, box, ways[way], type))
        if (++way < NOW_WAYS)
            type = now_type(play, box, ways[way], NOW_LEAST);
    if (way == NOW_WAYS)
        return;
    const char *now = ways[way];
    if (vaka_type_wide(play->look, type, now) <= box.w) {
        vaka_type_in(play->look, type, box, 0, now);
        return;
    }
    box.y += (box.h - vaka_type_block_high(play->look, type, box.w, now)) / 2;
    vaka_type_block(play->look, type, box, now);
}

static void draw_head(vaka_play *play, SDL_Rect box, room has, const strip *say)
{
    vaka_type head = vaka_look_head(play->look);

    if (has.title) {
        int wide = vaka_type_wide(play->look, head, say->title) + vaka_look_px(play->look, 12);

        vaka_type_in(play->look, head, box, 0, say->title);
        box.x += wide;
        box.w -= wide;
    }
    if (box.w <= 0)
        return;
    if (has.stages)
        draw_stages(play, box, say->turn);
    else
        draw_now(play, box, say);
}

/* From left to right they stand in the order of play, where a game has one. */
static int32_t seat_at(const vaka_view *view, int32_t place)
{
    return view->layout->has_order ? vaka_order_at(view->seen, place) : place;
}

/* Turn and phase, or what is put in the place of the phase. */
static void put_now(const vaka_view *view, const char *turn, const char *phase, char *out,
                    size_t most)
{
    bool both = *turn && !vaka_view_says_turn(view, phase);

    snprintf(out, most, "%s%s%s", both ? turn : "", both && *phase ? " · " : "", phase);
}

/* The same with no more than the stage of the turn, where there is one. */
static const char *put_shorter(const vaka_view *view, const char *turn, char *out, size_t most)
{
    const vaka_scene *scene = view->scene;
    char stage[VAKA_SENTENCE];

    if (scene->stage < 0 || scene->stage >= (int32_t)scene->stage_count)
        return NULL;
    put_now(view, turn, vaka_view_said(view, &scene->stages[scene->stage], stage), out, most);
    return out;
}

void vaka_strip_draw(vaka_play *play)
{
    const vaka_view *view = &play->view;
    SDL_Rect box = play->strip_box;
    int margin = vaka_look_px(play->look, 12), right = box.x + box.w - margin, x = box.x + margin;
    char phase[VAKA_SENTENCE], turn[48] = "", now[VAKA_SENTENCE + 64], brief[sizeof now];
    strip say = {vaka_names_say(view->names, view->layout->module->title), turn, now, NULL};

    vaka_paint_box(play->look->canvas, box, play->look->theme->paper);
    vaka_paint_box(play->look->canvas, (SDL_Rect){box.x, box.y + box.h - 1, box.w, 1},
                   play->look->theme->edge);
    vaka_view_said(view, &view->scene->phase, phase);
    if (vaka_turn(view->seen) > 0)
        vaka_say_with(play->ui->language, "turn {0}", VAKA_WITH(VAKA_INT(vaka_turn(view->seen))),
                      turn, sizeof turn);
    put_now(view, turn, phase, now, sizeof now);
    say.shorter = put_shorter(view, turn, brief, sizeof brief);
    room has = make_room(play, box.w - 2 * margin, &say);
    for (int32_t place = view->seen->seats - 1; place >= 0; place--)
        right = draw_seat(play, seat_at(view, place), right, box, has.names);
    SDL_Rect head = {x, box.y, right - x, box.h};
    if (!vaka_turn_draw(play, head))
        draw_head(play, head, has, &say);
}
