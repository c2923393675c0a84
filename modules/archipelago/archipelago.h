/* archipelago.h - Archipelago: what all files of the module share.
 *
 * SPDX-License-Identifier: MIT
 *
 * README.md beside this file is the map: it names every file. CONTENT.md says what content gives
 * and gets. In comments, what stands in brackets is a clause of scripts/archipelago/clauses.csv. */
#ifndef ARCHIPELAGO_H
#define ARCHIPELAGO_H

#include "change.h"
#include "chapter.h"
#include "events.h"
#include "ids.h"
#include "questions.h"
#include "state.h"
#include "values.h"
#include "verbs.h"

/* words.c: what the module calls things, and their texts. */
extern const vaka_verb archipelago_verbs[VERB_COUNT];
extern const vaka_text archipelago_events[EVENT_COUNT];
extern const vaka_step archipelago_steps[STEP_COUNT];
extern const vaka_option archipelago_options[OPTION_COUNT];
extern const char *const archipelago_option_words[OPTION_COUNT];
extern const vaka_value_spec archipelago_values[VALUE_COUNT];
extern const vaka_hook_spec archipelago_hooks[HOOK_COUNT];
extern const vaka_sort archipelago_sorts[SORT_COUNT];

/* data.c, layout.c, setup.c: from content to the first position. Each NULL, or what is wrong. */
extern const vaka_data_table archipelago_tables[TABLE_COUNT];
extern const char *const good_ids[GOODS];
extern const char *const building_ids[BUILDS];
const char *read_facts(archipelago_facts *facts, const vaka_setup *setup);
const char *read_content(archipelago_facts *facts, const vaka_layout *layout);
vaka_status archipelago_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status archipelago_setup(vaka_match *match, const vaka_setup *setup);

/* invariants.c: NULL, or a sentence that says which promise about a position is broken. */
const char *broken_invariant(const vaka_match *match);

#endif
