/* unit/library_test.c - a library of good mods, and the content that a choice makes of it.
 *
 * SPDX-License-Identifier: MIT */
#include "harbour.h"
#include "registered.h"
#include "scratch_mods.h"

#include "script/mods/mod_files.h"
#include "script/run/loaded.h"

static vaka_library library;

static int open_library(void **state)
{
    static const char *const folders[] = {HARBOUR_WINDS, NULL};

    harbour_environment(state);
    vaka_library_open(&library, &harbour, folders);
    return 0;
}

static int close_library(void **state)
{
    (void)state;
    vaka_library_done(&library);
    return 0;
}

static vaka_content *content_of(const vaka_library_choice *choice)
{
    vaka_content *content = NULL;
    vaka_error err = {0};

    if (vaka_library_content(&library, choice, &content, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    return content;
}

static void refused(const vaka_library_choice *choice, const char *text)
{
    vaka_content *content = NULL;
    vaka_error err = {0};

    assert_int_equal(vaka_library_content(&library, choice, &content, &err), VAKA_ERR_DATA);
    assert_null(content);
    if (!strstr(err.text, text))
        fail_msg("refused with \"%s\", not \"%s\"", err.text, text);
}

TEST(good_mods_give_no_complaint)
{
    (void)state;
    assert_no_complaint(&library.complaints);
    assert_int_equal(library.mod_count, 3);
    for (uint32_t i = 0; i < library.mod_count; i++)
        assert_true(library.mods[i].usable);
}

TEST(mods_are_in_load_order)
{
    (void)state;
    assert_string_equal(library.mods[0].id, "harbour");
    assert_true(library.mods[0].base && library.mods[0].bundled);
    assert_string_equal(library.mods[1].id, "pirates");
    assert_true(library.mods[1].bundled && !library.mods[1].base);
    assert_string_equal(library.mods[2].id, "winds");
    assert_false(library.mods[2].bundled);
    assert_string_equal(library.mods[0].authors, "Ada Reed, Bo Sand");
    assert_string_equal(library.mods[1].authors, "Cy Wave");
    assert_int_equal(library.mods[2].need_count, 2);
}

TEST(rules_and_scenarios_are_listed)
{
    const vaka_choice_info *rule = vaka_library_rule(&library, "late_end");
    const vaka_choice_info *scenario = vaka_library_scenario(&library, "short");

    (void)state;
    assert_int_equal(library.rule_count, 5);
    assert_non_null(rule);
    assert_string_equal(rule->rule, "12.1");
    assert_int_equal(rule->option_count, 2);
    assert_string_equal(rule->options[0].id, "points");
    assert_int_equal(rule->options[0].normal, 20);
    assert_int_equal(rule->options[1].max, 1);
    assert_int_equal(library.scenario_count, 3);
    assert_non_null(scenario);
    assert_int_equal(scenario->seats_max, 3);
    assert_int_equal(scenario->rule_count, 2);
    assert_int_equal(scenario->setting_count, 2);
    assert_int_equal(scenario->queue_count, 2);
    assert_string_equal(scenario->queue[1], "draw cup tile");
    assert_null(vaka_library_rule(&library, "nothing"));
}

TEST(a_choice_of_nothing_has_the_bundled_mods)
{
    vaka_content *content = content_of(&(vaka_library_choice){0});

    (void)state;
    assert_int_equal(content->item_count, 7);
    assert_int_equal(content->first[SORT_EVENT], 0);
    assert_int_equal(content->first[SORT_CHART], 5);
    assert_int_equal(content->first[SORT_CHART + 1], 7);
    assert_int_equal(content->rule_count, 0);
    assert_true(content->hash != 0);
    vaka_content_free(content);
}

TEST(a_game_that_gains_a_table_without_rows_has_the_hash_that_it_had)
{
    const vaka_data_table omens = {"omens", "None yet.", ship_columns, 3, 0};
    const vaka_data_table tables[] = {harbour_tables[0], harbour_tables[1], omens};
    vaka_content *before = content_of(&(vaka_library_choice){0}), *content = NULL;
    vaka_module more = harbour;
    vaka_library longer;
    vaka_error err = {0};

    (void)state;
    more.tables = tables;
    more.table_count = 3;
    assert_true(vaka_library_open_usual(&longer, &more));
    assert_int_equal(vaka_library_content(&longer, &(vaka_library_choice){0}, &content, &err),
                     VAKA_OK);
    assert_true(content->hash == before->hash);
    vaka_content_free(content);
    vaka_library_done(&longer);
    vaka_content_free(before);
}

/* Mods are not read in part and then once more. */
TEST(who_will_need_the_whole_library_is_given_it_for_the_usual_mods_too)
{
    vaka_loader loader;

    (void)state;
    vaka_loader_init(&loader, NULL);
    assert_true(vaka_loader_usual(&loader, &harbour)->usual_only);
    vaka_loader_done(&loader);
    vaka_loader_init(&loader, NULL);
    loader.whole = true;
    const vaka_library *usual = vaka_loader_usual(&loader, &harbour);
    assert_false(usual->usual_only);
    assert_ptr_equal(vaka_loader_lessons(&loader, &harbour), usual);
    assert_true(usual->files->lessons_read);
    assert_false(usual->files->texts_read);
    assert_ptr_equal(vaka_loader_texts(&loader, &harbour), usual);
    assert_true(usual->files->texts_read);
    assert_int_equal(loader.library_count, 1);
    vaka_loader_done(&loader);
}

TEST(the_usual_mods_alone_make_the_same_content)
{
    static const char *const late[] = {"late_end", NULL}, *const winds[] = {"winds", NULL};
    const vaka_library_choice choice = {.rules = late}, other = {.mods = winds};
    vaka_content *whole = content_of(&choice), *content = NULL;
    vaka_library usual;
    vaka_error err = {0};

    (void)state;
    assert_true(vaka_library_open_usual(&usual, &harbour));
    assert_int_equal(usual.scenario_count, 0);
    assert_null(vaka_files_find(&usual.files->mods[0], "scenarios/short.lua"));
    assert_int_equal(vaka_library_content(&usual, &choice, &content, &err), VAKA_OK);
    assert_true(content->hash == whole->hash);
    assert_int_equal(content->item_count, whole->item_count);
    for (uint32_t i = 0; i < content->item_count; i++)
        assert_int_equal(content->items[i].mod, whole->items[i].mod);
    vaka_content_free(content);
    content = NULL;
    assert_int_equal(vaka_library_content(&usual, &other, &content, &err), VAKA_ERR_DATA);
    vaka_library_done(&usual);
    vaka_content_free(whole);
}

TEST(items_are_ordered_by_sort_then_mod_then_id)
{
    static const char *const ids[] = {"calm", "market", "pilot", "storm",
                                      "raid", "gale",   "north", "south"};
    static const char *const mods[] = {"winds", NULL};
    vaka_content *content = content_of(&(vaka_library_choice){.mods = mods});

    (void)state;
    assert_int_equal(content->item_count, 8);
    for (uint32_t i = 0; i < 8; i++)
        assert_string_equal(content->items[i].id, ids[i]);
    vaka_content_free(content);
}

TEST(a_list_of_mods_leaves_the_others_out)
{
    static const char *const none[] = {NULL};
    vaka_content *content = content_of(&(vaka_library_choice){.mods = none});

    (void)state;
    assert_int_equal(content->item_count, 6);
    assert_int_equal(content->tables[TABLE_TILES].count, 3);
    vaka_content_free(content);
}

TEST(an_item_has_its_numbers_words_and_functions)
{
    vaka_content *content = content_of(&(vaka_library_choice){0});
    const vaka_item *calm = &content->items[0], *storm = &content->items[3];
    const vaka_item *north = &content->items[5];

    (void)state;
    assert_string_equal(calm->title, "Calm");
    assert_int_equal(calm->numbers[0], 1); /* copies */
    assert_int_equal(calm->numbers[1], 1); /* keep */
    assert_int_equal(calm->numbers[2], 1); /* vp */
    assert_int_equal(calm->numbers[3], 0); /* mood: good */
    assert_int_equal(calm->functions, 1u | 4u);
    assert_string_equal(storm->rule, "4.2");
    assert_string_equal(storm->file, "events/storm.lua");
    assert_int_equal(storm->numbers[0], 2);
    assert_int_equal(storm->numbers[3], 1);
    assert_int_equal(storm->functions, 1u | 2u);
    assert_int_equal(storm->hooks, 1u << HOOK_TURN_START);
    assert_int_equal(north->numbers[0], 9);
    assert_int_equal(north->numbers[1], 1);
    vaka_content_free(content);
}

TEST(listeners_stand_in_load_order_then_by_id)
{
    static const char *const rules[] = {"black_flag", "late_end", "fog", NULL};
    static const char *const ids[] = {"fog", "late_end", "storm", "black_flag"};
    vaka_content *content = content_of(&(vaka_library_choice){.rules = rules});
    const uint32_t *first = content->listener_first;

    (void)state;
    assert_int_equal(first[HOOK_TURN_START + 1] - first[HOOK_TURN_START], 4);
    for (uint32_t i = 0; i < 4; i++)
        assert_string_equal(content->items[content->listeners[first[HOOK_TURN_START] + i]].id,
                            ids[i]);
    assert_int_equal(first[HOOK_SHIP_MOVED + 1] - first[HOOK_SHIP_MOVED], 1);
    assert_int_equal(first[HOOK_HARBOUR_FULL + 1] - first[HOOK_HARBOUR_FULL], 0);
    vaka_content_free(content);
}

TEST(rules_that_are_on_change_the_normal_values)
{
    static const char *const fog[] = {"fog", NULL}, *const trade[] = {"trade", NULL};
    vaka_content *content = content_of(&(vaka_library_choice){0});

    (void)state;
    assert_int_equal(content->values[VALUE_SHIP_MOVES], 2);
    assert_int_equal(content->values[VALUE_CARGO], 4);
    vaka_content_free(content);
    content = content_of(&(vaka_library_choice){.rules = fog});
    assert_int_equal(content->values[VALUE_SHIP_MOVES], 1);
    assert_int_equal(content->values[VALUE_CARGO], 6);
    vaka_content_free(content);
    content = content_of(&(vaka_library_choice){.rules = trade});
    assert_int_equal(content->values[VALUE_CARGO], 7); /* 8, but no more than its greatest */
    vaka_content_free(content);
}

TEST(options_of_rules_are_read_and_bounded)
{
    static const char *const good[] = {"late_end:points=30:sudden=1", NULL};
    static const char *const high[] = {"late_end:points=51", NULL};
    static const char *const odd[] = {"late_end:point=30", NULL};
    vaka_content *content = content_of(&(vaka_library_choice){.rules = good});

    (void)state;
    assert_int_equal(content->rule_count, 1);
    assert_int_equal(content->rules[0].values[0], 30);
    assert_int_equal(content->rules[0].values[1], 1);
    assert_string_equal(content->items[content->rules[0].item].id, "late_end");
    vaka_content_free(content);
    refused(&(vaka_library_choice){.rules = high}, "from 5 to 50");
    refused(&(vaka_library_choice){.rules = odd}, "did you mean 'points'?");
}

TEST(what_does_not_go_is_refused_in_words)
{
    static const char *const unknown[] = {"fogg", NULL}, *const both[] = {"trade", "fog", NULL};
    static const char *const mods[] = {"pirate", NULL};

    (void)state;
    refused(&(vaka_library_choice){.rules = unknown}, "there are: fog, late_end, trade");
    refused(&(vaka_library_choice){.rules = both}, "trade and fog do not go together");
    refused(&(vaka_library_choice){.mods = mods}, "did you mean 'pirates'?");
    refused(&(vaka_library_choice){.scenario = "long"}, "there are: crowded, short");
    refused(&(vaka_library_choice){.scenario = "short", .seats = 4}, "2 to 3 seats, not 4");
}

TEST(a_scenario_brings_rules_data_and_options)
{
    vaka_content *content = content_of(&(vaka_library_choice){.scenario = "short", .seats = 2});
    vaka_setup setup;

    (void)state;
    assert_int_equal(content->rule_count, 2);
    assert_string_equal(content->rules[1].id, "late_end");
    assert_int_equal(content->rules[1].values[0], 10);
    assert_int_equal(vaka_setup_init(&setup, &harbour, 2, NULL), VAKA_OK);
    assert_int_equal(vaka_library_set_up(&library, "short", &setup, NULL), VAKA_OK);
    assert_string_equal(setup.scenario, "short");
    assert_int_equal(vaka_setup_option(&setup, 0), 4);
    assert_int_equal(vaka_setup_option(&setup, 1), 1);
    setup.content = content;
    assert_int_equal(vaka_data_int(&setup, TABLE_TILES, 0, TILE_GREEN), 5);
    vaka_content_free(content);
}

TEST(a_player_overrules_the_options_of_a_scenario)
{
    static const char *const rules[] = {"late_end:points=50", NULL};
    vaka_content *content = content_of(&(vaka_library_choice){.scenario = "short", .rules = rules});

    (void)state;
    assert_int_equal(content->rule_count, 2);
    assert_int_equal(content->rules[1].values[0], 50);
    vaka_content_free(content);
}

TEST(a_scenario_brings_its_mod)
{
    vaka_content *content = content_of(&(vaka_library_choice){.scenario = "regatta"});

    (void)state;
    assert_int_equal(content->item_count, 9);
    assert_int_equal(content->values[VALUE_SHIP_MOVES], 3);
    vaka_content_free(content);
}

TEST(a_rule_of_a_mod_that_is_not_chosen_brings_no_cards_of_it)
{
    static const char *const rules[] = {"trade_winds", NULL}, *const mods[] = {"winds", NULL};
    vaka_content *usual = content_of(&(vaka_library_choice){0});
    vaka_content *content = content_of(&(vaka_library_choice){.rules = rules});

    (void)state;
    assert_int_equal(content->item_count, usual->item_count + 1); /* the rule, not the gale */
    assert_int_equal(content->first[SORT_CHART], usual->first[SORT_CHART]);
    assert_int_equal(content->values[VALUE_SHIP_MOVES], 3);
    assert_int_equal(content->variable_count, usual->variable_count + 1); /* a rule may use it */
    vaka_content_free(content);
    content = content_of(&(vaka_library_choice){.rules = rules, .mods = mods});
    assert_int_equal(content->item_count, usual->item_count + 2);
    vaka_content_free(content);
    vaka_content_free(usual);
}

TEST(variables_are_laid_out_by_mod)
{
    static const char *const rules[] = {"late_end", NULL};
    vaka_content *content = content_of(&(vaka_library_choice){.rules = rules});
    uint32_t end = 0, texts = 0;

    (void)state;
    assert_int_equal(content->variable_count, 5); /* trips is shared by two cards */
    for (uint32_t i = 0; i < content->variable_count; i++) {
        assert_int_equal(content->variables[i].at, end);
        end += content->variables[i].is_text ? VAKA_VARIABLE_TEXT : 4;
        texts += content->variables[i].is_text;
    }
    assert_int_equal(texts, 1);
    assert_true(content->variable_bytes >= end && content->variable_bytes % 8 == 0);
    vaka_content_free(content);
}

static uint64_t hash_of(const vaka_library_choice *choice)
{
    vaka_content *content = content_of(choice);
    uint64_t hash = content->hash;

    vaka_content_free(content);
    return hash;
}

TEST(the_hash_tells_choices_apart)
{
    static const char *const fog[] = {"fog", NULL}, *const winds[] = {"winds", NULL};
    static const char *const late[] = {"late_end", NULL}, *const later[] = {"late_end:points=21",
                                                                            NULL};
    static const char *const one[] = {"fog", "late_end", NULL}, *const two[] = {"late_end", "fog",
                                                                                NULL};
    uint64_t plain = hash_of(&(vaka_library_choice){0});

    (void)state;
    assert_true(plain == hash_of(&(vaka_library_choice){.seats = 3}));
    assert_true(plain != hash_of(&(vaka_library_choice){.rules = fog}));
    assert_true(plain != hash_of(&(vaka_library_choice){.mods = winds}));
    assert_true(plain != hash_of(&(vaka_library_choice){.scenario = "crowded"}));
    assert_true(hash_of(&(vaka_library_choice){.rules = late}) !=
                hash_of(&(vaka_library_choice){.rules = later}));
    assert_true(hash_of(&(vaka_library_choice){.rules = one}) ==
                hash_of(&(vaka_library_choice){.rules = two}));
}

/* The hash of a mod with one card of this text. */
static uint64_t hash_with(const char *card, const char *lang)
{
    static const char *const mods[] = {"solo", NULL};
    vaka_library other;
    vaka_content *content = NULL;
    scratch at;
    uint64_t hash;
    vaka_error err = {0};

    scratch_open(&at);
    scratch_mod(&at, "solo", "");
    scratch_write(&at, "solo/events/wave.lua", card);
    scratch_write(&at, "solo/lang/en.lua", lang);
    vaka_library_open(&other, &harbour, (const char *const[]){at.folder, NULL});
    assert_no_complaint(&other.complaints);
    if (vaka_library_content(&other, &(vaka_library_choice){.mods = mods}, &content, &err))
        fail_msg("%s", err.text);
    hash = content->hash;
    vaka_content_free(content);
    vaka_library_done(&other);
    scratch_done(&at);
    return hash;
}

TEST(wording_is_outside_the_hash)
{
    uint64_t hash = hash_with("return { title = \"Wave\", vp = 1 }", "return {}");

    (void)state;
    assert_true(hash == hash_with("-- a comment\nreturn {\n title = \"Big wave\", vp = 1 }",
                                  "return { a = \"b\" }"));
    assert_true(hash != hash_with("return { title = \"Wave\", vp = 2 }", "return {}"));
    assert_true(hash != hash_with("return { title = \"Wave\", vp = 1, play = function() end }",
                                  "return {}"));
}

int main(void)
{
    return run_registered("tests", open_library, close_library);
}
