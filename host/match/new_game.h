/* match/new_game.h - what game shall be played: the head of a journal that is to be begun.
 *
 * SPDX-License-Identifier: MIT
 *
 * The command line, the window and the engine each fill in a head by these functions, which check
 * what people wrote; vaka_new_game_set_up makes a setup of it. A journal that is replayed is set up
 * in the same way, so both begin alike. */
#ifndef MATCH_NEW_GAME_H
#define MATCH_NEW_GAME_H

#include "match/journal.h"
#include "text/language.h"

/* So many seats. The rules play the last `nobody` of them ("nobody"); of the others those that have
 * no player yet get one: seat 0 `first`, the rest `others` ("human", "bot:random"). */
void vaka_new_game_players(vaka_journal_head *head, int32_t seats, int32_t nobody,
                           const char *first, const char *others);

/* False: it cannot be the id of a scenario; the name of a player. Nothing changes then. */
bool vaka_new_game_scenario(vaka_journal_head *head, const char *id);
bool vaka_new_game_name(vaka_journal_head *head, int32_t seat, const char *name);

/* One more rule ("late_end:points=20"), mod (unless it is there) or value of an option. Whether
 * there is such a thing is found out by setting up. */
vaka_status vaka_new_game_rule(vaka_journal_head *head, const char *rule, vaka_error *err);
vaka_status vaka_new_game_mod(vaka_journal_head *head, const char *id, vaka_error *err);
vaka_status vaka_new_game_option(vaka_journal_head *head, const char *id, int32_t value,
                                 vaka_error *err);

/* Attaches the content that a head names to a setup; NULL: there is none. */
typedef vaka_status (*vaka_attach)(void *data, const vaka_journal_head *head, vaka_setup *setup,
                                   vaka_error *err);

/* Seats, then content and what its scenario sets, then the options of the head: what players set
 * themselves counts more. */
vaka_status vaka_new_game_set_up(const vaka_journal_head *head, const vaka_module *module,
                                 vaka_attach attach, void *data, vaka_setup *setup,
                                 vaka_error *err);

/* What a seat is called that nobody has given a name: "Player 1" for a person ("human"), "Greedy 2"
 * for a program ("bot:greedy"): `seat` counts from 0. Writes into `out` and returns it. */
const char *vaka_seat_name(const vaka_language *language, const char *player, int32_t seat,
                           char *out, size_t room);

/* The same for every seat of a head that has no name; those that nobody plays keep none. */
void vaka_seat_name_all(const vaka_language *language, vaka_journal_head *head);

#endif
