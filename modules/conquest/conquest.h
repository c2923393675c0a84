/* conquest.h - Conquest of Paradise: what all files of the module share.
 *
 * SPDX-License-Identifier: MIT
 *
 * README.md beside this file is the map: it names every file, and says where the rulings are found.
 * In comments, numbers in brackets are sections of the rulebook [7.3]; letters with a number (B6)
 * are rulings. */
#ifndef CONQUEST_H
#define CONQUEST_H

#include "change.h"
#include "chapter.h"
#include "ids.h"
#include "questions.h"
#include "state.h"
#include "vaka/ext/check.h"
#include "vaka/ext/reach.h"
#include "vaka/ext/side.h"
#include "vaka/vaka.h"

/* words.c: what the module calls things, and their texts. */
extern const vaka_verb conquest_verbs[VERB_COUNT];
extern const vaka_text conquest_events[EVENT_COUNT];
extern const vaka_step conquest_steps[STEP_COUNT];
extern const vaka_step conquest_windows[WINDOW_COUNT];
extern const vaka_option conquest_options[OPTION_COUNT];
extern const vaka_value_spec conquest_values[VALUE_COUNT];
extern const vaka_hook_spec conquest_hooks[HOOK_COUNT];
extern const vaka_sort conquest_sorts[SORT_COUNT];
int32_t hook_of_word(int32_t word); /* a card's or event's `hook` as HOOK_…, VAKA_NONE: none */

/* data.c, starts.c, layout.c, setup.c: from content to the first position. */
extern const vaka_data_table conquest_tables[TABLE_COUNT];
const char *read_facts(conquest_facts *facts, const vaka_setup *setup); /* NULL, or what is wrong */

/* Tells the author of a map what it was perhaps not meant to be. */
/* The first row of a chart that the rules do not name, and its table; NULL: there is none. */
const char *conquest_stray_row(const vaka_setup *setup, const char **table);
void conquest_doubts(vaka_layout *layout, const vaka_setup *setup, const conquest_facts *facts);
bool is_placed(const vaka_setup *setup, int32_t row); /* of TABLE_PLACES, for so many seats [3.2] */

/* counters.c: what kinds of counters are able to, those that mods add among them; after
 * read_facts(). Can they not be so? Then `why` says it, with the row before it. */
bool counters_wrong(const vaka_layout *layout, const vaka_setup *setup, conquest_facts *facts,
                    char *why, size_t room);

/* starts.c: what a home begins with. A row of TABLE_STARTS: */
typedef struct start_row {
    int32_t home, hex, kind, count; /* row of the homes; START_VILLAGE or KIND_… */
    bool instead;
} start_row;
start_row start_at(const vaka_setup *setup, int32_t row);
/* How many of a kind lie in the home (by its place in the facts) as `setups` has it. */
int32_t usual_start(const conquest_facts *facts, const vaka_setup *setup, int32_t home,
                    int32_t kind);
/* Can homes not begin so? Then `why` says it, with the row before it if it is of that table. */
bool starts_wrong(const conquest_facts *facts, const vaka_setup *setup, char *why, size_t room);

vaka_status conquest_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status conquest_setup(vaka_match *match, const vaka_setup *setup);

/* invariants.c: NULL, or a sentence that says which promise about a position is broken. For tests
 * and debug. */
const char *broken_invariant(const vaka_match *match);

/* What query(VAKA_EXT_CHECK) answers: for tests, which see no other symbol of the module. */
enum { RANDOM_GAME = 500 }; /* actions after which a random game is cut off */
typedef struct conquest_check {
    vaka_check common;
    int32_t (*public_vp)(const vaka_match *match, int32_t seat);
} conquest_check;

#endif
