/* gui/board/motion.h - what moves on the play screen: pieces under way, and dice.
 *
 * SPDX-License-Identifier: MIT
 *
 * It is worked out from what the seat saw before and what it sees now: piles that became smaller
 * here and larger there. So it shows nothing that the two pictures would not. Nobody waits for it:
 * the match has gone on already, and anything that is pressed ends it. */
#ifndef GUI_BOARD_MOTION_H
#define GUI_BOARD_MOTION_H

#include "gui/draw/counter.h"
#include "match/record.h"

typedef struct vaka_board vaka_board;

#define VAKA_FLIGHTS 24
#define VAKA_DICE 6
#define VAKA_TURNED 8
#define VAKA_DICE_SHOWN 1500 /* ms that dice are seen in all */

typedef struct vaka_flight { /* pieces that look alike, from one place to another */
    vaka_pile pile;
    int32_t from, to; /* spaces, or zones that lie on no board */
    int32_t zone;     /* in which they end: what goes together may be in one of its own */
} vaka_flight;

typedef struct vaka_lying { /* a pile as it lay when the seat looked last */
    int32_t zone;
    int32_t at; /* the space at which it was shown; the zone, if at none */
    vaka_pile pile;
} vaka_lying;

/* How flights go: alone; as a part of a course, without a rest between two; as its last part. */
enum { VAKA_FLIGHT_ALONE, VAKA_FLIGHT_PART, VAKA_FLIGHT_LAST };

typedef struct vaka_motion {
    vaka_lying *lying; /* owned */
    int32_t count, room;
    const void *of; /* the layout and the seat it was seen with */
    int32_t seat;
    uint32_t told; /* entries of the log so far */

    vaka_flight flights[VAKA_FLIGHTS];
    int32_t flying;
    int course;                                 /* VAKA_FLIGHT_… of those that begin next */
    int32_t sides[VAKA_DICE], faces[VAKA_DICE]; /* rolled last */
    int32_t dice;
    int32_t turned[VAKA_TURNED]; /* spaces whose tile has become known at the last look */
    int32_t turned_count;
    uint32_t begun, rolled; /* ticks at which the flights began, the dice were thrown */
    uint32_t now;           /* for tests: the time; 0: that of the clock */
} vaka_motion;

/* The view was opened or has changed: finds out what moved since. The record (may be NULL) tells of
 * dice. */
void vaka_motion_look(vaka_board *board, vaka_record *record);
void vaka_motion_done(vaka_board *board);
void vaka_motion_stop(vaka_board *board); /* everything has arrived */

/* How many of a pile that lies in a zone are still under way to it. */
int32_t vaka_motion_arriving(const vaka_board *board, int32_t zone, const vaka_pile *pile);

/* Has the tile of a space become known at the last look? */
bool vaka_motion_turned(const vaka_board *board, int32_t zone);

/* How far the flights have come, 0 to 1; how long ago the dice were thrown, and how long they roll,
 * in ms. */
float vaka_motion_part(const vaka_board *board);
int vaka_motion_left(const vaka_board *board); /* … and how long they still need; 0: none flies */
uint32_t vaka_motion_thrown(const vaka_board *board);
uint32_t vaka_motion_roll(const vaka_board *board);
bool vaka_motion_moves(const vaka_board *board); /* is anything under way? */

/* The time has come for another picture: ms until then, negative if never. And: it has. */
int vaka_motion_due(const vaka_board *board);
void vaka_motion_tick(vaka_board *board);

/* dice_view.c: dice that were just thrown; which part of the window they need. */
bool vaka_dice_box(const vaka_board *board, SDL_Rect *box);
void vaka_dice_draw(vaka_board *board);

#endif
