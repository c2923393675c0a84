/* table/position.h - the flat block of a match and what is bound to it.
 *
 * SPDX-License-Identifier: MIT
 *
 * The block is one piece of memory without pointers: table, frames, zones, pieces, sealed answers,
 * the module's struct and what only some games declare, at the offsets the layout says. Copying it
 * copies the match. Whatever is not part of the match (who listens, what this action did) lies
 * beside it in vaka_position. */
#ifndef TABLE_POSITION_H
#define TABLE_POSITION_H

#include "chance/stream.h"
#include "layout/layout.h"

/* Head of the block. No padding, no pointers; every byte is set. */
typedef struct vaka_table {
    uint32_t rng[4]; /* where the generator stands (chance/stream.h) */
    uint32_t clock;  /* actions applied so far */
    int16_t score[VAKA_MAX_SEATS];
    int16_t turn;
    int16_t piece_count; /* numbers handed out so far */
    int16_t free_piece;  /* first of a list (through `next`) of numbers to use again */
    int16_t sealed_count[VAKA_MAX_SEATS];
    uint8_t standing[VAKA_MAX_SEATS][VAKA_MAX_WINDOWS]; /* 0, depth (pass-here), STANDING_TURN */
    uint8_t depth;                                      /* frames on the agenda */
    uint8_t seats_in;                                   /* set of seats still in the game */
    uint8_t finished;
    uint8_t winners;
    uint8_t standing_count; /* entries of `standing` that are not 0 */
    uint8_t spare;          /* always 0 */
} vaka_table;

/* How a piece lies; by its number, in games that declare postures. */
typedef struct vaka_posture {
    uint8_t turn;
    uint8_t mark; /* from 1; 0: none */
} vaka_posture;

/* Deals, in games that declare them; the two lists (by good, `good_count` each) follow: what `by`
 * gives and what it asks for. All but `left` and `made` is for the two, and 0 between deals. */
typedef struct vaka_deal_region {
    uint8_t left[VAKA_MAX_SEATS]; /* offers until the round is over */
    uint8_t made;                 /* 1: the last one came about */
    uint8_t open;                 /* 1: one is under way */
    int8_t by, with;              /* who wrote the lists, and for whom */
    uint8_t offered;              /* 1: `with` may read them */
    uint8_t lines;                /* that `by` may still write; only it knows */
    uint8_t spare[2];             /* always 0 */
} vaka_deal_region;

#define VAKA_STEP_DEAL 251u /* vaka_frame.step of a deal (match/deal.h); locals: the two seats */

#define VAKA_STANDING_TURN 255u

/* What the action under way did, beside what it changed (vaka_position.marks). */
#define VAKA_MARK_CHANCE 1u  /* a die, a shuffle, a draw */
#define VAKA_MARK_LEARNED 2u /* somebody got to know something hidden */

/* vaka_position.learned: a set of seats; this bit stands for those who only watch. */
#define VAKA_LEARNED_OPEN 0x100u
#define VAKA_LEARNED_ALL 0x1ffu

/* vaka_position.tank: the fuel of whatever scripts are asked for now (table/script.h). */
#define VAKA_TANK_NONE 0u /* nothing is under way: each call has a tank of its own */
#define VAKA_TANK_FULL 1u /* an action or an answer is; no script has run in it yet */
#define VAKA_TANK_OPEN 2u /* and scripts burn its fuel */

typedef struct vaka_script_region vaka_script_region; /* table/script.h */
typedef struct vaka_script_port vaka_script_port;
typedef struct vaka_result vaka_result;         /* table/result.h */
typedef struct vaka_event_log vaka_event_log;   /* table/event_log.h */
typedef struct vaka_chance_log vaka_chance_log; /* table/chance_log.h */
typedef struct vaka_redraw vaka_redraw;         /* table/redraw.h */

