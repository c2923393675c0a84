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

#define VAKA_LOOKERS (VAKA_MAX_SEATS - VAKA_REFEREE) /* seats, the spectator, the referee */

/* The views of one match that are kept between looks: of what has not changed since a seat looked
 * last nothing is written anew. The bytes are those of vaka_redact, whatever positions of the
 * layout are looked at. */
typedef struct vaka_kept_view {
    vaka_position seen; /* the view */
    bool made;          /* it is what the seat saw last, and can be renewed */
    int32_t shown;      /* pieces of the view */
} vaka_kept_view;

typedef struct vaka_kept_views {
    vaka_kept_view *view[VAKA_LOOKERS]; /* owned, made when needed; by seat, the others behind */
    const vaka_layout *layout;          /* borrowed */
    vaka_piece *was;                    /* owned: the pieces at the last look, by their numbers */
    vaka_piece *room;   /* behind them: where pieces are written before they are put in place */
    uint64_t *changed;  /* word by word, of every looker: zones that are not as it saw them */
    uint64_t *partial;  /* set by set, of every looker: zones of which something is left out */
    uint64_t *found;    /* one set: zones that have changed, then those that are shown anew */
    uint64_t *lying;    /* one set: these, and all in which something lies */
    int32_t count;      /* numbers of `was` that were handed out */
    vaka_position anew; /* of vaka_kept_views_hold, once it has been asked */
} vaka_kept_views;

void vaka_kept_views_init(vaka_kept_views *views, const vaka_layout *layout);
void vaka_kept_views_done(vaka_kept_views *views);

size_t vaka_kept_views_memory(const vaka_kept_views *views); /* bytes beside the struct */

/* What was shown to the seat last. */
vaka_position *vaka_kept_views_seen(vaka_kept_views *views, int32_t seat);

/* Makes it what the seat may know of `position`; _anew takes nothing of what it was. */
void vaka_kept_views_renew(vaka_kept_views *views, int32_t seat, const vaka_position *position);
void vaka_kept_views_anew(vaka_kept_views *views, int32_t seat, const vaka_position *position);

/* Is it, to the byte, what vaka_redact makes of the position? */
bool vaka_kept_views_hold(vaka_kept_views *views, int32_t seat, const vaka_position *position);

/* Which number each piece of a position has in what vaka_redact made of it for a seat: `out` has
 * piece_max entries, VAKA_NONE for one of which the seat may not even know that it is there. Hidden
 * ones that look alike to the seat may have the same. */
void vaka_redact_numbers(const vaka_position *position, int32_t seat, const vaka_position *seen,
                         int16_t *out);

#endif
