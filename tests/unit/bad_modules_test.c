/* unit/bad_modules_test.c - modules that break a promise during play are contained.
 *
 * SPDX-License-Identifier: MIT */
#include "match/live.h"
#include "plugin/plugins.h"
#include "registered.h"
#include "table/codec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST 512

/* A match of one of the modules in tests/modules/bad. */
typedef struct game {
    vaka_plugin plugin;
    vaka_layout *layout;
    vaka_live *live;
    vaka_error err;
    vaka_refusal why;
} game;

/* Loads the module and begins a match as far as that goes. */
static vaka_status begin(game *at, const char *name)
{
    char path[LONGEST];
    vaka_setup setup;
    vaka_status status;

    memset(at, 0, sizeof *at);
    snprintf(path, sizeof path, "%s/tests/bad/%s.vaka", VAKA_BUILD_DIR, name);
    if (vaka_plugin_load(path, &at->plugin) != VAKA_OK)
        fail_msg("%s: %s", path, at->plugin.reason);
    assert_int_equal(vaka_setup_init(&setup, at->plugin.module, 2, &at->err), VAKA_OK);
    status = vaka_layout_new(&setup, &at->layout, &at->err);
    return status ? status : vaka_live_new(at->layout, 1, NULL, 0, &at->live, &at->err);
}

static void end(game *at)
{
    vaka_live_free(at->live);
    vaka_layout_free(at->layout);
    vaka_plugin_unload(&at->plugin);
}

static void play(game *at, const char *name)
{
    if (begin(at, name) != VAKA_OK)
        fail_msg("%s: %s", name, at->err.text);
    vaka_live_guard(at->live, true);
}

static vaka_status take(game *at, int32_t seat, int16_t stones)
{
    const vaka_action action = {(int8_t)seat, 0, {stones, 0, 0, 0}};

    return vaka_live_apply(at->live, &action, &at->why, &at->err);
}

/* The message names the module and what it did. */
static void assert_blamed(const game *at, const char *text)
{
    if (!strstr(at->err.text, at->plugin.module->id) || !strstr(at->err.text, text))
        fail_msg("\"%s\" does not name %s and \"%s\"", at->err.text, at->plugin.module->id, text);
}

typedef struct fault {
    const char *name;
    const char *text;
} fault;

