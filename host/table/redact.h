/* table/redact.h - a match as one seat may know it.
 *
 * SPDX-License-Identifier: MIT
 *
 * A redacted position has the same layout as the true one, so a module can read it like any match,
 * but what the seat may not know is not in it: hidden pieces have the kind of their back and no
 * fields; their numbers are dealt out anew by owner, zone and back, so that neither number nor
 * order tells anything; the generator, the answers sealed by others and their standing passes are
 * gone. Two positions that differ only in what the seat cannot know give the same bytes. */
#ifndef TABLE_REDACT_H
#define TABLE_REDACT_H

#include "table/position.h"

/* Fills `out` (made with the same layout) with what `seat` may know of `position`. VAKA_SPECTATOR
 * sees what is open to all; VAKA_REFEREE gets a plain copy. */
void vaka_redact(const vaka_position *position, int32_t seat, vaka_position *out);

/* A view that one seat is shown again and again, of any position of the layout: where nothing has
 * changed since the last time it is not written anew. The bytes are those of vaka_redact. */
typedef struct vaka_kept_view {
    vaka_position seen; /* the view */
    int32_t seat;
    bool made;          /* the rest is good */
    vaka_piece *was;    /* owned: the pieces it was made of, by their numbers */
    vaka_piece *room;   /* behind them: where pieces are written before they are put in place */
    uint64_t *changed;  /* sets of zones, behind that: with pieces that have changed, */
    uint64_t *partial;  /* of which something is left out, */
    uint64_t *lying;    /* that are to be looked at */
    int32_t count;      /* numbers of `was` that were handed out */
    int32_t shown;      /* pieces of the view */
    vaka_position anew; /* of vaka_kept_view_holds, once it has been asked */
} vaka_kept_view;

void vaka_kept_view_init(vaka_kept_view *kept, const vaka_layout *layout, int32_t seat);
void vaka_kept_view_done(vaka_kept_view *kept);

size_t vaka_kept_view_memory(const vaka_kept_view *kept); /* bytes that it takes */

/* Makes it what the seat may know of `position`; _anew takes nothing of what it was. */
void vaka_kept_view_renew(vaka_kept_view *kept, const vaka_position *position);
void vaka_kept_view_anew(vaka_kept_view *kept, const vaka_position *position);

/* Is it, to the byte, what vaka_redact makes of the position? */
bool vaka_kept_view_holds(vaka_kept_view *kept, const vaka_position *position);

/* Which number each piece of a position has in what vaka_redact made of it for a seat: `out` has
 * piece_max entries, VAKA_NONE for one of which the seat may not even know that it is there. Hidden
 * ones that look alike to the seat may have the same. */
void vaka_redact_numbers(const vaka_position *position, int32_t seat, const vaka_position *seen,
                         int16_t *out);

#endif
