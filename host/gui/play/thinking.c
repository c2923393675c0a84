/* gui/play/thinking.c - a bot that thinks while people look on: whether that is shown, and how far
 * it has come.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/play/play.h"

#define SHOWN 300 /* ms after which it is shown */

bool vaka_thinking_any(const vaka_play *play)
{
    return play->thinking.thought && play->thinking.shown > 0;
}

void vaka_thinking_now(vaka_play *play)
{
    if (!play->thinking.thought)
        return;
    vaka_thought_stop(play->thinking.thought);
    play->paused = false;
}

/* How far it has come is a line that grows in steps; where nothing may move it is only there. */
void vaka_thinking_tick(vaka_play *play)
{
    vaka_thinking *at = &play->thinking;
    uint32_t step = 0;

    if (!at->thought || vaka_ui_now(play->ui) - at->since < SHOWN)
        return;
    if (!vaka_ui_is_still(play->ui))
        step = vaka_thought_progress(at->thought) * VAKA_THINKING_STEPS / 100u;
    if (at->shown > step)
        return; /* a bot that takes up its plan again thinks several times */
    at->shown = 1 + step;
    play->ui->dirty = true;
}
