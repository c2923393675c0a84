/* cli/mods/try_from.h - a mod is tried in a position of a game that was kept.
 *
 * SPDX-License-Identifier: MIT
 *
 * The command line and the window come here alike. The journal itself is not written to. */
#ifndef CLI_MODS_TRY_FROM_H
#define CLI_MODS_TRY_FROM_H

#include "cli/base/mod_choice.h"
#include "cli/mods/try_target.h"

typedef struct vaka_try_from {
    const char *path;  /* of the journal */
    int64_t at;        /* after so many of its steps; negative: as far as it has come */
    int32_t turn;      /* … but no further than where this turn begins; 0: it does not matter */
    const char *rules; /* that are switched on besides its own: a list; NULL: none */
} vaka_try_from;

/* What became of it. */
typedef struct vaka_try_came {
    uint32_t actions;   /* steps of the kept game */
    vaka_error stopped; /* why it goes no further with the mod; status 0: it does */
    bool next;          /* the card that is tried comes next from its deck */
} vaka_try_came;

/* Plays the game of a journal again up to a step, with the mod of the target besides those it was
 * played with, and what is to be tried switched on. People play all seats; the record is in memory,
 * owned by the caller and marked as a trial. The choice, which serves its plugins, names the mod.
 * Fails with a sentence for people: it is a game of something else, a mod of it is missing, it
 * cannot be read, or does not come to that turn. */
vaka_status vaka_try_from_open(const vaka_try_from *from, const vaka_try_target *target,
                               vaka_mod_choice *choice, const vaka_module *module,
                               vaka_record **out, vaka_try_came *came, vaka_error *err);

#endif
