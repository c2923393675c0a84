/* bad/argument_bounds.c - an argument that does not fit into an action.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_verb wide[] = {
    {"take", "Take {0:int}", 0, {{VAKA_ARG_INT, 1, 100000, NULL}}},
};

BAD_MODULE("argument-bounds", .verbs = wide);
