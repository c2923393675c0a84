/* battle.h - what battle.c, rows.c and retreat.c share, and what cards may do to a battle [8].
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_BATTLE_H
#define CONQUEST_BATTLE_H

#include "chapters/load.h"

/* Stages of STEP_BATTLE. At a window the stage is the one that goes on when it is over. */
enum {
    BATTLE_BEGIN,
    BATTLE_CALLED,   /* the hex is named */
    BATTLE_DECLARED, /* window: before anything is shown */
    BATTLE_LAID,     /* both rows lie on the table */
    BATTLE_OPENED,   /* window: kept events before the first roll */
    BATTLE_READY,    /* the attacker rolls */
    BATTLE_ROLLED,
    BATTLE_SEEN,
    BATTLE_DEFENDER, /* window: the defender's card on this roll */
    BATTLE_ATTACKER, /* window: the attacker's */
    BATTLE_EFFECT,   /* who loses a piece chooses it */
    BATTLE_DECIDED,
    BATTLE_CONQUER,
    BATTLE_HOMELESS, /* who has lost the Home names another */
    BATTLE_SAVE,     /* the attacker gives up pieces for villages */
    BATTLE_AFLOAT,   /* at sea every Band and Colony needs a place again (M10) */
    BATTLE_REGROUP,  /* one Transport face up, or none */
    BATTLE_OVER,
    BATTLE_LAST
};
/* Locals; winner VAKA_NONE: islanders, or nobody; rolls: 1 once a die has been rolled, VAKA_NONE:
 * there was no battle. */
enum { LOCAL_HEX, LOCAL_WINNER, LOCAL_RAZED, LOCAL_ROLLS };

/* game->battle_flags */
enum {
    BATTLE_STOPPED = 1,   /* there is no battle here this turn */
    BATTLE_NO_EFFECT = 2, /* the roll on the table does nothing */
    BATTLE_REMOVES = 4    /* who would panic is removed; a war canoe only if nobody else is there */
};

/* --- rows.c --- */

/* The rows of a seat that takes part, or of the islanders (VAKA_NONE). */
int32_t front_row(const vaka_match *match, int32_t seat);
int32_t back_row(const vaka_match *match, int32_t seat);

/* B1: is there still somebody to fight in the hex of the battle? Whose it is: VAKA_NONE for an
 * independent group. */
bool is_contested(const vaka_match *match);
int32_t find_defender(const vaka_match *match, int32_t attacker, int32_t hex);

/* B2: shows everything and lays it out, Local Warriors too; Rumors go home. */
void lay_rows(vaka_match *match);
void send_locals_home(vaka_match *match);

/* Kinds among which the loser of this roll chooses, as bits 1 << KIND_…; who that is, and whether
 * the piece is removed or panics (B3). */
uint32_t loss_choices(const vaka_match *match);
int32_t roll_loser(const vaka_match *match);
bool roll_removes(const vaka_match *match);
void take_loss(vaka_match *match, int32_t kind);

/* B9: the winner's pieces lie in the hex again, face down but for one Transport if `top`. */
void regroup(vaka_match *match, int32_t winner, bool top);

/* --- retreat.c --- */

/* Frame of STEP_RETREAT: local 0 seat, 1 hex it leaves, 2 one of these. */
enum {
    RETREAT_ROUTED, /* what is left in the back row of the seat, after a battle (B6) */
    RETREAT_STOPPED /* all its pieces in the hex, unseen and without loss (no battle) */
};

/* B1: hexes in which a seat's War Canoes still have to fight; how many. And the battle in one. */
int32_t battles_left(const vaka_match *match, int32_t seat, int16_t out[MAX_HEXES]);
bool must_fight(const vaka_match *match, int32_t seat, int32_t hex);
void begin_battle(vaka_match *match, int32_t hex);

/* Are the rows laid out and no die rolled yet: the moment of battle.start? */
bool is_battle_start(const vaka_match *match);

/* --- fight.c: the verbs of a battle --- */

extern const vaka_rule fight_rules[];
int32_t piece_to_give(const vaka_match *match); /* for a village: a Band first; VAKA_NONE: none */
vaka_rule_apply apply_abandon;
int32_t can_be_saved(const vaka_match *match); /* villages for which pieces may yet be given up */
void lose_piece(vaka_match *match, int32_t kind); /* the roll is settled: on to the next */
void elect_card(vaka_match *match, int32_t seat, int32_t kind); /* on the roll that lies there */
void give_up(vaka_match *match, int32_t seat, int32_t kind);    /* for a village (B7) */
load load_of_rows(const vaka_match *match, int32_t seat);
void leave_behind(vaka_match *match, int32_t seat, int32_t kind); /* no canoe place at sea (M10) */

/* --- for scripts: cards and events in a battle (exports.c) --- */

int32_t battle_hex(const vaka_match *match);      /* VAKA_NONE: no battle */
int32_t battle_attacker(const vaka_match *match); /* VAKA_NONE: no battle */
int32_t battle_defender(const vaka_match *match); /* VAKA_NONE: no battle, or independents */
int32_t battle_die(const vaka_match *match);      /* 0: no die on the table */
int32_t battle_front(const vaka_match *match, int32_t seat, int32_t kind); /* in its front row */
int32_t set_battle_die(vaka_match *match, int32_t die); /* kept from 1 to 6; what it counts as */
void roll_battle_die(vaka_match *match);                /* the attacker's [8.2] */
int32_t battle_reroll(vaka_match *match);               /* the new die, 0: none was there */
void battle_cancel_effect(vaka_match *match);           /* the roll does nothing */
void battle_remove_instead(vaka_match *match);          /* who would panic is removed */
bool battle_stop(vaka_match *match);                    /* no battle; false: too late */
bool battle_panic(vaka_match *match, int32_t seat, int32_t kind); /* false: no such piece there */

#endif