TEST(a_match_that_cannot_begin_says_why)
{
    static const fault faults[] = {
        {"layout_fails", "cannot be laid out (status -2)"},
        {"layout_zone_twice", "there are two zones 'heap'"},
        {"setup_fails", "cannot be set up (status -2)"},
        {"setup_too_many", "vaka_piece_new: "},
        {"setup_no_frame", "the agenda is empty"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        game at;

        assert_true(begin(&at, faults[i].name) < 0);
        assert_null(at.live);
        assert_blamed(&at, faults[i].text);
        end(&at);
    }
}

static const fault apply_faults[] = {
    {"step_idle", "step 'turn' did nothing"},
    {"step_never_ends", "step 'turn' goes on for ever"},
    {"step_empties", "the agenda is empty"},
    {"step_too_deep", "vaka_push: the agenda is deeper than its 4 frames"},
    {"step_asks_nobody", "vaka_ask: seat 7 is not in the game"},
    {"apply_wild_zone", "vaka_piece_move: "},
    {"apply_full_zone", "vaka_piece_move: 'taken' is full: it takes 1 at most"},
    {"apply_wild_piece", "vaka_piece_flip: "},
    {"apply_wild_kind", "vaka_piece_become: "},
    {"apply_wild_field", "vaka_piece_set: "},
    {"apply_wild_seat", "vaka_score_set: "},
    {"apply_wild_event", "vaka_tell: "},
    {"apply_wild_die", "vaka_roll: "},
    {"sealed_chance", "vaka_roll: "},
};

TEST(an_action_that_breaks_the_contract_is_taken_back)
{
    (void)state;
    for (size_t i = 0; i < sizeof apply_faults / sizeof *apply_faults; i++) {
        game at;

        play(&at, apply_faults[i].name);
        vaka_live_listen(at.live, true);
        const uint64_t before = vaka_live_hash(at.live);
        const uint8_t must = vaka_live_must(at.live);
        for (int16_t stones = 1; stones <= 3;
             stones++) { /* the live match holds as often as one tries */
            uint32_t told, came;

            if (take(&at, 0, stones) != VAKA_ERR_CONTRACT)
                fail_msg("%s was not noticed", apply_faults[i].name);
            assert_blamed(&at, apply_faults[i].text);
            assert_true(vaka_live_hash(at.live) == before);
            assert_int_equal(vaka_live_must(at.live), must);
            vaka_live_events(at.live, &told);
            vaka_live_came(at.live, &came);
            assert_int_equal(told, 0);
            assert_int_equal(came, 0);
        }
        assert_false(vaka_live_can_undo(at.live, 0, NULL));
        assert_false(vaka_live_can_redo(at.live, 0, NULL));
        end(&at);
    }
}

TEST(without_a_way_back_a_broken_match_is_stopped)
{
    game at;
    uint32_t count;

    (void)state;
    play(&at, "apply_wild_zone");
    vaka_live_guard(at.live, false);
    vaka_live_keep_undo(at.live, false);
    assert_int_equal(take(&at, 0, 1), VAKA_ERR_CONTRACT);
    assert_blamed(&at, "vaka_piece_move: ");
    assert_int_equal(take(&at, 1, 1), VAKA_ERR_ILLEGAL);
    assert_string_equal(at.why.id, "broken");
    vaka_live_legal(at.live, 1, &count);
    assert_int_equal(count, 0);
    end(&at);
}

TEST(what_legal_lists_wrongly_is_refused_without_a_change)
{
    game at;
    uint32_t count;

    (void)state;
    play(&at, "legal_lies");
    const uint64_t before = vaka_live_hash(at.live);
    vaka_live_legal(at.live, 0, &count);
    assert_int_equal(count, 3);
    assert_int_equal(take(&at, 0, 3), VAKA_ERR_ILLEGAL);
    assert_string_equal(at.why.id, "refused");
    assert_string_equal(at.why.rule, "3");
    assert_true(vaka_live_hash(at.live) == before);
    assert_int_equal(take(&at, 0, 2), VAKA_OK);
    end(&at);
}

TEST(what_legal_forgets_is_decided_by_why_not)
{
    game at;
    uint32_t count;

    (void)state;
    play(&at, "legal_short");
    vaka_live_legal(at.live, 0, &count);
    assert_int_equal(count, 1);
    assert_int_equal(take(&at, 0, 2), VAKA_OK);
    assert_int_equal(vaka_live_must(at.live), VAKA_SEAT(1));
    end(&at);
}

TEST(what_is_no_action_at_all_is_not_in_the_legal_list)
{
    game at;
    uint32_t count;

    (void)state;
    play(&at, "legal_wild");
    const vaka_action *legal = vaka_live_legal(at.live, 0, &count);
    assert_int_equal(count, 3);
    assert_string_equal(vaka_live_trouble(at.live),
                        "legal(): lists what is no action of this game or of another seat");
    for (uint32_t i = 0; i < count; i++)
        assert_true(vaka_action_fits(at.layout, &legal[i]));
    assert_int_equal(take(&at, 0, 77), VAKA_ERR_ILLEGAL);
    assert_int_equal(take(&at, 0, 1), VAKA_OK);
    end(&at);
}

TEST(a_seat_without_an_action_is_left_with_an_empty_list)
{
    game at;
    uint32_t count;

    (void)state;
    play(&at, "legal_empty");
    assert_int_equal(take(&at, 0, 1), VAKA_OK);
    vaka_live_legal(at.live, 1, &count);
    assert_int_equal(count, 0);
    assert_int_equal(vaka_live_must(at.live), VAKA_SEAT(1));
    end(&at);
}

/* Plays until one stone is left and seat 0 is to take it. */
static void play_to_the_last_stone(game *at)
{
    for (int32_t turn = 0; turn < 4; turn++)
        assert_int_equal(take(at, turn % 2, 2), VAKA_OK);
}

TEST(a_refusal_that_changes_the_match_is_taken_back)
{
    static const char *const names[] = {"refusal_changes", "refusal_moves"};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const vaka_action too_many = {0, 0, {3, 0, 0, 0}};
        game at;

        play(&at, names[i]);
        play_to_the_last_stone(&at);
        const uint64_t before = vaka_live_hash(at.live);
        assert_int_equal(take(&at, 0, 3), VAKA_ERR_CONTRACT);
        assert_blamed(&at, "why_not(): changed the match, though it was only asked");
        assert_true(vaka_live_hash(at.live) == before);
        assert_int_equal(vaka_live_check(at.live, &too_many, &at.why), VAKA_ERR_ILLEGAL);
        assert_string_equal(at.why.id, "contract");
        assert_true(vaka_live_hash(at.live) == before);
        assert_int_equal(take(&at, 0, 1), VAKA_OK);
        assert_true(vaka_live_finished(at.live, NULL));
        end(&at);
    }
}

