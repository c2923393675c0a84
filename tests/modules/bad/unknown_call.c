/* bad/unknown_call.c - calls a function that the host does not have.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

VAKA_API void vaka_teleport(vaka_match *match, int32_t piece);

static void teleport_apply(vaka_match *match, const vaka_action *action)
{
    vaka_teleport(match, action->arg[0]);
}

BAD_MODULE("unknown-call", .apply = teleport_apply);
