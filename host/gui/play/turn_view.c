/* gui/play/turn_view.c - whose turn it is, for a short while after that has changed.
 *
 * SPDX-License-Identifier: MIT
 *
 * A band along the top, where the turn and its parts stand otherwise: there it hides nothing that
 * could be pressed. It comes and goes, and nothing of it moves. */
#include "gui/play/play.h"

#define STAYS 1600      /* ms */
#define STAYS_QUICK 700 /* … where programs move quickly */
#define QUICK 120       /* ms of a program's move that is quick */
#define SIGN 26         /* wide at 100 % */

static uint32_t now(const vaka_play *play)
{
    return play->board.motion.now ? play->board.motion.now : SDL_GetTicks();
}

static uint32_t stays(const vaka_play *play)
{
    return play->ui->pace > 0 && play->ui->pace <= QUICK ? STAYS_QUICK : STAYS;
}

/* Where several are asked at once it is the turn of who looks, if he is one of them, or nobody's.
 */
static int32_t whose(const vaka_view *view)
{
    int32_t seat = 0;

    if (view->finished || !view->must)
        return VAKA_NONE;
    if (view->seat >= 0 && (view->must & VAKA_SEAT(view->seat)))
        return view->seat;
    if (view->must & (view->must - 1))
        return VAKA_NONE;
    while (!(view->must & VAKA_SEAT(seat)))
        seat++;
    return seat;
}

void vaka_turn_note(vaka_play *play)
{
    const vaka_ui *ui = play->ui;
    int32_t seat = whose(&play->view);
    bool seen = !(ui->start && ui->start->robot) && !play->tutor.steps && !play->replay;

    if (seat == VAKA_NONE || seat == play->turn.seat)
        return;
    play->turn.on = seen && play->turn.seat != VAKA_NONE;
    play->turn.seat = seat;
    play->turn.since = now(play);
    play->ui->dirty = true;
}

int vaka_turn_due(const vaka_play *play)
{
    int32_t left = (int32_t)(play->turn.since + stays(play) - now(play));

    if (!play->turn.on)
        return -1;
    return left > 0 ? left : 0;
}

void vaka_turn_tick(vaka_play *play)
{
    if (vaka_turn_due(play) != 0)
        return;
    play->turn.on = false;
    play->ui->dirty = true;
}

bool vaka_turn_draw(vaka_play *play, SDL_Rect box)
{
    const vaka_gui_look *look = play->look;
    int32_t seat = play->turn.seat;
    int sign = vaka_look_px(look, SIGN), gap = vaka_look_px(look, 8);
    vaka_type type = vaka_look_head(look);
    char name[VAKA_VIEW_NAME];

    if (!play->turn.on || seat < 0 || box.w < sign + 3 * gap)
        return false;
    const char *text = seat == play->view.seat ? vaka_ui_say(play->ui, "Your move")
                                               : vaka_play_seat(play, seat, name);
    SDL_Rect band = {box.x, box.y + gap / 2, box.w, box.h - gap};
    SDL_Rect words = {band.x + sign + 2 * gap, band.y, band.w - sign - 3 * gap, band.h};
    while (type.px > 9 && vaka_type_wide(look, type, text) > words.w)
        type.px--;
    vaka_paint_round(look->canvas, band, (float)gap / 2,
                     vaka_ink_mix(look->theme->paper, vaka_theme_seat(seat), 45));
    vaka_paint_frame(look->canvas, band, (float)gap / 2, 2, vaka_theme_seat(seat));
    vaka_seat_sign(look, seat, band.x + gap, band.y + (band.h - sign) / 2, sign);
    vaka_type_in(look, type, words, 0, text);
    return true;
}
