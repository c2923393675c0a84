/* bad/argument_gap.c - a second argument without a first.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_verb gap[] = {
    {"take", "Take", 0, {{0}, {VAKA_ARG_SEAT, 0, 0, NULL}}},
};

BAD_MODULE("argument-gap", .verbs = gap);
