/* gui/play/tutor.c - a lesson on the real board: one step at a time, and only what it waits for.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/play/play.h"
#include "table/codec.h"

bool vaka_tutor_on(const vaka_play *play)
{
    return play->tutor.steps && !play->tutor.lost && play->tutor.at < play->tutor.count;
}

const vaka_gui_step *vaka_tutor_step(const vaka_play *play)
{
    return vaka_tutor_on(play) ? &play->tutor.steps[play->tutor.at] : NULL;
}

bool vaka_tutor_wants(const vaka_layout *layout, const vaka_gui_step *step,
                      const vaka_action *action)
{
    char text[VAKA_ACTION_TEXT];

    vaka_action_write(layout, action, text, sizeof text);
    for (uint32_t i = 0; i < step->action_count; i++)
        if (strcmp(step->actions[i], text) == 0)
            return true;
    return false;
}

void vaka_tutor_lose(vaka_play *play)
{
    play->tutor.lost = true;
    vaka_notice_say(play->ui, true,
                    "This lesson does not fit the game any more. Play on as "
                    "you like, or leave.");
}

int32_t vaka_tutor_place(const vaka_play *play, const vaka_gui_step *step)
{
    const vaka_layout *layout = play->view.layout;
    int32_t zone = step->point ? vaka_zone_read(layout, step->point) : VAKA_NONE;

    return vaka_on_board(layout, zone) ? zone : VAKA_NONE;
}

void vaka_tutor_begin(vaka_play *play)
{
    vaka_view *view = &play->view;
    const vaka_gui_step *step = vaka_tutor_step(play);
    uint32_t kept = 0;

    if (!step)
        return;
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (step->action_count && step->seat == view->seat &&
            vaka_tutor_wants(view->layout, step, &view->legal[i]))
            view->legal[kept++] = view->legal[i];
    if (step->action_count && kept == 0) {
        vaka_tutor_lose(play);
        return;
    }
    view->legal_count = kept;
    if (vaka_tutor_place(play, step) != VAKA_NONE)
        vaka_camera_show(&play->board.camera, view->layout, vaka_tutor_place(play, step));
}

/* What is said beside the pointer leaves the place in sight that the step points at. */
static void keep_off_place(vaka_play *play)
{
    int32_t zone = vaka_tutor_place(play, vaka_tutor_step(play));

    if (zone != VAKA_NONE)
        play->ui->notice_off = vaka_camera_cover(&play->board.camera, play->view.layout, zone, 0);
}

bool vaka_tutor_explains(vaka_play *play)
{
    const vaka_view *view = &play->view;
    char action[VAKA_SENTENCE], text[VAKA_NOTICE];

    if (!vaka_tutor_on(play))
        return false;
    if (view->legal_count > 0)
        vaka_say_with(
            play->ui->language, VAKA_TEXT("The lesson waits for something else: \"{0}\"."),
            VAKA_WITH(vaka_action_said(view, &view->legal[0], action)), text, sizeof text);
    else
        vaka_say_with(play->ui->language,
                      VAKA_TEXT("This step is only to be read: go on with \"{0}\", or Enter."),
                      VAKA_WITH(vaka_ui_say(play->ui, "Next")), text, sizeof text);
    vaka_notice_set(play->ui, false, "%s", text);
    keep_off_place(play);
    return true;
}

/* The next step is read from its beginning. */
static void step_on(vaka_play *play)
{
    play->tutor.at++;
    play->tutor.aside = play->tutor.shown = false;
    play->tutor.scroll.at = 0;
}

void vaka_tutor_moved(vaka_play *play, int32_t seat)
{
    const vaka_gui_step *step = vaka_tutor_step(play);

    if (step && step->action_count && step->seat == seat)
        step_on(play);
}

bool vaka_tutor_next(vaka_play *play)
{
    const vaka_gui_step *step = vaka_tutor_step(play);

    if (!step || step->action_count)
        return false;
    step_on(play);
    play->ui->dirty = true;
    play->want = (vaka_want){.type = VAKA_WANT_NOTHING, .seat = play->view.seat};
    if (play->tutor.at == play->tutor.count) { /* the end: back to where a real game begins */
        play->want.type = VAKA_WANT_QUIT;
        vaka_notice_say(play->ui, false, "That was the lesson. Now begin a game of your own.");
    }
    play->wanted = true;
    return true;
}
