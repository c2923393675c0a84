/* vaka/agenda.h - turn phasing: what happens next, and who must decide.
 *
 * SPDX-License-Identifier: MIT
 *
 * The agenda is a stack of frames. A frame is a step of the module with a stage and a few numbers
 * of its own. Whenever nobody has to decide, the host calls the module's step() with the frame on
 * top, and step() does one of these: vaka_done (the frame is over), vaka_push (something comes
 * first), one of the vaka_ask calls (somebody decides), or it sets the stage or a local and is
 * called again. After an answer the same step() is called again. Doing none of these is a broken
 * contract, and so is going on for 10,000 calls without a question.
 *
 * Who is asked must depend on public facts only, or asking itself betrays a hand. */
#ifndef VAKA_AGENDA_H
#define VAKA_AGENDA_H

#include "vaka/table.h"

VAKA_BEGIN

#define VAKA_LOCALS 5

#define VAKA_ASK_NONE 0u
#define VAKA_ASK_ONE 1u
#define VAKA_ASK_EACH 2u
#define VAKA_ASK_ROUND 3u
#define VAKA_ASK_WINDOW 4u
#define VAKA_ASK_SEALED 5u

/* 20 bytes without padding. Read it; change it by the functions below. Every seat's view has it
 * whole: no secrets in its locals. */
typedef struct vaka_frame {
    uint8_t step;  /* row of the module's steps */
    uint8_t ask;   /* VAKA_ASK_…: what is open */
    uint8_t seats; /* the set that is asked */
    uint8_t done;  /* those of them that have answered, passed or committed */
    int8_t seat;   /* whose turn it is to answer; the first one when sealed */
    int8_t dir;    /* +1 clockwise, -1 the other way, VAKA_BY_ORDER */
    uint8_t window;
    uint8_t flags;
    int16_t stage;
    int16_t local[VAKA_LOCALS];
} vaka_frame;

VAKA_API const vaka_frame *vaka_top(const vaka_match *match);
VAKA_API void vaka_push(vaka_match *match, uint32_t step, int32_t a, int32_t b, int32_t c);
VAKA_API void vaka_done(vaka_match *match);
VAKA_API void vaka_stage_set(vaka_match *match, int32_t stage);
VAKA_API void vaka_local_set(vaka_match *match, int32_t index, int32_t value);

/* One seat decides; after its action step() is called again, and after any-time actions of others
 * too: so step() may be called twice for one question and must ask the same again. apply() may push
 * frames; they come first. */
VAKA_API void vaka_ask(vaka_match *match, int32_t seat);

/* The seats of a set decide one after the other, from `first` on in direction `dir`: each once.
 * An action that should not end the seat's go calls vaka_again from apply(). */
VAKA_API void vaka_ask_each(vaka_match *match, uint8_t seats, int32_t first, int32_t dir);
VAKA_API void vaka_again(vaka_match *match);

/* The same, round after round, until all pass: apply() calls vaka_pass for an action that is a
 * pass. Any other action makes all earlier passes void. */
VAKA_API void vaka_ask_round(vaka_match *match, uint8_t seats, int32_t first, int32_t dir);
VAKA_API void vaka_pass(vaka_match *match);

/* A window: each seat may act, as often as it has something to do, or pass (the host's own verb,
 * added to its legal list). A seat may also pass for the rest of this affair (until the frame
 * that asks is over) or of this turn; that is its secret, and the host then answers for it. */
VAKA_API void vaka_ask_window(vaka_match *match, uint32_t window, uint8_t seats, int32_t first,
                              int32_t dir);

/* Sealed: the seats answer in private, each a list of actions that ends with a verb marked
 * VAKA_VERB_COMMIT. While a seat answers, legal(), why_not() and describe() are called for it on
 * the block as its own list would leave it. When all have committed the lists are applied in order
 * from `first` on; what another list has made illegal is dropped, and all are told.
 *
 * apply() of such an action changes the table and the game struct only: no frames, stages, locals
 * or questions, no chance, nothing that shows its seat something hidden, and neither hooks nor
 * content (which would be refused only once somebody listens). All that has its time when the frame
 * goes on. why_not() is asked twice, the second time when the lists are applied: vaka_top() asks
 * nobody then. vaka_finish, when carried out, ends the match at once. */
VAKA_API void vaka_ask_sealed(vaka_match *match, uint8_t seats, int32_t first, int32_t dir);

/* True while an action is tried out for its own seat only; false when it is carried out. */
VAKA_API bool vaka_drafting(const vaka_match *match);

/* The order of play, where the layout has one (vaka_layout_order): a public list of all seats.
 * VAKA_BY_ORDER in place of a direction makes each, round, window and sealed asks follow it, from
 * `first` on. vaka_order_at gives the seat at a place from 0; vaka_order_set takes every seat once.
 */
#define VAKA_BY_ORDER 0
VAKA_API int32_t vaka_order_at(const vaka_match *match, int32_t place);
VAKA_API void vaka_order_set(vaka_match *match, const int8_t *seats);

/* Bars any-time actions until this question is answered: one indivisible affair. Call it after
 * asking. */
VAKA_API void vaka_close(vaka_match *match);

VAKA_END

#endif
