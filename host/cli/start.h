/* cli/start.h - what a game starts from, as the command line says it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_START_H
#define CLI_START_H

#include "cli/options.h"
#include "match/record.h"

typedef struct vaka_start {
    vaka_setup setup;
    vaka_journal_head head; /* seed, players, names, queued chance */
} vaka_start;

/* Reads --seats, --set, --scenario and --seed, and --name and --chance where `people` may play:
 * then the first seat is human unless --seats says otherwise; without `people` a human is refused.
 * vaka_start_done is due after a failure too. */
vaka_status vaka_start_read(vaka_start *start, const vaka_module *module, const vaka_given *given,
                            bool people, vaka_error *err);
void vaka_start_done(vaka_start *start);

/* A seed from the clock, short enough to be read out. */
uint64_t vaka_start_clock_seed(void);

/* The last word of a module's id: what people call it on the command line. */
const char *vaka_start_short_name(const vaka_module *module);

#endif
