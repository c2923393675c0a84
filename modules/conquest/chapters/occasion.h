/* occasion.h - Random Events [11.2]: drawn, read, played; and their markers.
 *
 * SPDX-License-Identifier: MIT
 *
 * An event's file says what it does; here is how it comes about, what its markers are, and what it
 * may do to the map. Event markers ("tokens") are pieces that all see: on a hex, before a seat, or
 * among those not in play. What one does while it lies is a value that ends with it. */
#ifndef CONQUEST_OCCASION_H
#define CONQUEST_OCCASION_H

#include "conquest.h"

/* Functions of the sort "event", in the order of its declaration. */
enum { OCCASION_PLAY, OCCASION_MAY_PLAY, OCCASION_WORTH, OCCASION_ELECT };

/* Number of an event in its sort, from its kind; VAKA_NONE for any other kind. */
int32_t event_content(const vaka_match *match, int32_t kind);

/* --- occasion.c --- */

/* Is there a card to be drawn in this turn: have draws begun, and is one left? */
bool events_due(const vaka_match *match);
/* A seat draws the top event: it keeps it, or reads it aloud and it happens. */
void draw_event(vaka_match *match, int32_t seat);
/* A seat plays an event that it has kept, at a hook (HOOK_… or VAKA_NONE). */
void play_event(vaka_match *match, int32_t seat, int32_t piece, int32_t hook);
/* Does a kept event fit this moment for its holder, by what its file says? */
bool event_fits(const vaka_match *match, int32_t seat, int32_t kind, int32_t hook);

/* Is an event taking effect that has closed this hex: may cargo there be without a canoe just now?
 */
bool in_typhoon(const vaka_match *match, int32_t hex);

/* For scripts (exports.c). */
int32_t event_read(const vaka_match *match);   /* kind of the event being read, or VAKA_NONE */
int32_t event_reader(const vaka_match *match); /* who has drawn or played it */
const char *event_mood(const vaka_match *match, int32_t kind); /* NULL: no event */
bool cancel_event(vaka_match *match);                          /* false: none is being read */

/* --- tokens.c --- */

/* Fields of an event marker; FIELD_FLAGS as of a card (cards.h). */
enum { TOKEN_LAST_TURN = FIELD_MOVED, TOKEN_OTHER = FIELD_HITS, TOKEN_SOLD = FIELD_CARRIER };
/* TOKEN_LAST_TURN: it goes when this turn is over, 0: it stays. TOKEN_OTHER: 1 + the second seat it
 * lies between, 0: none. TOKEN_SOLD: 1: paid for in the Building Step under way. */

int32_t token_row(const vaka_match *match, int32_t kind); /* VAKA_NONE: no event marker */
void make_tokens(vaka_match *match);
/* Zones in which markers lie while they are in play, the map and before seats: how many, the nth.
 */
int32_t token_places(const vaka_match *match);
int32_t token_place(const vaka_match *match, int32_t n);
/* The turn is over: markers whose time has come are taken away. */
void expire_tokens(vaka_match *match);
/* The Building Step is over: so are those that were paid for. */
void take_sold_tokens(vaka_match *match);
/* The marker of a kind in a hex that could be paid for, or VAKA_NONE. */
int32_t token_for_sale(const vaka_match *match, int32_t hex, int32_t kind);
int32_t token_price(const vaka_match *match, int32_t kind);
/* The marker of a kind before a seat that may be used on a battle roll, or VAKA_NONE. */
int32_t battle_token(const vaka_match *match, int32_t seat, int32_t kind);

/* For scripts. A marker of which every copy lies somewhere is not put elsewhere: VAKA_NONE. `turns`
 * counts this one; VAKA_NONE: for good. */
int32_t place_marker(vaka_match *match, int32_t kind, int32_t at, int32_t turns);
int32_t place_marker_before(vaka_match *match, int32_t kind, int32_t seat, int32_t turns,
                            int32_t other);
void take_marker(vaka_match *match, int32_t piece);
void markers_in_play(const vaka_match *match, vaka_list *out);

/* --- event_acts.c: for scripts --- */

bool is_known(const vaka_match *match, int32_t hex);
int32_t villages_at(const vaka_match *match, int32_t hex);
/* Boxes that may hold a village, brown ones without agriculture included; printed ones; brown ones
 * that are still to be improved. */
int32_t boxes_at(const vaka_match *match, int32_t hex);
int32_t printed_boxes(const vaka_match *match, int32_t hex);
int32_t bare_boxes(const vaka_match *match, int32_t hex);
/* A4: may the group lose so many villages by an event? */
bool can_lose(const vaka_match *match, int32_t hex, int32_t villages);
bool remove_village(vaka_match *match, int32_t hex);
bool grow_village(vaka_match *match, int32_t seat, int32_t hex);
bool add_piece(vaka_match *match, int32_t seat, int32_t kind, int32_t hex);
bool remove_piece(vaka_match *match, int32_t piece);
int32_t remove_rumors(vaka_match *match, int32_t seat, int32_t hex);
void adrift(const vaka_match *match, int32_t seat, int32_t hex, vaka_list *out); /* kinds (M10) */
void turn_order(const vaka_match *match, vaka_list *out);
bool draw_culture(vaka_match *match, int32_t seat);

/* --- drift.c: finding islands without an explorer; for scripts --- */

void unexplored(const vaka_match *match, vaka_list *out); /* Unknown hexes next to Known ones */
/* A marker is drawn for an Unknown hex; true: an island, whose tile the seat looks at. */
bool drift_to(vaka_match *match, int32_t seat, int32_t hex);
void hidden_islands(const vaka_match *match, int32_t seat, vaka_list *out);
int32_t island_markers(const vaka_match *match, int32_t seat, int32_t but); /* free ones */
bool reveal_island(vaka_match *match, int32_t seat, int32_t hex);
bool keep_island(vaka_match *match, int32_t seat, int32_t hex);

#endif
