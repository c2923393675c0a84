/* conformance/report.h - what a run prints.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_REPORT_H
#define CONFORMANCE_REPORT_H

#include "game.h"

/* One failing game: where it is, what is wrong, how to see it again. */
void report_failure(const game *at, const char *module_path, const char *journal);

/* A table with a line for each module. The digest is that of the games that are played in any case:
 * builds by other compilers and with other options must print the same. */
void report_head(void);
void report_line(const char *module_id, const tally *tally);

#endif
