/* bad/step_asks_nobody.c - step() asks a seat that is not there after the first answer.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void asks_nobody_step(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->stage == 0 ? 0 : 7;

    vaka_stage_set(match, 1);
    vaka_ask(match, seat);
}

BAD_MODULE("step-asks-nobody", .step = asks_nobody_step);
