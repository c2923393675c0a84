/* conformance/finding.h - what a check found: one word for the promise, one line for what happened.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_FINDING_H
#define CONFORMANCE_FINDING_H

#include "vaka/abi.h"

typedef struct finding {
    const char *word; /* static; NULL: nothing found */
    char text[480];
} finding;

/* Keeps the first finding and returns false, so that a check can end with
 * `return finding_set(…)`. */
bool finding_set(finding *found, const char *word, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
