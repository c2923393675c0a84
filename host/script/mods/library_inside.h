/* script/mods/library_inside.h - what the files of the library share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_MODS_LIBRARY_INSIDE_H
#define SCRIPT_MODS_LIBRARY_INSIDE_H

#include "script/mods/manifest.h"
#include "script/mods/mod_files.h"

#define VAKA_MODS 200u /* most mods of a library */
/* Names of the questions of `ask`; ends with NULL. */
extern const char *const vaka_library_questions[];

/* Finds every mod, and puts those of this game in load order into the library. */
void vaka_mods_read(vaka_library *library, const char *const *folders);

/* Makes a mod unusable; the first reason stays, in the arena. */
void vaka_mod_spoil(vaka_arena *arena, vaka_mod_info *mod, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same if there are complaints since their total was `before`: by the first of them. */
void vaka_mod_judge(vaka_arena *arena, vaka_mod_info *mod, const vaka_complaints *complaints,
                    uint32_t before);

/* Files of the sort's folders (library_items.c), one of rules/, scenarios/ and tutorials/: into
 * items, rules, scenarios and lessons of the library. Each file is loaded already. */
void vaka_items_read(vaka_library *library, uint32_t mod);
void vaka_rule_read(vaka_library *library, uint32_t mod, const vaka_library_file *file);
void vaka_scenario_read(vaka_library *library, uint32_t mod, const vaka_library_file *file);
void vaka_lesson_read(vaka_library *library, uint32_t mod, const vaka_library_file *file);

/* Complains about results of chance in a file's `queue` that are none. */
void vaka_queue_check(vaka_complaints *complaints, const vaka_library_file *file);

/* Room for one more card or rule at the end of the library's. */
vaka_library_item *vaka_library_item_new(vaka_library *library);

/* game.lua of the base mod, as an item (library_items.c). */
void vaka_game_item_read(vaka_library *library, uint32_t mod);

/* What cards and rules share: their file, on, modifies, vars. */
void vaka_item_common(const vaka_library *library, const vaka_file_fields *page,
                      const vaka_library_file *file, vaka_library_item *out);

/* `actions` of a card or rule (library_offers.c); and those of all items of a content, with the
 * variables in which it is noted who has taken what: `sources` has the library's item of each. */
void vaka_offers_read(const vaka_library *library, const vaka_file_fields *page,
                      const vaka_library_file *file, vaka_library_item *out);
vaka_status vaka_offers_make(vaka_content *content, const vaka_library_item *const *sources,
                             vaka_error *err);

/* Complains about an id that is none: that of a file is its name. */
void vaka_id_check(const vaka_file_fields *page, const char *id);

/* `brings` of a rule or scenario: sorts of the module. */
void vaka_choice_brings(const vaka_library *library, const vaka_file_fields *page,
                        const vaka_plain *table, const vaka_choice_info *info);

/* Complaints that need all mods: rules that conflict with one that is not there; scenarios' rules,
 * queue and (if the mods' own are good) data. */
void vaka_rules_check(vaka_library *library);
void vaka_scenarios_check(vaka_library *library, bool with_data);

/* Data tables of the chosen mods (a flag for each) with a scenario's changes on top (its file, or
 * NULL), in the arena. Complains about everything that is wrong. */
vaka_rows *vaka_data_build(const vaka_library *library, const bool *chosen,
                           const vaka_library_file *scenario, vaka_arena *arena,
                           vaka_complaints *complaints);

/* The same for the complaints alone. */
void vaka_data_check(vaka_library *library, const bool *chosen, const vaka_library_file *scenario);

/* Does a mod need another one, perhaps through a third? What needs what never goes round. */
bool vaka_mod_needs(const vaka_library *library, uint32_t mod, uint32_t other);

/* What takes the place of something else (library_replaces.c): does a mod replace a card or rule,
 * what others add to a value (by its number), a printed value? Complains about what a mod.lua
 * replaces that is not there. Fails where two of the chosen mods (a flag for each, and one for
 * those that are played with as a whole) replace the same or change one printed value to different
 * ones. Is a card replaced by one of them? */
bool vaka_mod_replaces(const vaka_library *library, uint32_t mod, const vaka_item *item);
bool vaka_mod_replaces_value(const vaka_library *library, uint32_t mod, uint32_t value);
bool vaka_mod_replaces_cell(const vaka_library *library, uint32_t mod, const char *table,
                            const char *row, const char *column);
void vaka_replaces_check(vaka_library *library);
vaka_status vaka_replaces_agree(const vaka_library *library, const bool *chosen, const bool *dealt,
                                vaka_error *err);
bool vaka_card_is_replaced(const vaka_library *library, const bool *chosen, const vaka_item *card);

/* Numbers of cards that a scenario changes (library_cards.c): complains about what is wrong; puts
 * them into the items of a content. */
void vaka_cards_check(vaka_library *library, const vaka_library_file *scenario);
void vaka_cards_set(vaka_content *content, const vaka_library_file *scenario);

/* Parts a rule as it is chosen ("late_end:points=20") into its options' values (option_count of
 * `rule`, filled with the normal ones at first). Fails with a sentence for people. */
vaka_status vaka_rule_options_read(const vaka_choice_info *rule, const char *chosen,
                                   int32_t *values, vaka_error *err);

/* Is there a file of this name in "rules" or "scenarios", good or not? */
bool vaka_choice_has_file(const vaka_library *library, const char *folder, vaka_word id);

/* The rule named at the beginning of such a text. */
const vaka_choice_info *vaka_rule_of(const vaka_library *library, const char *chosen,
                                     vaka_error *err);

/* What a file says, by its text; and what all that take part in a match say, each once, in the
 * order of the alphabet (library_says.c). */
void vaka_says_read(vaka_library_file *file, const vaka_syntax *syntax, vaka_arena *arena);
void vaka_says_make(const vaka_library *library, const bool *chosen, vaka_content *content);

#endif
