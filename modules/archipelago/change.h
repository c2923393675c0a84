/* change.h - what happens to markers, purses, units and buildings: every chapter uses it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_CHANGE_H
#define ARCHIPELAGO_CHANGE_H

#include "state.h"

/* Markers, within their bounds [3h]. Rebellion above population: game->lost [9a]. */
void add_rebellion(vaka_match *match, int32_t amount);
void add_workers(vaka_match *match, int32_t amount);
void add_population(vaka_match *match, int32_t amount);

/* From the bank, as far as it has some [S11]: how much came. To the bank; the seat has it. */
int32_t gain_money(vaka_match *match, int32_t seat, int32_t amount);
void pay_money(vaka_match *match, int32_t seat, int32_t amount);
int32_t gain_cubes(vaka_match *match, int32_t seat, int32_t good, int32_t amount);
void pay_cubes(vaka_match *match, int32_t seat, int32_t good, int32_t amount);
void pay_token(vaka_match *match, int32_t seat); /* leaves the game [4.5a] */
/* Goods, with tokens for what is missing [5.8i]. */
void pay_goods(vaka_match *match, int32_t seat, const int16_t cost[GOODS]);

/* A cube between the bank and a board: -1 takes it off. False: full, empty, or the bank is. */
bool move_stock(vaka_match *match, int32_t board, int32_t good, int32_t amount);

void take_token(vaka_match *match, int32_t seat); /* from the first stack [5.4h, 5e] */
void add_gift(vaka_match *match, int32_t seat);   /* for the Benefactor [10n] */

/* Units. A new one comes from the reserve and is free; VAKA_NONE: there is none. */
int32_t add_unit(vaka_match *match, int32_t seat, int32_t kind, int32_t hex, int32_t shore);
void set_state(vaka_match *match, int32_t unit, int32_t state);
void step_off(vaka_match *match, int32_t unit); /* its building and its icon */
void move_unit(vaka_match *match, int32_t unit, int32_t hex, int32_t place);
void remove_unit(vaka_match *match, int32_t unit, int32_t zone);

/* A tile face comes to lie in a hex. */
void lay_tile(vaka_match *match, int32_t piece, int32_t face, int32_t hex, int32_t turn);
/* A building; the unit steps on it and is engaged. */
void raise_building(vaka_match *match, int32_t building, int32_t hex, int32_t shore);

#endif
