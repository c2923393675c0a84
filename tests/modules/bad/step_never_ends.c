/* bad/step_never_ends.c - step() goes on for ever after the first answer.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void never_ends_step(vaka_match *match, const vaka_frame *frame)
{
    bool first = frame->stage == 0;

    vaka_stage_set(match, 1);
    if (first)
        bad_step(match, frame);
}

BAD_MODULE("step-never-ends", .step = never_ends_step);
