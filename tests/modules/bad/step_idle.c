/* bad/step_idle.c - step() does nothing after the first answer.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void idle_step(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 0) {
        vaka_stage_set(match, 1);
        bad_step(match, frame);
    }
}

BAD_MODULE("step-idle", .step = idle_step);
