/* bad/step_too_deep.c - step() pushes frames without end after the first answer.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void too_deep_step(vaka_match *match, const vaka_frame *frame)
{
    bool first = frame->stage == 0 && frame->local[0] == 0;

    vaka_stage_set(match, 1);
    if (first)
        bad_step(match, frame);
    else
        vaka_push(match, STEP_TURN, 1, 0, 0);
}

BAD_MODULE("step-too-deep", .step = too_deep_step);
