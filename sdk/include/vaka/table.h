/* vaka/table.h - a match as a module sees it: zones, pieces, its own struct.
 *
 * SPDX-License-Identifier: MIT
 *
 * All of a match lies in one flat block. A module reads zones and pieces directly, through the face
 * of the match below, and changes them only by the functions of this header: so the host knows who
 * saw what, and can clone, undo, hash and redact every game alike. Its own struct (`game`) it reads
 * and writes as it likes; it holds public facts only, no pointers and no padding, for what is
 * secret lies on the table. `facts` is constant: what layout() worked out once.
 *
 * A wrong call (no such zone, too many pieces) does nothing to the table and marks the match as
 * broken: the host takes the whole action back and says which call of which module it was.
 *
 * Four things about secrets. Turning a piece face down makes all forget it but its owner and those
 * who have looked at it. Who has looked is public. Where an action names a kind and equal pieces
 * have been seen by different seats, which of them moves is visible: vaka_forget the stack first,
 * or call vaka_learned. And who knows a card in a deck knows its place there. */
#ifndef VAKA_TABLE_H
#define VAKA_TABLE_H

#include "vaka/abi.h"

VAKA_BEGIN

#define VAKA_FACE_DOWN 0u
#define VAKA_FACE_UP 1u

/* One piece or card; its number is its place in match->pieces. 20 bytes without padding. Numbers
 * are good within one call only: do not keep one in a field or in the game struct. In the match
 * that describe() and bots are given, pieces are numbered anew, and one that the seat may not know
 * has the kind of its back and fields of 0. */
typedef struct vaka_piece {
    int16_t kind;
    int16_t zone; /* where it lies; VAKA_NONE: not in the game */
    int16_t next; /* the piece above it in the zone, VAKA_NONE for the top one */
    int16_t prev; /* the piece below it */
    int8_t owner; /* a seat or VAKA_NONE */
    uint8_t face; /* VAKA_FACE_… */
    uint8_t seen; /* seats that have looked at it while it lay face down (vaka_look) */
    uint8_t mark; /* moves when the number is given to another piece: makes old handles stale */
    int16_t field[VAKA_FIELDS]; /* the module's own, as visible as the kind */
} vaka_piece;

typedef struct vaka_zone {
    int16_t first; /* the bottom piece or VAKA_NONE */
    int16_t last;  /* the top piece */
    int16_t count;
} vaka_zone;

typedef struct vaka_match {
    uint32_t size; /* of this face; it may grow */
    int32_t seats;
    const vaka_layout *layout;
    const vaka_zone *zones;
    const vaka_piece *pieces;
    void *game;
    const void *facts;
    const uint64_t *present;  /* read it by the functions below */
    int32_t present_words;    /* of each owner's set */
    uint64_t unheard;         /* a bit for each hook to which nobody listens */
    const int32_t *values;    /* without modifiers; read them by vaka_value_at (value.h) */
    const uint64_t *modified; /* a bit for each value that a modifier changes somewhere now */
} vaka_match;

/* Where an owner's pieces lie: a set of zones for every seat, and one for VAKA_NONE, kept by the
 * host. A walk over a board by vaka_next_with looks at the zones that count and at no others. */
static inline const uint64_t *vaka_present(const vaka_match *match, int32_t owner)
{
    return match->present + (owner < 0 ? match->seats : owner) * match->present_words;
}

/* Does a piece of the owner (a seat or VAKA_NONE: nobody's) lie in the zone? */
static inline bool vaka_has(const vaka_match *match, int32_t zone, int32_t owner)
{
    return (vaka_present(match, owner)[(uint32_t)zone / 64u] >> (uint32_t)zone % 64u & 1u) != 0;
}

