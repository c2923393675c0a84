/* tests/rules/difference.h - two texts as a diff that is short enough to read.
 *
 * SPDX-License-Identifier: MIT */
#ifndef RULES_DIFFERENCE_H
#define RULES_DIFFERENCE_H

#include <stdint.h>
#include <stdio.h>

/* Writes the first differences with a line of context before and behind them, as in a unified diff;
 * of many lines in a row that differ only the first few. Returns how many lines are in one of the
 * texts only; 0: the texts are the same, and nothing is written. */
uint32_t difference_write(const char *before, const char *after, FILE *out);

#endif
