/* cli/base/start.h - what a game starts from, as the command line says it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BASE_START_H
#define CLI_BASE_START_H

#include "cli/base/mod_choice.h"

typedef struct vaka_start {
    const char *rule, *scenario; /* chosen already, besides the command line; may be NULL */
    int32_t seats;               /* without --seats and a scenario; 0: as few as the game takes */
    const vaka_seed *seed;       /* NULL: that of the command line, or a fresh one */
    vaka_setup setup;
    vaka_journal_head head; /* seed, players, names, rules, mods, queued chance */
} vaka_start;

#define VAKA_START_BOTS 0u   /* who plays: programs only, a human is refused */
#define VAKA_START_PERSON 1u /* a person against programs, unless --seats says otherwise */
#define VAKA_START_PEOPLE 2u /* people only, unless --seats says otherwise */

/* Reads --seats, --set, --rules, --scenario and --seed, and --name and --chance where people play;
 * content comes from the chosen mods. `start` begins all zero but for its choice. vaka_start_done
 * is due after a failure too. */
vaka_status vaka_start_read(vaka_start *start, vaka_mod_choice *mod_choice,
                            const vaka_module *module, const vaka_given *given, uint32_t who,
                            vaka_error *err);
void vaka_start_done(vaka_start *start);

#endif