/* The first zone from `zone` on in which a piece of the owner lies, or VAKA_NONE. */
static inline int32_t vaka_next_with(const vaka_match *match, int32_t owner, int32_t zone)
{
    const uint64_t *set = vaka_present(match, owner);
    uint32_t words = (uint32_t)match->present_words, word = (uint32_t)zone / 64u;

    if (word >= words)
        return VAKA_NONE;
    uint64_t rest = set[word] & ~(uint64_t)0 << (uint32_t)zone % 64u;
    while (!rest && ++word < words)
        rest = set[word];
    return rest ? (int32_t)(64u * word) + __builtin_ctzll(rest) : VAKA_NONE;
}

/* for (VAKA_EACH(match, zone, piece)): from the bottom to the top. Do not move the piece in hand;
 * take its `next` first where you must. */
#define VAKA_EACH(match, zone, piece)                                                              \
    int32_t piece = (match)->zones[zone].first;                                                    \
    piece >= 0;                                                                                    \
    piece = (match)->pieces[piece].next

/* The lowest piece of an owner and a kind in a zone, or VAKA_NONE. VAKA_NONE as owner or kind
 * matches all. vaka_count counts them. */
VAKA_API int32_t vaka_find(const vaka_match *match, int32_t zone, int32_t owner, int32_t kind);
VAKA_API int32_t vaka_count(const vaka_match *match, int32_t zone, int32_t owner, int32_t kind);

/* Seats (a set) that know what the piece is, as it lies now. */
VAKA_API uint8_t vaka_knowers(const vaka_match *match, int32_t piece);

/* Puts a new piece face down on top of a zone and returns its number. */
VAKA_API int32_t vaka_piece_new(vaka_match *match, int32_t kind, int32_t owner, int32_t zone);
VAKA_API void vaka_piece_remove(vaka_match *match, int32_t piece);

/* Moves a piece to the top, or the bottom, of a zone. Its face stays. */
VAKA_API void vaka_piece_move(vaka_match *match, int32_t piece, int32_t zone);
VAKA_API void vaka_piece_move_under(vaka_match *match, int32_t piece, int32_t zone);

/* Moves every piece of a zone to the top of another, in its order. */
VAKA_API void vaka_zone_move(vaka_match *match, int32_t from, int32_t to);

VAKA_API void vaka_piece_flip(vaka_match *match, int32_t piece, uint32_t face);
VAKA_API void vaka_piece_own(vaka_match *match, int32_t piece, int32_t owner);
VAKA_API void vaka_piece_become(vaka_match *match, int32_t piece, int32_t kind);
VAKA_API void vaka_piece_set(vaka_match *match, int32_t piece, int32_t field, int32_t value);

/* A seat looks at a piece and knows it from now on, until it is shuffled or forgotten. Undo stops
 * here, but where place and face show the piece to that seat anyway.
 * vaka_forget makes it unknown to all whom place and face do not show it. */
VAKA_API void vaka_look(vaka_match *match, int32_t seat, int32_t piece);
VAKA_API void vaka_forget(vaka_match *match, int32_t piece);

/* A rule's outcome told the seat something about what it cannot see ("there is a warship here:
 * stop"). Call it whichever way it went: the answer "no" tells as much. Undo stops here. */
VAKA_API void vaka_learned(vaka_match *match, int32_t seat);

/* Public numbers the host shows and uses. A seat that is out is left out of every set that is
 * asked; to ask it alone (vaka_ask) is a wrong call. vaka_finish ends the match, the first time it
 * is called; `winners` is a set of seats, several share the win, none is a draw. */
VAKA_API void vaka_score_set(vaka_match *match, int32_t seat, int32_t score);
VAKA_API int32_t vaka_score(const vaka_match *match, int32_t seat);
VAKA_API void vaka_seat_out(vaka_match *match, int32_t seat);
VAKA_API uint8_t vaka_seats_in(const vaka_match *match);
VAKA_API void vaka_turn_set(vaka_match *match, int32_t turn);
VAKA_API int32_t vaka_turn(const vaka_match *match);
VAKA_API void vaka_finish(vaka_match *match, uint8_t winners);

VAKA_END

#endif
