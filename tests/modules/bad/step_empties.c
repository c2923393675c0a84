/* bad/step_empties.c - step() ends the last frame, but not the match.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void empties_step(vaka_match *match, const vaka_frame *frame)
{
    bool first = frame->stage == 0;

    vaka_stage_set(match, 1);
    if (first)
        bad_step(match, frame);
    else
        vaka_done(match);
}

BAD_MODULE("step-empties", .step = empties_step);
