/* gui/play/lesson_players.c - the players of a lesson: those who are not the learner do as it says.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/play/play.h"

/* Shows what there is to read before somebody else acts. */
static void read_on(vaka_play *play)
{
    while (vaka_tutor_step(play) && vaka_tutor_step(play)->action_count == 0 &&
           !play->ui->closing && !play->leave) {
        play->asked = true;
        play->wanted = false;
        vaka_play_open(play, play->record, 0);
        vaka_ui_show(play->ui, &vaka_screen_play, play);
        vaka_input_run(play->ui, &play->wanted);
        play->leave = play->leave || (play->wanted && play->want.type == VAKA_WANT_QUIT);
        vaka_play_close(play);
        play->asked = false;
    }
}

/* Another seat does what the lesson says; where it says nothing, the first thing it may. */
static bool choose(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    vaka_play *play = data;
    const vaka_gui_step *step;
    uint32_t count;

    read_on(play);
    step = vaka_tutor_step(play);
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    for (uint32_t i = 0; step && step->seat == seat && i < count; i++)
        if (vaka_tutor_wants(vaka_live_layout(live), step, &legal[i])) {
            *out = legal[i];
            return true;
        }
    if (step && !play->ui->closing && !play->leave)
        vaka_tutor_lose(play);
    if (count > 0)
        *out = legal[0];
    return count > 0;
}

void vaka_tutor_players(vaka_play *play, vaka_player out[VAKA_MAX_SEATS])
{
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        out[seat] = (vaka_player){seat ? choose : NULL, NULL, play};
}
