/* tests/unit/bot_test.c - players that a module brings along: found by name, held to the legal
 * list.
 *
 * SPDX-License-Identifier: MIT */
#include "play/bot_inside.h"
#include "registered.h"

#include "plugin/plugins.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct bench {
    vaka_plugin plugin;
    vaka_module module; /* hello with bots */
    vaka_layout *layout;
    vaka_live *live;
} bench;

static int32_t choose_last(const vaka_choice *choice)
{
    assert_int_equal(choice->size, sizeof *choice);
    assert_true(choice->asked);
    assert_true(choice->below(choice->data, 3) < 3);
    return (int32_t)choice->count - 1;
}

static int32_t choose_wildly(const vaka_choice *choice)
{
    return (int32_t)choice->count + 7;
}

static int32_t choose_nothing(const vaka_choice *choice)
{
    (void)choice;
    return VAKA_NONE;
}

static const vaka_bot_spec specs[] = {
    {"last", "takes the last action", choose_last},
    {"wild", "names actions that are not there", choose_wildly},
    {"idle", "never answers", choose_nothing},
    {"random", "would like to be the host's", choose_last},
};

static const void *query(const char *name)
{
    static const vaka_bots bots = {VAKA_STAMP(vaka_bots), specs, 4};

    return strcmp(name, VAKA_EXT_BOT) == 0 ? &bots : NULL;
}

static const void *query_other_abi(const char *name)
{
    static const vaka_bots bots = {{sizeof(vaka_bots), VAKA_ABI + 1}, specs, 4};

    return strcmp(name, VAKA_EXT_BOT) == 0 ? &bots : NULL;
}

static int open_bench(void **state)
{
    bench *at = calloc(1, sizeof *at);
    vaka_setup setup;
    vaka_error err;

    assert_int_equal(vaka_plugin_load(VAKA_BUILD_DIR "/modules/hello.vaka", &at->plugin), VAKA_OK);
    at->module = *at->plugin.module;
    at->module.query = query;
    assert_int_equal(vaka_setup_init(&setup, &at->module, 2, &err), VAKA_OK);
    assert_int_equal(vaka_layout_new(&setup, &at->layout, &err), VAKA_OK);
    assert_int_equal(vaka_live_new(at->layout, 3, NULL, 0, &at->live, &err), VAKA_OK);
    *state = at;
    return 0;
}

static int close_bench(void **state)
{
    bench *at = *state;

    vaka_live_free(at->live);
    vaka_layout_free(at->layout);
    vaka_plugin_unload(&at->plugin);
    free(at);
    return 0;
}

/* What a bot of this name takes, as an index into the list of the seat that must decide. */
static int32_t choice_of(bench *at, const char *name)
{
    uint32_t count;
    vaka_action action;
    vaka_error err;
    vaka_bot bot;
    int32_t seat = vaka_live_must(at->live) & VAKA_SEAT(0) ? 0 : 1;

    assert_int_equal(vaka_bot_init_for(&bot, &at->module, name, 5, seat, &err), VAKA_OK);
    assert_true(vaka_bot_choose(&bot, at->live, seat, &action));
    assert_true(bot.choices == 1);
    const vaka_action *list = vaka_live_legal(at->live, seat, &count);
    for (uint32_t i = 0; i < count; i++)
        if (memcmp(&list[i], &action, sizeof action) == 0)
            return (int32_t)i;
    fail_msg("%s took what was not offered", name);
    return VAKA_NONE;
}

TEST_WITH(a_bot_of_the_module_makes_the_choice, open_bench, close_bench)
{
    bench *at = *state;
    uint32_t count;

    vaka_live_legal(at->live, vaka_live_must(at->live) & VAKA_SEAT(0) ? 0 : 1, &count);
    assert_true(count > 1);
    assert_int_equal(choice_of(at, "last"), count - 1);
}

/* How many of a thousand choices a bot makes otherwise than the module's first one. */
static uint32_t slips_of(bench *at, const char *name)
{
    int32_t seat = vaka_live_must(at->live) & VAKA_SEAT(0) ? 0 : 1;
    uint32_t count, slips = 0;
    vaka_action action;
    vaka_error err;
    vaka_bot bot;

    assert_int_equal(vaka_bot_init_for(&bot, &at->module, name, 5, seat, &err), VAKA_OK);
    for (int i = 0; i < 1000; i++) {
        assert_true(vaka_bot_choose(&bot, at->live, seat, &action));
        const vaka_action *list = vaka_live_legal(at->live, seat, &count);
        slips += memcmp(&list[count - 1], &action, sizeof action) != 0;
    }
    return slips;
}

/* A fifth of its choices are any action; of those some are what the first bot does. */
TEST_WITH(easy_slips_now_and_then_and_fair_never, open_bench, close_bench)
{
    uint32_t slips = slips_of(*state, "easy");

    assert_in_range(slips, 60, 200);
    assert_int_equal(slips_of(*state, "fair"), 0);
}

TEST(each_level_has_a_sentence_and_the_stronger_ones_think_longer)
{
    const vaka_level *search = vaka_level_find("search"), *strong = vaka_level_find("strong");
    const vaka_level *master = vaka_level_find("master"), *level;

    (void)state;
    for (uint32_t i = 0; (level = vaka_level_at(i)); i++)
        assert_true(strlen(level->spec.help) > 20);
    assert_int_equal(vaka_level_find("easy")->budget.rollouts, 0);
    assert_int_equal(vaka_level_find("fair")->budget.rollouts, 0);
    assert_int_equal(strong->budget.rollouts, 2 * search->budget.rollouts);
    assert_int_equal(master->budget.rollouts, 4 * strong->budget.rollouts);
    assert_true(strong->budget.plans > search->budget.plans);
    assert_true(master->budget.plans > strong->budget.plans);
}

TEST_WITH(a_wrong_index_is_replaced_by_a_legal_action, open_bench, close_bench)
{
    choice_of(*state, "wild");
    choice_of(*state, "idle"); /* who is asked has to answer */
}

TEST_WITH(random_is_the_host_s_own, open_bench, close_bench)
{
    bench *at = *state;
    vaka_error err;
    vaka_bot bot;

    assert_int_equal(vaka_bot_init_for(&bot, &at->module, "random", 5, 0, &err), VAKA_OK);
    assert_null(bot.spec);
}

TEST_WITH(an_unknown_name_is_answered_with_the_known_ones, open_bench, close_bench)
{
    bench *at = *state;
    vaka_error err;
    vaka_bot bot;

    assert_int_equal(vaka_bot_init_for(&bot, &at->module, "genius", 5, 0, &err), VAKA_ERR_DATA);
    assert_non_null(strstr(err.text, "\"genius\""));
    assert_non_null(strstr(err.text, "search, last, wild"));
    assert_int_equal(vaka_bot_init_for(&bot, NULL, "last", 5, 0, &err), VAKA_ERR_DATA);
    assert_null(strstr(err.text, "wild"));
}

TEST_WITH(bots_of_another_abi_are_not_there, open_bench, close_bench)
{
    bench *at = *state;

    assert_string_equal(vaka_bot_at(&at->module, 1)->name, "wild");
    assert_null(vaka_bot_at(&at->module, 4));
    at->module.query = query_other_abi;
    assert_null(vaka_bot_at(&at->module, 0));
    at->module.query = NULL;
    assert_null(vaka_bot_at(&at->module, 0));
}

int main(void)
{
    return run_registered("bot", NULL, NULL);
}
