/* cli/measure/lab.h - a simulation as it stands: what is played, and what came of it so far.
 *
 * SPDX-License-Identifier: MIT
 *
 * It knows by itself all that a report says, so that one can be written where the game is not: of
 * shards that were played elsewhere (lab_file.h). */
#ifndef CLI_MEASURE_LAB_H
#define CLI_MEASURE_LAB_H

#include "match/journal.h"
#include "play/stats.h"

#include <jansson.h>

typedef struct vaka_lab {
    json_t *run;    /* owned: game, seats, seed, rules …: what two shards have in common */
    uint32_t games; /* that are wanted, in all shards together */
    uint32_t until; /* 0, or stop when shares are known to so many hundredths of a percent */
    uint32_t shard, shards; /* from 0; of 1: all of it */
    vaka_sums sums;         /* of the games that were played: the first ones of the shard */
    vaka_stats stats;       /* what they say, since vaka_lab_look */
    double seconds;         /* negative: not to be told */
} vaka_lab;

/* What is played: that of a plan, which has no games yet. `card` is what --card names, or NULL. */
void vaka_lab_init(vaka_lab *lab, const vaka_sim_plan *plan, const vaka_journal_head *head,
                   const char *card);
void vaka_lab_done(vaka_lab *lab);

/* In what one run differs from another as half a sentence: "its rules are fog, not none". False: in
 * nothing. What people chose is named rather than the hash of all of it. */
#define VAKA_LAB_DIFFERENCE 168
bool vaka_lab_run_differs(const json_t *ours, const json_t *theirs, char *out, size_t room);

/* Works out the statistics of what there is. */
void vaka_lab_look(vaka_lab *lab);

/* Is it over: all games of the shard played, or enough of them? Shares are looked at only after
 * every VAKA_LAB_BLOCK games, so that the end does not depend on who counts when. */
#define VAKA_LAB_BLOCK 50u
bool vaka_lab_over(vaka_lab *lab);

/* How many games of all its shard has to play. */
uint32_t vaka_lab_count(const vaka_lab *lab);

/* What the run says of itself; "" and 0 where there is nothing. Borrowed. */
const char *vaka_lab_text(const vaka_lab *lab, const char *name);
int64_t vaka_lab_number(const vaka_lab *lab, const char *name);
const char *vaka_lab_bot(const vaka_lab *lab, int32_t seat);
const char *vaka_lab_side(const vaka_lab *lab, int32_t zone);

/* The side of that name: on another map it has another number. NULL: nobody played it. */
const vaka_side_share *vaka_lab_side_named(const vaka_lab *lab, const char *name);
vaka_factor vaka_lab_factor(const vaka_lab *lab, uint32_t factor);

/* The factor of the card that --card names; VAKA_NONE: it names none. */
int32_t vaka_lab_card(const vaka_lab *lab);

/* Are all cards and events counted, and not one card at most? */
bool vaka_lab_tells_effects(const vaka_lab *lab);

/* Does one of its bots know what rules and cards offer? Those of a game are never handed it. */
bool vaka_lab_knows_actions(const vaka_lab *lab);

/* Scores are kept in halves by games that have such. */
vaka_spread vaka_lab_points(const vaka_lab *lab, const vaka_spread *spread);

/* The factors of a sort by what they change, those that say most of all first; `count` of them,
 * owned by the caller. Those that never came up are left out, but for actions. */
typedef struct vaka_lab_row {
    vaka_factor factor;
    vaka_effect effect;
    uint64_t times; /* in all finished games */
} vaka_lab_row;
vaka_lab_row *vaka_lab_rows(const vaka_lab *lab, uint32_t sort, uint32_t *count);

/* Does a row say more than that it came up? A handful of games says nothing of who wins. */
static inline bool vaka_lab_row_tells(const vaka_lab_row *row)
{
    return row->effect.games >= 10;
}

#endif
