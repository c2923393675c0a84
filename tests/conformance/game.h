/* conformance/game.h - one random game, played again and again in different ways.
 *
 * SPDX-License-Identifier: MIT
 *
 * Everything about a game follows from its seed: the number of seats, the options, what is done and
 * what is checked. First it is planned: played at random, without any check in between. Then the
 * same actions are played once more with other rubbish in memory, once more beside another match,
 * and once more as a journalled match that is questioned at every turn. What happens must be the
 * same each time. */
#ifndef CONFORMANCE_GAME_H
#define CONFORMANCE_GAME_H

#include "finding.h"
#include "match/record.h"
#include "script/run/loaded.h"
#include "tally.h"
#include "watch.h"

#define GAME_RULES 16     /* most rules switched on */
#define GAME_BOUND 20000u /* actions after which a game counts as endless */

/* What an action led to, as numbers to compare. */
typedef struct trace {
    uint64_t legal; /* lists of all asked seats before it */
    uint64_t hash;  /* block after it */
    uint64_t told;  /* events */
    uint64_t came;  /* results of chance */
} trace;

typedef struct game {
    const vaka_module *module; /* borrowed */
    uint64_t seed;
    int32_t seats;
    int32_t option[VAKA_MAX_OPTIONS];
    tally *tally;               /* borrowed */
    vaka_loader *loader;        /* borrowed */
    vaka_library_choice chosen; /* scenario and rules of a module with content */
    const char *rules[GAME_RULES + 1];
    vaka_setup content; /* what came of the choice: content, port, scenario, its options */

    vaka_action *actions; /* owned, like traces */
    trace *traces;        /* of each action */
    trace start;
    uint32_t count, room;

    uint32_t rng[4]; /* what is tried */
    uint32_t at;     /* the action under way, from 1; 0: setup */
    finding found;
    watch watch;         /* of the record */
    vaka_record *record; /* owned: the match that is checked; NULL before */
    vaka_live *truth;    /* owned: two spare live matches of the record's layout */
    vaka_live *sample;
} game;

/* Draws seats and options. Seeds that follow one another go through all numbers of seats; one in
 * four has all options at their normal values. */
void game_init(game *at, const vaka_module *module, uint64_t seed, tally *counts,
               vaka_loader *loader);

/* Scenario and rules into the header of a journal. */
void game_head(const game *at, vaka_journal_head *head);
void game_done(game *at);

/* Plays and checks it. False: `found` says what is wrong. */
bool game_run(game *at);

/* Everything that happened in it, as one number on top of an earlier one. */
uint64_t game_digest(const game *at, uint64_t before);

/* Writes the game as far as it went into a journal in `folder`; `path` is set to its name, or
 * empty if there is nothing to write. */
void game_save(game *at, const char *folder, char *path, size_t room);

/* A random number below n. */
uint32_t game_roll(game *at, uint32_t n);

/* The setup of this game for the module or a watch's face. */
bool game_setup(game *at, const vaka_module *module, vaka_setup *out);

/* A match of this game, watched. */
typedef struct side {
    watch watch;
    vaka_layout *layout; /* owned, like live */
    vaka_live *live;
} side;

/* The seed itself, or a key made of it. */
vaka_seed game_seed(uint64_t seed);

bool side_open(game *at, side *one, uint8_t fill, uint64_t seed);
void side_close(side *one);

/* Digests. */
uint64_t trace_legal(vaka_live *live);
trace trace_after(vaka_live *live, uint64_t legal);

/* Which of two traces' parts differs ("the hash"), or NULL. */
const char *trace_differs(const trace *a, const trace *b);

/* Applies an action; false, with a finding under `word`, if it was refused or the module failed. */
bool game_apply(game *at, vaka_live *live, const watch *by, const vaka_action *action);

/* Takes over what a watch has found. */
bool game_heed(game *at, const watch *by);

/* The action as people read it, for findings. */
const char *game_text(const vaka_layout *layout, const vaka_action *action, char *out, size_t room);

/* plan.c: plays at random and fills actions and traces. */
bool plan_game(game *at);
bool plan_choose(game *at, vaka_live *live, uint32_t *rng, vaka_action *out);

/* check_determinism.c: the same actions again, with other rubbish in memory; beside another
 * match. */
bool check_repeats(game *at);
bool check_undisturbed(game *at);

/* walk.c: the same actions again as a record, with all the checks below in between. */
bool walk_game(game *at);

/* check_legal.c: what is listed is accepted, what is not is refused, nothing changes. */
bool check_legal(game *at);
bool check_asked_twice(game *at, vaka_live *live, int32_t seat);

/* check_words.c: sentences of events and scenes can be read. */
bool check_told(game *at, const vaka_live *live);
bool check_scene(game *at, int32_t seat);

/* check_undo.c: after action number `at->at`. */
bool check_undo(game *at);

/* check_journal.c: saving, loading and replaying at the end. */
bool check_journal(game *at);

/* check_ways.c: of the two positions compared last a seat can bring its pieces to the same places,
 * by the same actions. */
bool check_ways(game *at, int32_t viewer);

/* check_secrecy_rest.c: a seat cannot tell two positions apart that differ in what it may not
 * know. check_redacted: its rules need nothing else than what it may know. */
bool check_rest(game *at, int32_t viewer);
bool check_redacted(game *at, int32_t seat);

/* check_secrecy_motion.c: nor can it after `action` in both, unless it was told. */
bool check_motion(game *at, int32_t viewer, const vaka_action *action);

/* check_pairs.c: counts what a sample should show; and, at the end, whether samples have shown it.
 * False: `found` says what is missing. */
void pairs_expect(game *at, int32_t viewer, const vaka_resampled *differ);
bool check_pairs(const tally *at, finding *found);

/* Makes at->sample a sample of the record's match for a viewer; what differs. */
void sample_for(game *at, int32_t viewer, vaka_resampled *differ);

#endif
