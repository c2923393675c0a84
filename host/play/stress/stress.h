/* play/stress/stress.h - random games that make content act, and look for what breaks.
 *
 * SPDX-License-Identifier: MIT
 *
 * Cards that are asked about are drawn whenever their deck is drawn from, rules are switched on in
 * turns, scenarios played one after the other. In every game: no script fails, a copy goes the same
 * way, undo and redo come back to the same position, what is on a legal list is accepted and what
 * is not is refused and changes nothing, nobody's view depends on what he cannot know, and a second
 * Lua state plays the whole game to the same end. */
#ifndef PLAY_STRESS_H
#define PLAY_STRESS_H

#include "script/mods/library.h"

typedef struct vaka_stress_plan {
    const vaka_library *library; /* borrowed */
    const char *const *mods;     /* ids of the mods that take part; NULL-terminated */
    uint32_t games;
    uint64_t seed;

    /* Is a file (by its mod's number and its path in it) asked about? */
    bool (*wants)(void *data, uint32_t mod, const char *file);
    void *data;
} vaka_stress_plan;

typedef struct vaka_stress_item { /* a card or rule that was asked about */
    uint32_t mod;
    char *file;                      /* owned; in its mod */
    const char *sort;                /* of the module; NULL: a rule */
    bool acts;                       /* it has functions at all */
    bool sealed;                     /* its actions are for steps that ask in secret alone */
    uint64_t steps[VAKA_STEP_WORDS]; /* of its actions, a bit each */
    uint64_t runs;
} vaka_stress_item;

typedef struct vaka_stress_report {
    uint32_t games, actions;
    uint64_t undos, samples, tries; /* how often each was checked */
    vaka_stress_item *items;        /* owned */
    uint32_t item_count;
    uint64_t open[VAKA_STEP_WORDS], sealed[VAKA_STEP_WORDS]; /* steps that asked so, a bit each */
    char what[1024]; /* what went wrong first, with game, action and seed; empty: nothing */
} vaka_stress_report;

/* Plays the games, up to the first in which something is wrong. Fails only if no game can begin. */
vaka_status vaka_stress_run(const vaka_stress_plan *plan, vaka_stress_report *report,
                            vaka_error *err);
void vaka_stress_report_done(vaka_stress_report *report);

#endif
