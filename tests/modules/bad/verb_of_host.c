/* bad/verb_of_host.c - a verb that is a command of the host.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_verb taken[] = {{"undo", "Take it back", 0, {{0}}}};

BAD_MODULE("verb-of-host", .verbs = taken);
