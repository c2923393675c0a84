/* gui/tutor.c - a lesson on the real board: one step at a time, and only what it waits for.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "core/codec.h"
#include "gui/gui_inside.h"

bool vaka_tutor_on(const vaka_gui *gui)
{
    return gui->tutor.steps && !gui->tutor.lost && gui->tutor.at < gui->tutor.count;
}

static const vaka_gui_step *step_now(const vaka_gui *gui)
{
    return vaka_tutor_on(gui) ? &gui->tutor.steps[gui->tutor.at] : NULL;
}

/* Is an action one of those that the step waits for? */
static bool is_wanted(const vaka_layout *layout, const vaka_gui_step *step,
                      const vaka_action *action)
{
    char text[VAKA_ACTION_TEXT];

    vaka_action_write(layout, action, text, sizeof text);
    for (uint32_t i = 0; i < step->action_count; i++)
        if (strcmp(step->actions[i], text) == 0)
            return true;
    return false;
}

static void lose(vaka_gui *gui)
{
    gui->tutor.lost = true;
    vaka_notice_set(gui, true, "%s",
                    vaka_say(gui->tongue, "This lesson does not fit the game any more. Play on as "
                                          "you like, or leave."));
}

static void show_point(vaka_gui *gui, const vaka_gui_step *step)
{
    const vaka_layout *layout = gui->play.view.layout;
    int32_t zone = step->point ? vaka_zone_read(layout, step->point) : VAKA_NONE;

    if (zone != VAKA_NONE && layout->zones[zone].type == VAKA_ZONE_SPACE)
        vaka_chart_show(&gui->play.chart, layout, zone);
}

void vaka_tutor_begin(vaka_gui *gui)
{
    vaka_view *view = &gui->play.view;
    const vaka_gui_step *step = step_now(gui);
    uint32_t kept = 0;

    if (!step)
        return;
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (step->action_count && step->seat == view->seat &&
            is_wanted(view->layout, step, &view->legal[i]))
            view->legal[kept++] = view->legal[i];
    if (step->action_count && kept == 0) {
        lose(gui);
        return;
    }
    view->legal_count = kept;
    show_point(gui, step);
}

void vaka_tutor_moved(vaka_gui *gui, int32_t seat)
{
    const vaka_gui_step *step = step_now(gui);

    if (step && step->action_count && step->seat == seat)
        gui->tutor.at++;
}

bool vaka_tutor_next(vaka_gui *gui)
{
    const vaka_gui_step *step = step_now(gui);

    if (!step || step->action_count)
        return false;
    gui->tutor.at++;
    gui->dirty = true;
    gui->play.want = (vaka_want){VAKA_WANT_NOTHING, gui->play.view.seat, {0}};
    if (gui->tutor.at == gui->tutor.count) { /* the end: back to where a real game begins */
        gui->play.want.type = VAKA_WANT_QUIT;
        vaka_notice_set(
            gui, false, "%s",
            vaka_say(gui->tongue, "That was the lesson. Now begin a game of your own."));
    }
    gui->play.wanted = true;
    return true;
}

/* Shows what there is to read before somebody else acts. */
static void read_on(vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    while (step_now(gui) && step_now(gui)->action_count == 0 && !gui->closing && !play->leave) {
        vaka_view_init(&play->view, vaka_record_door(play->record), vaka_record_names(play->record),
                       0);
        play->viewing = play->asked = true;
        play->sitting = 0;
        play->wanted = false;
        vaka_picks_clear(&play->picks);
        vaka_tutor_begin(gui);
        vaka_play_refresh(gui);
        gui->screen = &vaka_screen_play;
        vaka_input_run(gui, &play->wanted);
        play->leave = play->leave || (play->wanted && play->want.type == VAKA_WANT_QUIT);
        vaka_view_done(&play->view);
        play->viewing = play->asked = false;
    }
}

/* Another seat does what the lesson says; where it says nothing, the first thing it may. */
static bool choose(void *data, vaka_door *door, int32_t seat, vaka_action *out)
{
    vaka_gui *gui = data;
    const vaka_gui_step *step;
    uint32_t count;

    read_on(gui);
    step = step_now(gui);
    const vaka_action *legal = vaka_door_legal(door, seat, &count);
    for (uint32_t i = 0; step && step->seat == seat && i < count; i++)
        if (is_wanted(vaka_door_layout(door), step, &legal[i])) {
            *out = legal[i];
            return true;
        }
    if (step && !gui->closing && !gui->play.leave)
        lose(gui);
    if (count > 0)
        *out = legal[0];
    return count > 0;
}

