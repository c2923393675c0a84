/* gui/play/tutor.c - a lesson on the real board: one step at a time, and only what it waits for.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/gui_inside.h"
#include "table/codec.h"

bool vaka_tutor_on(const vaka_gui *gui)
{
    return gui->tutor.steps && !gui->tutor.lost && gui->tutor.at < gui->tutor.count;
}

const vaka_gui_step *vaka_tutor_step(const vaka_gui *gui)
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
                    vaka_say(gui->language,
                             "This lesson does not fit the game any more. Play on as "
                             "you like, or leave."));
}

static void show_point(vaka_gui *gui, const vaka_gui_step *step)
{
    const vaka_layout *layout = gui->play.view.layout;
    int32_t zone = step->point ? vaka_zone_read(layout, step->point) : VAKA_NONE;

    if (zone != VAKA_NONE && layout->zones[zone].type == VAKA_ZONE_SPACE)
        vaka_camera_show(&gui->play.camera, layout, zone);
}

void vaka_tutor_begin(vaka_gui *gui)
{
    vaka_view *view = &gui->play.view;
    const vaka_gui_step *step = vaka_tutor_step(gui);
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

/* The next step is read from its beginning. */
static void step_on(vaka_gui *gui)
{
    gui->tutor.at++;
    gui->tutor.aside = gui->tutor.shown = false;
    gui->tutor.scroll.at = 0;
}

void vaka_tutor_moved(vaka_gui *gui, int32_t seat)
{
    const vaka_gui_step *step = vaka_tutor_step(gui);

    if (step && step->action_count && step->seat == seat)
        step_on(gui);
}

bool vaka_tutor_next(vaka_gui *gui)
{
    const vaka_gui_step *step = vaka_tutor_step(gui);

    if (!step || step->action_count)
        return false;
    step_on(gui);
    gui->dirty = true;
    gui->play.want = (vaka_want){VAKA_WANT_NOTHING, gui->play.view.seat, {0}};
    if (gui->tutor.at == gui->tutor.count) { /* the end: back to where a real game begins */
        gui->play.want.type = VAKA_WANT_QUIT;
        vaka_notice_set(
            gui, false, "%s",
            vaka_say(gui->language, "That was the lesson. Now begin a game of your own."));
    }
    gui->play.wanted = true;
    return true;
}

/* Shows what there is to read before somebody else acts. */
static void read_on(vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    while (vaka_tutor_step(gui) && vaka_tutor_step(gui)->action_count == 0 && !gui->closing &&
           !play->leave) {
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
static bool choose(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    vaka_gui *gui = data;
    const vaka_gui_step *step;
    uint32_t count;

    read_on(gui);
    step = vaka_tutor_step(gui);
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    for (uint32_t i = 0; step && step->seat == seat && i < count; i++)
        if (is_wanted(vaka_live_layout(live), step, &legal[i])) {
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
