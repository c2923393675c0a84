/* script/bridge/host_say.h - host.say and host.say_to: sentences of a mod in the log.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_BRIDGE_HOST_SAY_H
#define SCRIPT_BRIDGE_HOST_SAY_H

#include "vaka/table.h"

/* Tells everybody, or one seat alone, a text that scripts of the content say (vaka_said_word), with
 * numbers for its gaps. Breaks the match if it is none of them. */
void vaka_host_say(vaka_match *match, const char *text, int32_t a, int32_t b, int32_t c);
void vaka_host_say_to(vaka_match *match, int32_t seat, const char *text, int32_t a, int32_t b);

#endif
