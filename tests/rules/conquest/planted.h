/* tests/rules/conquest/planted.h - a fault that a test program plants in what it notes, to show
 * that its transcript would tell (transcripts_catch.sh).
 *
 * SPDX-License-Identifier: MIT */
#ifndef RULES_CONQUEST_PLANTED_H
#define RULES_CONQUEST_PLANTED_H

#include "table.h"

static inline bool is_wanted(const char *fault)
{
    const char *wanted = getenv("VAKA_PLANTED");

    return wanted && strcmp(wanted, fault) == 0;
}

/* Is this fault to be planted now? It is when it is asked for the nth time, once in a program, and
 * if VAKA_PLANTED names it. */
static inline bool planted(const char *fault, int32_t nth)
{
    static int32_t asked_for;

    return is_wanted(fault) && ++asked_for == nth;
}

/* Where this fault is planted other tests (a pattern of cmocka's) have nothing to say. */
static inline void plant_only(const char *fault, const char *tests)
{
    if (is_wanted(fault))
        cmocka_set_test_filter(tests);
}

#endif
