/* tests/modules/gallery/gallery.h - what the files of the module share. The rules are in gallery.c.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GALLERY_GALLERY_H
#define GALLERY_GALLERY_H

#include "vaka/vaka.h"

enum {
    VERB_TAKE,
    VERB_HANG,
    VERB_SELL,
    VERB_STORE,
    VERB_HIDE,
    VERB_LEND,
    VERB_BURY,
    VERB_BORROW,
    VERB_COVER,
    VERB_RESTORE,
    VERB_CLEAR,
    VERB_PEEK,
    VERB_LOT,
    VERB_LEAVE,
    VERB_REST,
    VERB_COUNT
};
enum { STEP_DAYS, STEP_DAY, STEP_COUNT };
enum { OPTION_DAYS, OPTION_COUNT };
enum {
    EVENT_DAY,
    EVENT_TOOK,
    EVENT_HUNG,
    EVENT_PUT,
    EVENT_BORROWED,
    EVENT_COVERED,
    EVENT_RESTORED,
    EVENT_CLEARED,
    EVENT_PEEKED,
    EVENT_LOT,
    EVENT_LEFT,
    EVENT_TIE,
    EVENT_COUNT
};
enum {
    KIND_CANVAS, /* the backs of pictures and of lots */
    KIND_TICKET,
    KIND_PORTRAIT,
    KIND_SEASCAPE,
    KIND_STILL_LIFE,
    KIND_FADED,
    KIND_GOLD,
    KIND_GREY,
    KIND_COIN,
    KIND_VISITOR,
    KIND_COUNT
};
enum { HALL = 7, GARDEN = 5, SPACES = HALL + GARDEN, TRACK = 10 };
enum {
    ZONE_ARCHIVE = SPACES,
    ZONE_HAT,
    ZONE_CRATE,
    ZONE_DESK,
    ZONE_ATTIC,
    ZONE_WALL,
    ZONE_FAME,
    ZONE_SEATS = ZONE_FAME + TRACK
};
enum { SEAT_HAND, SEAT_SAFE, SEAT_PURSE, SEAT_ZONES }; /* each seat's own, from ZONE_SEATS on */
enum { PICTURES = 12, LOTS = 6, GOLDEN = 2, EFFORT = 6, ROOM = 2, SEATS = 4 };

/* Public facts only. */
typedef struct gallery_game {
    int8_t effort[SEATS]; /* left today */
    int8_t day, days;
    int8_t spare[2]; /* always 0: the size is a multiple of 8 */
} gallery_game;
_Static_assert(sizeof(gallery_game) == 8, "no padding");

extern const vaka_verb verbs[VERB_COUNT];

static inline int32_t zone_of(int32_t seat, int32_t which)
{
    return ZONE_SEATS + seat * SEAT_ZONES + which;
}

/* Seats that have a key of the desk: every other one. */
static inline bool has_key(int32_t seat)
{
    return seat % 2 == 0;
}

/* rooms.c: boards, zones and kinds; what lies where at the start. */
vaka_status gallery_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status gallery_setup(vaka_match *match, const vaka_setup *setup);

/* obstacle.c: what a seat may do, and why not. */
const vaka_reason *gallery_why_not(const vaka_match *match, const vaka_action *action,
                                   int16_t fact[VAKA_TEXT_ARGS]);
void gallery_legal(const vaka_match *match, int32_t seat, vaka_actions *out);

/* A face-up picture of a seat in a room, of a kind (VAKA_NONE: any), or VAKA_NONE. */
int32_t picture_at(const vaka_match *match, int32_t room, int32_t seat, int32_t kind);

/* scene.c: one of everything a front end can draw. */
void gallery_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

#endif
