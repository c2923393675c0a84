/* bad/verbs_twice.c - two verbs of one name.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_verb twins[] = {
    {"take", "Take one", 0, {{0}}},
    {"take", "Take two", 0, {{0}}},
};

BAD_MODULE("verbs-twice", .verbs = twins, .verb_count = 2);
