/* change.h - what several chapters do to the map: villages, homes, tiles, seats that are out.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_CHANGE_H
#define CONQUEST_CHANGE_H

#include "state.h"

/* --- pieces and villages --- */

void clear_fields(vaka_match *match, int32_t piece);           /* all of them are 0 */
void add_flag(vaka_match *match, int32_t piece, int32_t flag); /* to its FIELD_FLAGS */
void piece_home(vaka_match *match, int32_t piece); /* back to its owner's unbuilt pieces (B4) */
/* A seat's village goes into a free box, green ones first; takes Control and, without a Home, the
 * Home too (B8). */
void add_village(vaka_match *match, int32_t seat, int32_t hex);
/* With the last village Control ends, and the Home is lost if it was there (B8). */
void lose_village(vaka_match *match, int32_t hex);
/* M8: a printed group that a seat has taken in battle keeps a piece of it (must_garrison). */
void take_printed_group(vaka_match *match, int32_t seat, int32_t hex);

/* B8: pushes STEP_HOME for a seat that has lost its Home and controls a group; true: it did. Ask it
 * where a village may have gone (lose_village itself pushes nothing), until it says false. */
bool ask_new_home(vaka_match *match);
/* Gives content its moment for the next group that has got a new owner; true: there was one, and
 * the step is to be called again. Ask it where control may have been taken, until it says false. */
bool announce_control(vaka_match *match);

/* Sets the stage of the frame on top and of the game, which whoever describes the position reads.
 */
void set_stage(vaka_match *match, int32_t stage);

/* Tells an event of which only the seat, its argument 0, reads the numbers in `hidden`: a set of
 * bits 1 << argument, or VAKA_EVENT_PRIVATE. */
void tell_seat(vaka_match *match, int32_t seat, uint32_t event, uint32_t hidden, int32_t b,
               int32_t c);
/* Tells what happened to a counter: its kind is argument 1, known to its owner only while it lies
 * face down. */
void tell_of(vaka_match *match, uint32_t event, int32_t piece, int32_t a, int32_t b);

/* --- tiles --- */

/* Turns up a face-down tile, which takes the facing of the seat's Home (E9), and lets content hear
 * that an island has been found (6.3). */
void unveil_tile(vaka_match *match, int32_t seat, int32_t piece);
/* Unveils it if everybody who is left has a marker on it (6.5b, E5); true: it did. */
bool unveil_if_all_know(vaka_match *match, int32_t seat, int32_t piece);
/* E5: unveils all tiles that everybody knows now that a seat is out; true: there were some. */
bool unveil_after_drop_out(vaka_match *match);

/* --- seats --- */

/* G6: takes seats out of the game that have no village, colony or canoe left. */
void check_out_of_game(vaka_match *match);

#endif