TEST(a_wrong_question_of_the_rules_does_not_stop_the_match)
{
    game at;
    uint32_t count;

    (void)state;
    play(&at, "refusal_wild_read");
    const uint64_t before = vaka_live_hash(at.live);
    assert_int_equal(take(&at, 0, 3), VAKA_ERR_CONTRACT);
    assert_blamed(&at, "why_not(): vaka_find: there is no zone 9999");
    assert_true(vaka_live_hash(at.live) == before);
    assert_int_equal(take(&at, 0, 2), VAKA_OK);
    end(&at);

    play(&at, "legal_wild_read");
    vaka_live_legal(at.live, 0, &count);
    assert_string_equal(vaka_live_trouble(at.live), "legal(): vaka_count: there is no zone 9999");
    assert_int_equal(take(&at, 0, 3), VAKA_OK);
    end(&at);
}

TEST(a_refusal_always_has_something_to_say)
{
    game at;

    (void)state;
    play(&at, "refusal_empty");
    play_to_the_last_stone(&at);
    assert_int_equal(take(&at, 0, 3), VAKA_ERR_ILLEGAL);
    assert_non_null(at.why.id);
    assert_non_null(at.why.rule);
    assert_non_null(at.why.text);
    assert_true(at.why.text[0] != '\0');
    end(&at);
}

TEST(looking_changes_nothing_whatever_the_module_does)
{
    game at;
    uint32_t count;

    (void)state;
    play(&at, "legal_changes");
    uint64_t before = vaka_live_hash(at.live);
    vaka_live_legal(at.live, 0, &count);
    assert_int_equal(count, 3);
    assert_true(vaka_live_hash(at.live) == before);
    assert_string_equal(vaka_live_trouble(at.live),
                        "legal(): changed the match, though it was only asked");
    end(&at);

    play(&at, "describe_changes");
    before = vaka_live_hash(at.live);
    vaka_live_scene(at.live, 0);
    vaka_live_scene(at.live, VAKA_SPECTATOR);
    assert_true(vaka_live_hash(at.live) == before);
    end(&at);
}

TEST(a_sealed_answer_that_never_ends_runs_out_of_room)
{
    game at;
    uint32_t count;
    int32_t taken = 0;

    (void)state;
    play(&at, "sealed_endless");
    while (taken < 10 && take(&at, 0, 1) == VAKA_OK)
        taken++;
    assert_in_range(taken, 1, 4); /* layout() announced four */
    assert_string_equal(at.why.id, "list_full");
    vaka_live_legal(at.live, 0, &count);
    assert_int_equal(count, 0);
    assert_int_equal(take(&at, 1, 1), VAKA_OK); /* the other seat is not disturbed */
    end(&at);
}

TEST(a_broken_match_does_not_disturb_another_one)
{
    game bad, good;

    (void)state;
    play(&bad, "apply_wild_zone");
    play(&good, "describe_changes");
    for (int32_t turn = 0; turn < 8; turn++) {
        const uint64_t before = vaka_live_hash(bad.live);

        assert_int_equal(take(&bad, 0, 1), VAKA_ERR_CONTRACT);
        assert_true(vaka_live_hash(bad.live) == before);
        assert_int_equal(take(&good, turn % 2, 1), VAKA_OK);
    }
    assert_int_equal(take(&good, 0, 1), VAKA_OK);
    assert_true(vaka_live_finished(good.live, NULL));
    end(&bad);
    end(&good);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