typedef struct vaka_position {
    vaka_match face; /* first: what a module sees */
    const vaka_module *module;
    vaka_table *table; /* these and `game` point into the block */
    vaka_frame *frames;
    vaka_zone *zones;
    uint64_t *present; /* face.present */
    vaka_piece *pieces;
    vaka_action *sealed;        /* sealed_max for each seat */
    vaka_script_region *script; /* NULL without content */
    int16_t *counters;          /* these are NULL where the layout has none (table/counter.h) */
    int8_t *order;              /* seats in the order of play */
    vaka_result *result;
    vaka_posture *postures; /* of all pieces */
    uint8_t *parts;         /* on which each stands, from 1; 0: on none */
    vaka_deal_region *deal;
    uint8_t *block;       /* owned */
    uint64_t modified[4]; /* a bit for each value that a modifier changes somewhere (value.c) */
    uint8_t modified_from[256], modified_to[256]; /* by such a value: its first and last modifier */
    vaka_stream stream; /* the generator's key: a live match's position only */

    uint32_t marks;     /* VAKA_MARK_… of the action under way */
    uint16_t learned;   /* seats that got to know something by it, and VAKA_LEARNED_OPEN */
    int32_t actor;      /* whose action it is; VAKA_NONE outside of one */
    bool drafting;      /* a sealed answer is being tried out */
    bool carrying;      /* sealed answers are being carried out */
    bool again, passed; /* what apply() said about the question it answered */
    bool progress;      /* step() has done something to the agenda */
    uint8_t tank;       /* VAKA_TANK_…: what scripts burn now */
    uint32_t burnt;     /* fuel that it has given so far */
    uint32_t listed;    /* of a draft: fuel that the actions of its sealed list have burnt */
    bool broken;        /* a wrong call: `trouble` says which */
    int32_t failed;     /* the item whose script failed in it, from 1; 0: none */
    int32_t stirred;    /* the last item whose script changed something in it, from 1; 0: none */
    bool machine;       /* broken by a limit of this machine: never a result of the game */
    char trouble[240];
    const vaka_script_port *port;                 /* borrowed; NULL: no scripts run */
    uint32_t answers_used, chance_used, told_now; /* how far a script that runs again has come */
    bool in_script, replaying;
    bool keyed;              /* the keyframe of the script that runs is kept */
    bool acted;              /* … which has changed or asked something since it began */
    vaka_frame running;      /* its frame, off the agenda meanwhile */
    vaka_event_log *events;  /* borrowed; NULL: nobody listens */
    vaka_chance_log *chance; /* borrowed; NULL: nothing queued, nothing kept */
    vaka_redraw *redraw;     /* borrowed; NULL unless a sample is worked out (table/redraw.h) */
} vaka_position;

/* Allocates and zeroes a block for the layout; vaka_position_done frees it. */
void vaka_position_init(vaka_position *position, const vaka_layout *layout);
void vaka_position_done(vaka_position *position);

/* Puts the generator where a seed has it at the start. */
void vaka_position_seed(vaka_position *position, const vaka_seed *seed);

/* Copies the block and nothing else (with the keyframe behind it while a script waits; the
 * generator's key stays behind, too). Both must have the same layout. */
void vaka_position_copy(vaka_position *to, const vaka_position *from);

/* After the block was written as a whole, or modifiers have changed: what lies beside it and
 * follows from it (`modified`) is worked out anew. */
void vaka_position_reread(vaka_position *position);

/* How many bytes that is now: the block, or twice as many. */
size_t vaka_position_span(const vaka_position *position);

/* XXH3 of the whole block. */
uint64_t vaka_position_hash(const vaka_position *position);

/* Do all of them fit into the 16 bits that the block has for a number? */
static inline bool vaka_fits(int32_t a, int32_t b, int32_t c, int32_t d)
{
    return a == (int16_t)a && b == (int16_t)b && c == (int16_t)c && d == (int16_t)d;
}

static inline vaka_position *vaka_position_of(const vaka_match *match)
{
    return (vaka_position *)(uintptr_t)match; /* the face is the first member */
}

/* Marks the match as broken by a wrong call; only the first one counts. What is said becomes a line
 * that can be shown. */
void vaka_position_break(vaka_position *position, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The same with what has broken a copy of it, if anything has: who failed, and whether it was a
 * limit of this machine. */
void vaka_position_break_like(vaka_position *position, const vaka_position *copy);

#endif