void vaka_tutor_players(vaka_gui *gui, vaka_player out[VAKA_MAX_SEATS])
{
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        out[seat] = (vaka_player){seat ? choose : NULL, NULL, gui};
}

static void draw_point(vaka_gui *gui, const vaka_gui_step *step, SDL_Rect *card)
{
    const vaka_play *play = &gui->play;
    const vaka_layout *layout = play->view.layout;
    int32_t zone = step->point ? vaka_zone_read(layout, step->point) : VAKA_NONE;
    SDL_Rect board = play->board_box;
    vaka_spot hex[6];

    if (zone == VAKA_NONE || layout->zones[zone].type != VAKA_ZONE_SPACE)
        return;
    vaka_spot at = vaka_chart_spot(&play->chart, layout, zone);
    int r = (int)play->chart.radius + 4;
    SDL_Rect around = {(int)at.x - r, (int)at.y - r, 2 * r, 2 * r};
    if (SDL_HasIntersection(&around, card)) /* the text makes way: to the right, or down */
        card->x = board.x + board.w - card->w - (card->x - board.x);
    if (SDL_HasIntersection(&around, card))
        card->y = board.y + board.h - card->h - (card->y - board.y);
    vaka_chart_hex(at, play->chart.radius * 1.04f, hex);
    SDL_SetClipRect(gui->canvas, &board);
    vaka_paint_line(gui->canvas, hex, 6, 7.0f, true, 0xff10222e);
    vaka_paint_line(gui->canvas, hex, 6, 4.0f, true, gui->theme->accent);
    SDL_SetClipRect(gui->canvas, NULL);
}

void vaka_tutor_draw(vaka_gui *gui)
{
    const vaka_gui_step *step = step_now(gui);
    SDL_Rect board = gui->play.board_box;
    int margin = vaka_gui_px(gui, 14), wide = vaka_gui_px(gui, 420), row = vaka_gui_px(gui, 34);
    vaka_type body = vaka_gui_body(gui), small = vaka_gui_small(gui);
    char count[48];

    if (!step || step->seat != 0)
        return;
    wide = wide > board.w - 2 * margin ? board.w - 2 * margin : wide;
    const char *text = vaka_say(gui->tongue, step->text);
    const char *next = vaka_say(gui->tongue, "Next");
    int high = vaka_type_block_high(gui->fonts, body, wide - 2 * margin, text);
    while (high > board.h / 2 && body.px > 11) { /* so that the board is seen */
        body.px--;
        high = vaka_type_block_high(gui->fonts, body, wide - 2 * margin, text);
    }
    if (step->action_count)
        row = vaka_type_high(gui->fonts, small);
    SDL_Rect card = {board.x + margin, board.y + margin, wide, high + row + margin * 3 / 2};
    draw_point(gui, step, &card);
    vaka_paint_round(gui->canvas, (SDL_Rect){card.x + 3, card.y + 4, card.w, card.h}, 10,
                     0x50000000);
    vaka_paint_round(gui->canvas, card, 10, gui->theme->raised);
    vaka_paint_frame(gui->canvas, card, 10, 2, gui->theme->accent);
    SDL_Rect inner = {card.x + margin, card.y + margin / 2, wide - 2 * margin, 0};
    vaka_type_block(gui->fonts, body, gui->canvas, inner, text);
    SDL_Rect foot = {inner.x, card.y + card.h - row - margin / 2, inner.w, row};
    vaka_say_with(gui->tongue, "Step {0} of {1}",
                  VAKA_WITH(VAKA_INT(gui->tutor.at + 1), VAKA_INT(gui->tutor.count)), count,
                  sizeof count);
    vaka_type_in(gui->fonts, small, gui->canvas, foot, 0, count);
    if (step->action_count)
        return;
    int button = vaka_widget_button_wide(gui, next) + margin;
    vaka_widget_button(gui, (SDL_Rect){foot.x + foot.w - button, foot.y, button, row},
                       (vaka_hit){.what = VAKA_HIT_NEXT}, next, VAKA_BUTTON_MAIN);
}
