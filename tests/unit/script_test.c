/* script_test.c - scripts at play: event cards of the test game, questions, keyframes, rules.
 *
 * SPDX-License-Identifier: MIT */
#include "chance/rng.h"
#include "duel.h"
#include "match/resample.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A match of the test game in which the first event is the one named. */
static void begin(const char *event, const char *const *rules)
{
    vaka_library_choice choice = {.rules = rules, .seats = 2};
    vaka_chance_result first = {VAKA_CHANCE_DRAW, VAKA_NONE, VAKA_NONE};
    vaka_setup setup;
    vaka_error err = {0};

    if (vaka_setup_init(&setup, at.plugin.module, 2, &err) ||
        vaka_loader_attach(&at.loader, &choice, &setup, NULL, &err) ||
        vaka_layout_new(&setup, &at.layout, &err))
        fail_msg("%s", err.text);
    if (event) {
        first.zone = (int16_t)vaka_zone_by_id(at.layout, "events");
        first.value = (int16_t)vaka_kind_by_id(at.layout, event);
        assert_true(first.zone >= 0 && first.value >= 0);
    }
    if (vaka_live_new(at.layout, 5, &first, event ? 1 : 0, &at.live, &err))
        fail_msg("%s", err.text);
    vaka_live_listen(at.live, true);
    vaka_live_guard(at.live, true);
}

static void end(void)
{
    vaka_live_free(at.live);
    vaka_layout_free(at.layout);
}

static const vaka_question *question(void)
{
    const vaka_position *position = vaka_live_position(at.live);

    assert_true(vaka_question_open(position));
    return &position->script->question;
}

TEST(an_event_card_changes_the_match_through_exports)
{
    (void)state;
    begin("fair_wind", NULL);
    deploy();
    vaka_match *match = &vaka_live_position(at.live)->face;
    assert_int_equal(vaka_value(match, 0, 0), 6); /* the first player's orders */
    assert_int_equal(vaka_value(match, 0, 1), 5);
    end();
}

TEST(a_question_becomes_legal_actions_of_the_asked_seat)
{
    uint32_t count;

    (void)state;
    begin("market", NULL);
    deploy();
    assert_string_equal(question()->prompt, "Turn a counter up for a point?");
    assert_int_equal(asked(), 0);
    assert_int_equal(vaka_live_may(at.live), 0); /* one indivisible affair */
    const vaka_action *legal = vaka_live_legal(at.live, 0, &count);
    assert_true(count >= 2);
    assert_int_equal(legal[0].verb, VAKA_VERB_CHOOSE_PIECE);
    assert_int_equal(legal[count - 1].verb, VAKA_VERB_DECLINE);
    assert_int_equal(play("end"), VAKA_ERR_ILLEGAL);
    assert_int_equal(play("choose-piece camp southgate"), VAKA_ERR_ILLEGAL);
    assert_int_equal(play("decline"), VAKA_OK);
    assert_int_equal(asked(), 1); /* the same script asks the next seat */
    assert_int_equal(play("decline"), VAKA_OK);
    assert_false(vaka_question_open(vaka_live_position(at.live)));
    end();
}

TEST(an_answer_can_be_undone_and_done_again)
{
    (void)state;
    begin("market", NULL);
    deploy();
    uint64_t before = vaka_live_hash(at.live);
    assert_int_equal(play("decline"), VAKA_OK);
    uint64_t after = vaka_live_hash(at.live);
    assert_int_equal(vaka_live_undo(at.live, 0, NULL), VAKA_OK);
    assert_true(vaka_live_hash(at.live) == before);
    assert_int_equal(vaka_live_redo(at.live, 0, NULL, NULL), VAKA_OK);
    assert_true(vaka_live_hash(at.live) == after);
    end();
}

TEST(a_clone_in_the_middle_of_a_question_goes_its_own_way)
{
    (void)state;
    begin("market", NULL);
    deploy();
    vaka_live *live = at.live, *copy = vaka_live_clone(live);
    assert_int_equal(play("decline"), VAKA_OK);
    uint64_t there = vaka_live_hash(live);
    at.live = copy;
    assert_int_equal(play("decline"), VAKA_OK);
    assert_true(vaka_live_hash(copy) == there);
    vaka_live_free(copy);
    at.live = live;
    end();
}

TEST(chance_before_a_question_comes_out_the_same_again)
{
    uint32_t count;

    (void)state;
    begin("omen", NULL);
    vaka_live_queue(at.live, (vaka_chance_result){VAKA_CHANCE_DIE, VAKA_NONE, 5});
    deploy();
    assert_int_equal(question()->type, VAKA_ASKED_WORD);
    const vaka_event *events = vaka_live_events(at.live, &count);
    uint32_t dice = 0;
    for (uint32_t i = 0; i < count; i++)
        dice += events[i].id == VAKA_EVENT_DIE;
    assert_int_equal(dice, 1);
    assert_int_equal(play("choose-option 0"), VAKA_OK);
    events = vaka_live_events(at.live, &count);
    for (uint32_t i = 0; i < count; i++)
        assert_int_not_equal(events[i].id, VAKA_EVENT_DIE); /* told once */
    vaka_live_came(at.live, &count);
    for (uint32_t i = 0; i < count; i++)
        assert_int_not_equal(vaka_live_came(at.live, &count)[i].type, VAKA_CHANCE_DIE);
    assert_int_equal(vaka_score(&vaka_live_position(at.live)->face, 0), 1);
    end();
}

