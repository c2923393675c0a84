/* conformance/finding.c - keeps what a check found.
 *
 * SPDX-License-Identifier: MIT */
#include "finding.h"

#include <stdarg.h>
#include <stdio.h>

bool finding_set(finding *found, const char *word, const char *format, ...)
{
    va_list args;

    if (found->word)
        return false;
    found->word = word;
    va_start(args, format);
    vsnprintf(found->text, sizeof found->text, format, args);
    va_end(args);
    return false;
}
