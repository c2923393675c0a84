/* gui/play/graph_view.c - points by turn, as lines in the colours and patterns of the seats.
 *
 * SPDX-License-Identifier: MIT
 *
 * They are not kept while one plays, which a game that was left and gone on with would have lost:
 * the record is played again, and its scores are read at each turn. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/play/play.h"

#define HIGH 190 /* at 100 % */
#define SIGN 18

static int16_t *points_at(vaka_points *of, int32_t turn)
{
    return of->at + (size_t)turn * VAKA_MAX_SEATS;
}

/* What a turn came to is what was there when it was seen last; turns that were skipped were as the
 * one before. */
static void note_points(void *data, vaka_record *then)
{
    vaka_points *of = data;
    const vaka_match *match = vaka_live_seen(vaka_record_live(then), VAKA_SPECTATOR);
    int32_t turn = vaka_turn(match);

    if (turn < 0 || turn >= VAKA_POINTS_TURNS)
        return;
    of->seats = match->seats;
    for (; of->turns <= turn; of->turns++) {
        of->at = vaka_xgrow(of->at, (size_t)(of->turns + 1) * VAKA_MAX_SEATS * sizeof *of->at);
        if (of->turns > 0)
            memcpy(points_at(of, of->turns), points_at(of, of->turns - 1),
                   VAKA_MAX_SEATS * sizeof *of->at);
        else
            memset(points_at(of, 0), 0, VAKA_MAX_SEATS * sizeof *of->at);
    }
    for (int32_t seat = 0; seat < match->seats; seat++)
        points_at(of, turn)[seat] = (int16_t)vaka_score(match, seat);
}

void vaka_points_read(vaka_points *of, vaka_record *record, vaka_plugins *plugins)
{
    vaka_error err = {0};

    vaka_points_done(of);
    if (!plugins || vaka_record_retrace(record, plugins, note_points, of, &err))
        vaka_points_done(of); /* half a line would be wrong: none is shown */
}

void vaka_points_done(vaka_points *of)
{
    free(of->at);
    *of = (vaka_points){0};
}

static void range(const vaka_points *of, int32_t *least, int32_t *most)
{
    *least = *most = 0;
    for (int32_t i = 0; i < of->turns; i++)
        for (int32_t seat = 0; seat < of->seats; seat++) {
            int32_t points = of->at[i * VAKA_MAX_SEATS + seat];

            *most = points > *most ? points : *most;
            *least = points < *least ? points : *least;
        }
}

/* A game that counts its points only when it is over has nothing to tell of the turns before. */
bool vaka_graph_any(const vaka_points *of)
{
    for (int32_t turn = 2; turn + 1 < of->turns; turn++)
        for (int32_t seat = 0; seat < of->seats; seat++)
            if (of->at[turn * VAKA_MAX_SEATS + seat] != of->at[(turn - 1) * VAKA_MAX_SEATS + seat])
                return true;
    return false;
}

int vaka_graph_high(const vaka_play *play)
{
    return vaka_look_px(play->look, HIGH);
}

typedef struct graph {
    const vaka_play *play;
    const vaka_points *of;
    SDL_Rect field;
    int32_t least, most, first; /* points at the bottom and at the top; the first turn */
} graph;

static vaka_spot spot_at(const graph *at, int32_t turn, int32_t points)
{
    float x = (float)(turn - at->first) / (float)(at->of->turns - 1 - at->first);
    float y = (float)(points - at->least) / (float)(at->most - at->least);

    return (vaka_spot){(float)at->field.x + x * (float)at->field.w,
                       (float)(at->field.y + at->field.h) - y * (float)at->field.h};
}

static void draw_line(const graph *at, int32_t seat)
{
    const vaka_gui_look *look = at->play->look;
    int32_t count = at->of->turns - at->first;
    vaka_spot *spots = vaka_xnew((size_t)count * sizeof *spots);

    for (int32_t i = 0; i < count; i++)
        spots[i] = spot_at(at, i + at->first, at->of->at[(i + at->first) * VAKA_MAX_SEATS + seat]);
    vaka_paint_line(look->canvas, spots, count, (float)vaka_look_px(look, 4), false,
                    vaka_ink_mix(look->theme->ink, look->theme->paper, 30));
    vaka_paint_line(look->canvas, spots, count, (float)vaka_look_px(look, 3) - 0.6f, false,
                    vaka_theme_seat(seat));
    free(spots);
}

/* No line is told by its colour alone: each carries the sign of its seat, one seat a little later
 * than the other, and at its end. */
static void draw_signs(const graph *at, int32_t seat)
{
    const vaka_gui_look *look = at->play->look;
    int size = vaka_look_px(look, SIGN);
    int32_t last = at->of->turns - 1, step = (at->of->turns - at->first) / 4;
    int32_t way = step > 0 ? step : 1;

    for (int32_t turn = last; turn > at->first; turn -= way) {
        int32_t own = turn == last ? turn : turn + seat % way;
        vaka_spot spot = spot_at(at, own, at->of->at[own * VAKA_MAX_SEATS + seat]);

        vaka_seat_sign(look, seat, (int)spot.x - size / 2, (int)spot.y - size / 2, size);
    }
}

/* Zero or the least, half, the most; and a few turns. */
static void draw_scale(const graph *at)
{
    const vaka_gui_look *look = at->play->look;
    vaka_type small = vaka_look_small(look);
    int row = vaka_type_high(look, small), left = vaka_look_px(look, 40);
    char text[VAKA_VIEW_NAME];

    for (int i = 0; i <= 2; i++) {
        int32_t points = at->least + (at->most - at->least) * i / 2;
        vaka_spot a = spot_at(at, at->first, points), b = spot_at(at, at->of->turns - 1, points);

        vaka_paint_hair(look->canvas, a, b, look->theme->edge);
        vaka_type_in(look, small,
                     (SDL_Rect){at->field.x - left, (int)a.y - row / 2, left * 4 / 5, row}, 2,
                     vaka_view_points(&at->play->view, points, text));
    }
    for (int i = 0; i <= 4; i++) {
        int32_t turn = at->first + (at->of->turns - 1 - at->first) * i / 4;
        vaka_spot spot = spot_at(at, turn, at->least);

        if (i > 0 && turn == at->first + (at->of->turns - 1 - at->first) * (i - 1) / 4)
            continue;
        snprintf(text, sizeof text, "%d", (int)turn);
        vaka_type_in(look, small,
                     (SDL_Rect){(int)spot.x - left / 2, (int)spot.y + row / 4, left, row}, 1, text);
    }
}

void vaka_graph_draw(vaka_play *play, SDL_Rect box, const vaka_points *of)
{
    int left = vaka_look_px(play->look, 42),
        below = vaka_type_high(play->look, vaka_look_small(play->look)) * 3 / 2;
    int sign = vaka_look_px(play->look, SIGN);
    graph at = {.play = play, .of = of};

    range(of, &at.least, &at.most);
    at.most += (at.most - at.least) % 2; /* so that half of it is a whole number */
    at.first = 1;
    at.field = (SDL_Rect){box.x + left, box.y + sign / 2, box.w - left - sign,
                          vaka_graph_high(play) - below - sign};
    if (at.field.w <= 0)
        return;
    draw_scale(&at);
    uint8_t nobody = vaka_nobody(play->view.layout); /* whose points are not counted */
    for (int32_t seat = 0; seat < of->seats; seat++)
        if (!(nobody & VAKA_SEAT(seat)))
            draw_line(&at, seat);
    for (int32_t seat = 0; seat < of->seats; seat++)
        if (!(nobody & VAKA_SEAT(seat)))
            draw_signs(&at, seat);
}