TEST(a_rule_of_values_only_needs_no_script_at_run_time)
{
    static const char *const rules[] = {"night", NULL};

    (void)state;
    begin("fair_wind", rules);
    vaka_match *match = &vaka_live_position(at.live)->face;
    assert_int_equal(vaka_value(match, 0, 1), 3);
    assert_int_equal(vaka_value(match, 1, 7), 4);
    assert_true(vaka_rule_on(at.layout, "night"));
    assert_false(vaka_rule_on(at.layout, "bounty"));
    end();
}

/* Random games with everything on: no fault, no dead end; a clone, an undo and a replay of every
 * answer agree; what others may not know stays out of their sight. */
static vaka_match *face_of(vaka_live *live)
{
    return &vaka_live_position(live)->face;
}

TEST(whether_a_value_is_modified_is_known_of_every_copy_of_a_match)
{
    uint32_t value = 0;

    (void)state;
    begin(NULL, NULL);
    vaka_live *other = vaka_live_clone(at.live);
    vaka_match *match = face_of(at.live);
    while (vaka_value(match, value, 0) >= at.plugin.module->values[value].max)
        value++;
    int32_t plain = vaka_value(match, value, 0);
    vaka_modify(match, value, VAKA_ANYWHERE, VAKA_CHANGE_ADD, 1, VAKA_END_STEP, 0);
    assert_true(vaka_modified(match, value));
    assert_int_equal(vaka_value_at(match, value, 0), plain + 1);
    assert_int_equal(vaka_value_at(vaka_live_seen(at.live, 0), value, 0), plain + 1);
    assert_int_equal(vaka_value_at(face_of(other), value, 0), plain);
    vaka_live_copy(other, at.live);
    vaka_step_over(match);
    assert_false(vaka_modified(match, value));
    assert_int_equal(vaka_value_at(match, value, 0), plain);
    assert_int_equal(vaka_value_at(face_of(other), value, 0), plain + 1);
    vaka_live_copy(other, at.live);
    assert_int_equal(vaka_value_at(face_of(other), value, 0), plain);
    assert_int_equal(vaka_value_at(vaka_live_seen(other, 0), value, 0), plain);
    vaka_live_free(other);
    end();
}

TEST(what_is_taken_back_takes_its_modifiers_along)
{
    uint32_t value = 0;

    (void)state;
    begin(NULL, NULL);
    vaka_match *match = face_of(at.live);
    while (vaka_value(match, value, 0) >= at.plugin.module->values[value].max)
        value++;
    int32_t plain = vaka_value(match, value, 0);
    uint32_t count;
    vaka_action action = *vaka_live_legal(at.live, asked(), &count);
    assert_int_equal(vaka_live_apply(at.live, &action, NULL, NULL), VAKA_OK);
    vaka_modify(match, value, VAKA_ANYWHERE, VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    assert_int_equal(vaka_value_at(match, value, 0), plain + 1);
    vaka_live_rollback(at.live);
    assert_int_equal(vaka_value_at(match, value, 0), plain);
    end();
}

TEST(random_games_with_every_card_and_rule_come_to_their_end)
{
    static const char *const rules[] = {"night", "bounty", NULL};
    uint32_t rng[4], answers = 0;

    (void)state;
    vaka_rng_seed(rng, 9);
    for (int game = 0; game < 12; game++) {
        begin(NULL, rules);
        vaka_resample(at.live, VAKA_SPECTATOR, (uint64_t)game, NULL); /* another order of cards */
        for (int i = 0; !vaka_live_finished(at.live, NULL); i++) {
            uint32_t count;
            vaka_error err = {0};
            int32_t seat = asked();
            const vaka_action *legal = vaka_live_legal(at.live, seat, &count);
            assert_true(count > 0 && i < 4000);
            vaka_action action = legal[vaka_rng_below(rng, count)];
            vaka_live *copy = vaka_live_clone(at.live);
            if (vaka_live_apply(at.live, &action, NULL, &err))
                fail_msg("%s", err.text);
            assert_int_equal(vaka_live_apply(copy, &action, NULL, NULL), VAKA_OK);
            assert_true(vaka_live_hash(copy) == vaka_live_hash(at.live));
            vaka_live_free(copy);
            answers += action.verb >= VAKA_VERB_CHOOSE_SPACE;
            uint64_t now = vaka_live_hash(at.live);
            if (vaka_live_undo(at.live, seat, NULL) == VAKA_OK) {
                assert_int_equal(vaka_live_redo(at.live, seat, NULL, NULL), VAKA_OK);
                assert_true(vaka_live_hash(at.live) == now);
            }
        }
        end();
    }
    assert_true(answers > 10);
}

static int open_game(void **state)
{
    (void)state;
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/tests/scripts", 1);
    if (vaka_plugin_load(VAKA_BUILD_DIR "/tests/modules/skirmish.vaka", &at.plugin)) {
        print_error("%s\n", at.plugin.reason);
        return -1;
    }
    vaka_loader_init(&at.loader, NULL);
    const vaka_library *library = vaka_loader_texts(&at.loader, at.plugin.module);
    for (uint32_t i = 0; i < library->complaints.count; i++)
        print_error("%s:%d: %s\n", library->complaints.at[i].file,
                    (int)library->complaints.at[i].spot.line, library->complaints.at[i].text);
    return 0;
}

static int close_game(void **state)
{
    (void)state;
    vaka_loader_done(&at.loader);
    vaka_plugin_unload(&at.plugin);
    return 0;
}

int main(void)
{
    return run_registered("tests", open_game, close_game);
}
