/* opponent.h - the solitaire opponent: a seat that nobody plays [Solitaire, S1-S8].
 *
 * SPDX-License-Identifier: MIT
 *
 * A scenario leaves a seat to nobody; its chits, drawn from a cup, say what it gets and does. What
 * a chit does, and what happens when an island is found, is written in content: chits/, opponents/
 * and the code in lib/ that they share, by the functions of opponent_acts.c. What the rules of the
 * battle, of retreat and of victory have to know about a seat without a player is in
 * opponent_choice.c. Everything lies face up (S6). Every step is told as rule, candidates and
 * choice; between two of them the player is asked to go on (WINDOW_OPPONENT). */
#ifndef CONQUEST_OPPONENT_H
#define CONQUEST_OPPONENT_H

#include "conquest.h"

/* Functions of the sorts "chit" and "opponent", in the order of their declarations. */
enum { CHIT_EXPANDS, CHIT_ACTS };
enum { OPPONENT_FOUND };

/* His zones, behind all others. */
enum { OPPONENT_CUP, OPPONENT_LATE, OPPONENT_DRAWN, OPPONENT_ZONES };

/* --- opponent.c: chits --- */

/* Layout: zones and kinds of the chits, if the match has such a seat; NULL, or what is wrong. */
const char *add_opponent(vaka_layout *layout, const vaka_setup *setup, conquest_facts *facts);
int32_t opponent_pieces(const vaka_layout *layout); /* how many pieces they need */
void make_chits(vaka_match *match);

/* Chits in the cup now. */
int32_t chits_left(const vaka_match *match);

/* Pushes the drawing of a chit that is due; false: none is. Called between the steps of a turn. */
bool draw_due_chit(vaka_match *match);

/* Lets the opponent's own script say what is on an island that a seat has found. */
void opponent_finds(vaka_match *match, int32_t finder, int32_t hex);

/* --- pick.c: ties --- */

/* One of `count` by a die with so many sides, rolled and shown (S1); no die for one. */
int32_t pick_by_die(vaka_match *match, const int16_t *among, int32_t count);

/* --- opponent_choice.c: what he chooses --- */

/* Off Course: the hex next to `from` furthest from the player's first home, or VAKA_NONE. */
int32_t opponent_blows(vaka_match *match, int32_t seat, int32_t from);

/* The kind he loses of a set of bits 1 << KIND_… (Solitaire, Battle). */
int32_t opponent_loss(uint32_t kinds, bool removed);

/* His Home after the old one is lost: the most villages; VAKA_NONE: he has no group. */
int32_t opponent_home(vaka_match *match, int32_t seat);

/* Reveals one of his hidden cards; false: there is none. To be called again after what it does. */
bool opponent_reveals(vaka_match *match);

/* Uses a revealed card whose moment has come at a hook; false: none. */
bool opponent_uses(vaka_match *match, uint32_t hook);

/* The battle card he uses on the roll that lies there, as a kind, or VAKA_NONE (components, 7.3).
 */
int32_t opponent_elects(const vaka_match *match, int32_t seat);

/* S3: why the player cannot win in this Victory Step, or NULL; is the game lost at its end? */
const vaka_reason *chits_obstacle(const vaka_match *match, int16_t *fact);
bool chits_are_out(const vaka_match *match);

/* --- opponent_acts.c: for scripts --- */

void sites_of(const vaka_match *match, int32_t seat, vaka_list *out); /* S7: groups and atolls */
int32_t free_boxes(const vaka_match *match, int32_t hex); /* green and brown, without a village */
int32_t unbuilt(const vaka_match *match, int32_t seat, int32_t kind);
int32_t home_of(const vaka_match *match, int32_t seat);    /* VAKA_NONE: none */
int32_t first_home(const vaka_match *match, int32_t seat); /* the one it began with */
bool may_link(const vaka_match *match, int32_t seat, int32_t hex);
bool linked(const vaka_match *match, int32_t seat, int32_t a, int32_t b); /* by a chain */
int32_t next_unexplored(const vaka_match *match); /* components, 6.3; VAKA_NONE: none */
void war_places(const vaka_match *match, int32_t seat, vaka_list *out);
void raid_targets(const vaka_match *match, int32_t seat, int32_t from, int32_t moves,
                  vaka_list *out);
int32_t defenders_at(const vaka_match *match, int32_t hex);
bool put_piece(vaka_match *match, int32_t seat, int32_t kind, int32_t hex);
bool put_village(vaka_match *match, int32_t seat, int32_t hex);
int32_t explore_for(vaka_match *match, int32_t seat, int32_t hex); /* knots; VAKA_NONE: no marker */
bool deal_card(vaka_match *match, int32_t seat, bool up);
void reveal_hand(vaka_match *match, int32_t seat);
int32_t raid(vaka_match *match, int32_t seat, int32_t from, int32_t to); /* war canoes that go */
void owe_chit(vaka_match *match);
void act_again(vaka_match *match);

#endif
