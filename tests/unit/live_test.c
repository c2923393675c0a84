/* live_test.c - applying, refusing, undo and redo, sealed answers, contracts.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include <stdio.h>

/* do 0: count up; do 1: roll a die; do 2: look at a hidden piece. */
static void count_roll_or_look(vaka_match *match, const vaka_action *action)
{
    if (action->verb != TOY_DO)
        return;
    toy_of(match)->number[0]++;
    if (action->arg[0] == 1)
        vaka_roll(match, 6);
    if (action->arg[0] == 2)
        vaka_learned(match, 0);
}

static vaka_live *fresh(void)
{
    toy = (toy_script){.apply = count_roll_or_look};
    return toy_live(3);
}

static int32_t number(vaka_live *live)
{
    return toy_of(&vaka_live_position(live)->face)->number[0];
}

static const char *undo_stops(vaka_live *live, int32_t seat)
{
    vaka_refusal why = {0};
    uint64_t before = vaka_live_hash(live);

    assert_int_equal(vaka_live_undo(live, seat, &why), VAKA_ERR_ILLEGAL);
    assert_true(vaka_live_hash(live) == before);
    return why.id;
}

TEST(a_refusal_names_reason_rule_and_fact_and_changes_nothing)
{
    vaka_live *live = fresh();
    vaka_action action = {0, TOY_DO, {5, 0, 0, 0}};
    vaka_refusal why = {0};
    uint64_t before = vaka_live_hash(live);

    (void)state;
    assert_int_equal(vaka_live_apply(live, &action, &why, NULL), VAKA_ERR_ILLEGAL);
    assert_string_equal(why.id, "too_big");
    assert_string_equal(why.rule, "1.2");
    assert_int_equal(why.fact[0], 5);
    assert_true(vaka_live_hash(live) == before);
    assert_string_equal(toy_refused(live, 0, TOY_DO, 10), "malformed");
    assert_string_equal(toy_refused(live, 0, 77, 0), "malformed");
    assert_string_equal(toy_refused(live, 3, TOY_DO, 0), "malformed");
    assert_string_equal(toy_refused(live, -1, TOY_DO, 0), "malformed");
    assert_string_equal(toy_refused(live, 1, TOY_DO, 0), "not_asked");
    toy_free(live);
}

TEST(undo_and_redo_lead_back_and_forth)
{
    vaka_live *live = fresh();
    uint64_t hash[4];

    (void)state;
    for (int i = 0; i < 4; i++) {
        hash[i] = vaka_live_hash(live);
        assert_int_equal(toy_play(live, 0, TOY_DO, 0), VAKA_OK);
    }
    uint64_t last = vaka_live_hash(live);
    for (int i = 3; i >= 0; i--) {
        assert_int_equal(vaka_live_undo(live, 0, NULL), VAKA_OK);
        assert_true(vaka_live_hash(live) == hash[i]);
    }
    assert_string_equal(undo_stops(live, 0), "undo_nothing");
    for (int i = 0; i < 4; i++)
        assert_int_equal(vaka_live_redo(live, 0, NULL, NULL), VAKA_OK);
    assert_true(vaka_live_hash(live) == last);
    assert_int_equal(vaka_live_redo(live, 0, NULL, NULL), VAKA_ERR_ILLEGAL);
    toy_free(live);
}

TEST(a_new_action_forgets_what_was_undone)
{
    vaka_live *live = fresh();

    (void)state;
    toy_play(live, 0, TOY_DO, 0);
    vaka_live_undo(live, 0, NULL);
    toy_play(live, 0, TOY_DO, 0);
    assert_false(vaka_live_can_redo(live, 0, NULL));
    toy_free(live);
}

TEST(chance_a_look_and_another_seat_set_the_horizon)
{
    vaka_live *live = fresh();

    (void)state;
    toy_play(live, 0, TOY_DO, 0);
    toy_play(live, 0, TOY_DO, 1);
    assert_string_equal(undo_stops(live, 0), "undo_chance");
    toy_play(live, 0, TOY_DO, 2);
    assert_string_equal(undo_stops(live, 0), "undo_learned");
    toy_play(live, 0, TOY_DO, 0);
    assert_string_equal(undo_stops(live, 1), "undo_not_yours");
    toy_play(live, 1, TOY_SHOUT, 0);
    assert_string_equal(undo_stops(live, 0), "undo_not_yours");
    assert_int_equal(vaka_live_undo(live, 1, NULL), VAKA_OK);
    assert_string_equal(undo_stops(live, 0), "undo_other");
    toy_free(live);
}

TEST(very_long_turns_can_be_taken_back_as_far_as_the_store_goes)
{
    vaka_live *live = fresh();
    int undone = 0;

    (void)state;
    for (int i = 0; i < 700; i++)
        toy_play(live, 0, TOY_DO, 0);
    while (vaka_live_undo(live, 0, NULL) == VAKA_OK)
        undone++;
    assert_int_equal(undone, 512);
    assert_int_equal(number(live), 700 - 512);
    toy_free(live);
}

TEST(a_clone_goes_its_own_way)
{
    vaka_live *live = fresh(), *copy = vaka_live_clone(live);
    uint64_t before = vaka_live_hash(live);

    (void)state;
    assert_true(vaka_live_hash(copy) == before);
    toy_play(copy, 0, TOY_DO, 1);
    assert_true(vaka_live_hash(live) == before);
    vaka_live_copy(copy, live);
    assert_true(vaka_live_hash(copy) == before);
    vaka_live_free(copy);
    toy_free(live);
}

static void unsorted(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    vaka_offer(out, seat, TOY_PASS, 0, 0, 0, 0);
    for (int32_t i = 200; i >= 0; i--)
        vaka_offer(out, seat, TOY_DO, i % 3, 0, 0, 0);
}

TEST(legal_lists_are_sorted_whole_and_without_duplicates)
{
    toy = (toy_script){.legal = unsorted};
    vaka_live *live = toy_live(2);
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, 0, &count);

    (void)state;
    assert_int_equal(count, 4);
    for (int i = 0; i < 3; i++)
        assert_int_equal(legal[i].arg[0], i);
    assert_int_equal(legal[3].verb, TOY_PASS);
    toy_free(live);
}

TEST(a_list_that_was_offered_out_of_order_is_put_in_order_each_action_once)
{
    vaka_action at[8];
    vaka_actions list = {at, 0, 8};

    (void)state;
    vaka_offer(&list, 0, TOY_SHOUT, 9, 0, 0, 0); /* before: it stays where it is */
    vaka_offer(&list, 0, TOY_PASS, 0, 0, 0, 0);
    vaka_offer(&list, 0, TOY_DO, 2, 0, 0, 1);
    vaka_offer(&list, 0, TOY_DO, 2, 0, 0, 0);
    vaka_offer(&list, 0, TOY_DO, -1, 5, 0, 0);
    vaka_offer(&list, 0, TOY_DO, 2, 0, 0, 1);
    vaka_offer(&list, 0, TOY_DO, 2, 0, 0, 0);
    vaka_offers_in_order(&list, 1);
    assert_int_equal(list.count, 5);
    assert_int_equal(at[0].arg[0], 9);
    assert_int_equal(at[1].arg[0], -1);
    assert_int_equal(at[2].arg[0], 2);
    assert_int_equal(at[2].arg[3], 0);
    assert_int_equal(at[3].arg[3], 1);
    assert_int_equal(at[4].verb, TOY_PASS);
}

TEST(an_offered_row_has_each_of_its_numbers_in_its_place_whatever_their_signs)
{
    vaka_action at[3];
    vaka_actions list = {at, 0, 2};

    (void)state;
    memset(at, 0x55, sizeof at);
    vaka_offer(&list, VAKA_SPECTATOR, 255, INT16_MIN, -1, INT16_MAX, -2);
    vaka_offer(&list, 3, TOY_DO, 1, 2, 3, 4);
    vaka_offer(&list, 3, TOY_DO, 5, 5, 5, 5); /* there is no room */
    assert_int_equal(at[0].seat, VAKA_SPECTATOR);
    assert_int_equal(at[0].verb, 255);
    assert_int_equal(at[0].arg[0], INT16_MIN);
    assert_int_equal(at[0].arg[1], -1);
    assert_int_equal(at[0].arg[2], INT16_MAX);
    assert_int_equal(at[0].arg[3], -2);
    assert_int_equal(at[1].seat, 3);
    assert_int_equal(at[1].verb, TOY_DO);
    for (int32_t i = 0; i < VAKA_ARGS; i++)
        assert_int_equal(at[1].arg[i], i + 1);
    assert_int_equal(at[2].arg[0], 0x5555);
    assert_int_equal(list.count, 3);
}

TEST(a_list_that_had_no_room_still_says_how_much_it_needs)
{
    vaka_action at[2];
    vaka_actions list = {at, 0, 2};

    (void)state;
    for (int32_t i = 3; i > 0; i--)
        vaka_offer(&list, 0, TOY_DO, i, 0, 0, 0);
    vaka_offers_in_order(&list, 0);
    assert_int_equal(list.count, 3);
}

static void list_backwards(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    vaka_offer(out, seat, TOY_DO, 2, 0, 0, 0);
    vaka_offer(out, seat, TOY_DO, 1, 0, 0, 0);
}

static const vaka_reason *never(const vaka_match *match, const vaka_action *action)
{
    static const vaka_reason reason = {"never", "1", "never"};

    (void)match;
    (void)action;
    return &reason;
}

TEST(what_was_picked_from_a_list_vouches_for_nothing_else)
{
    toy = (toy_script){.legal = list_backwards, .why_not = never};
    vaka_live *live = toy_live(2);
    vaka_action other = {0, TOY_DO, {5, 0, 0, 0}};
    uint32_t count;

    (void)state;
    vaka_live_keep_undo(live, false);
    vaka_live_legal(live, 0, &count);
    vaka_action picked = *vaka_live_pick(live, 1);
    assert_int_equal(picked.arg[0], 2);
    assert_int_equal(vaka_live_apply(live, &other, NULL, NULL), VAKA_ERR_ILLEGAL);
    assert_int_equal(vaka_live_apply(live, &picked, NULL, NULL), VAKA_OK);
    vaka_live_legal(live, 1, &count); /* another list: its first row is no row of the last one */
    assert_int_equal(vaka_live_apply(live, &picked, NULL, NULL), VAKA_ERR_ILLEGAL);
    toy_free(live);
}

/* A pool of three is shared out: `do n` takes n of it. */
static void ask_sealed_then_end(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 0) {
        toy_of(match)->number[3] = 3;
        vaka_ask_sealed(match, 7, 1, 1);
        vaka_stage_set(match, 1);
    } else {
        vaka_finish(match, 0);
    }
}

static const vaka_reason *not_enough(const vaka_match *match, const vaka_action *action)
{
    static const vaka_reason reason = {"not_enough", "3", "not enough"};

    return action->verb == TOY_DO && action->arg[0] > toy_of(match)->number[3] ? &reason : NULL;
}

static void take(vaka_match *match, const vaka_action *action)
{
    if (action->verb != TOY_DO)
        return;
    toy_of(match)->number[3] -= action->arg[0];
    toy_of(match)->number[action->seat] += action->arg[0];
}

TEST(a_module_that_says_its_lists_are_in_order_is_taken_at_its_word_but_in_recorded_play)
{
    vaka_module module = toy_module; /* with a verb that may be used at any time */
    uint32_t count;

    (void)state;
    module.sorted = 1;
    toy = (toy_script){.legal = list_backwards};
    vaka_live *live = toy_live_of(&module, 2);
    assert_int_equal(vaka_live_legal(live, 0, &count)[0].arg[0], 2);
    assert_string_equal(vaka_live_trouble(live), "");
    vaka_live *recorded = vaka_live_clone(live);
    vaka_live_guard(recorded, true);
    assert_int_equal(vaka_live_legal(recorded, 0, &count)[0].arg[0], 1);
    assert_int_equal(count, 2);
    assert_non_null(strstr(vaka_live_trouble(recorded), "out of order"));
    vaka_live_free(recorded);
    toy_free(live);
}

TEST(sealed_answers_are_private_until_all_have_committed)
{
    toy = (toy_script){.step = ask_sealed_then_end, .why_not = not_enough, .apply = take};
    vaka_live *live = toy_live(3);
    uint64_t before = vaka_live_view_hash(live, 2);
    uint32_t count;

    (void)state;
    assert_int_equal(vaka_live_must(live), 7);
    assert_int_equal(toy_play(live, 0, TOY_DO, 2), VAKA_OK);
    assert_int_equal(toy_of(vaka_live_seen(live, 0))->number[0], 2); /* its own draft */
    assert_int_equal(toy_of(vaka_live_seen(live, 2))->number[0], 0);
    assert_true(vaka_live_view_hash(live, 2) == before);
    assert_string_equal(toy_refused(live, 0, TOY_DO, 2), "not_enough");
    assert_string_equal(toy_refused(live, 0, TOY_SHOUT, 0), "not_now");

    assert_int_equal(toy_play(live, 1, TOY_DO, 2), VAKA_OK); /* enough, as far as it can know */
    assert_int_equal(toy_play(live, 0, TOY_SEAL, 0), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1) | VAKA_SEAT(2));
    assert_string_equal(toy_refused(live, 0, TOY_DO, 0), "committed");
    vaka_live_legal(live, 0, &count);
    assert_int_equal(count, 0);
    assert_int_equal(toy_play(live, 1, TOY_SEAL, 0), VAKA_OK);
    vaka_live_listen(live, true);
    assert_int_equal(toy_play(live, 2, TOY_SEAL, 0), VAKA_OK);

    /* Carried out from seat 1 on: seat 0 comes last and finds only one left. */
    assert_true(vaka_live_finished(live, NULL));
    const toy_game *game = toy_of(&vaka_live_position(live)->face);
    assert_int_equal(game->number[1], 2);
    assert_int_equal(game->number[0], 0);
    const vaka_event *events = vaka_live_events(live, &count);
    assert_int_equal(count, 2); /* dropped, end */
    assert_int_equal(events[0].id, VAKA_EVENT_DROPPED);
    assert_int_equal(events[0].arg[0], 0);
    assert_string_equal(undo_stops(live, 2), "undo_learned");
    toy_free(live);
}

static void win(vaka_match *match, const vaka_action *action)
{
    if (action->verb == TOY_DO && !vaka_drafting(match))
        vaka_finish(match, (uint8_t)(VAKA_SEAT(action->seat) | 0xf0));
}

TEST(the_first_list_that_ends_the_match_ends_it)
{
    toy = (toy_script){.step = ask_sealed_then_end, .apply = win};
    vaka_live *live = toy_live(2);
    uint8_t winners = 0;
    uint32_t count;

    (void)state;
    vaka_live_listen(live, true);
    for (int32_t seat = 0; seat < 2; seat++) {
        toy_play(live, seat, TOY_DO, 1);
        toy_play(live, seat, TOY_SEAL, 0);
    }
    assert_true(vaka_live_finished(live, &winners));
    assert_int_equal(winners, VAKA_SEAT(1)); /* lists are carried out from seat 1 on */
    const vaka_event *events = vaka_live_events(live, &count);
    assert_int_equal(count, 1);
    assert_int_equal(events[0].arg[0], VAKA_SEAT(1)); /* no seat that is not there */
    toy_free(live);
}

TEST(undo_pops_the_own_sealed_list_only)
{
    toy = (toy_script){.step = ask_sealed_then_end, .why_not = not_enough, .apply = take};
    vaka_live *live = toy_live(3);
    uint64_t start = vaka_live_view_hash(live, 0), one;

    (void)state;
    toy_play(live, 0, TOY_DO, 1);
    one = vaka_live_view_hash(live, 0);
    toy_play(live, 1, TOY_DO, 2);
    toy_play(live, 0, TOY_SEAL, 0);
    assert_int_equal(vaka_live_undo(live, 0, NULL), VAKA_OK); /* the commitment, too */
    assert_true(vaka_live_view_hash(live, 0) == one);
    assert_int_equal(vaka_live_undo(live, 0, NULL), VAKA_OK);
    assert_true(vaka_live_view_hash(live, 0) == start);
    assert_int_equal(vaka_live_redo(live, 0, NULL, NULL), VAKA_OK);
    assert_true(vaka_live_view_hash(live, 0) == one);
    assert_int_equal(toy_of(vaka_live_seen(live, 1))->number[1], 2);
    toy_free(live);
}

/* One sealed question after the other, each with a pool of its own. */
static void ask_sealed_again(vaka_match *match, const vaka_frame *frame)
{
    toy_of(match)->number[3] = frame->stage ? 1 : 3;
    vaka_stage_set(match, frame->stage + 1);
    vaka_ask_sealed(match, 7, 1, 1);
}

TEST(the_next_sealed_question_begins_with_the_table_as_it_is)
{
    toy = (toy_script){.step = ask_sealed_again, .why_not = not_enough, .apply = take};
    vaka_live *live = toy_live(2);

    (void)state;
    toy_play(live, 0, TOY_SEAL, 0);
    toy_play(live, 1, TOY_DO, 1);
    toy_play(live, 1, TOY_SEAL, 0); /* the last of all: it is asked anew in the same action */
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(0) | VAKA_SEAT(1));
    assert_int_equal(toy_of(vaka_live_seen(live, 1))->number[3], 1);
    assert_string_equal(toy_refused(live, 1, TOY_DO, 2), "not_enough");
    assert_int_equal(toy_play(live, 1, TOY_DO, 1), VAKA_OK);
    toy_free(live);
}

TEST(a_full_plan_can_still_be_sealed)
{
    toy = (toy_script){.step = ask_sealed_then_end};
    vaka_live *live = toy_live(2);
    uint32_t count;

    (void)state;
    for (int i = 0; i < 3; i++) /* the limit is four */
        assert_int_equal(toy_play(live, 0, TOY_DO, 0), VAKA_OK);
    assert_string_equal(toy_refused(live, 0, TOY_DO, 0), "list_full");
    const vaka_action *legal = vaka_live_legal(live, 0, &count);
    assert_int_equal(count, 1);
    assert_int_equal(legal[0].verb, TOY_SEAL);
    toy_free(live);
}

/* As scripts that a module asks burn what is left of the tank: two fifths of it for each `do`. */
static void burn_two_fifths(vaka_match *match, const vaka_action *action)
{
    vaka_position *position = vaka_position_of(match);

    if (action->verb != TOY_DO || !vaka_drafting(match))
        return;
    assert_int_not_equal(position->tank, VAKA_TANK_NONE);
    position->tank = VAKA_TANK_OPEN;
    position->burnt += 40;
    if (position->burnt > 100)
        vaka_position_break(position, "the tank is empty");
}

/* What becomes of three sealed actions and their sealing, if others act meanwhile or not. */
static void seal_three(bool others, vaka_status out[4])
{
    toy = (toy_script){.step = ask_sealed_then_end, .apply = burn_two_fifths};
    vaka_live *live = toy_live(3);

    for (int i = 0; i < 4; i++) {
        vaka_action action = {0, i < 3 ? TOY_DO : TOY_SEAL, {0}};
        vaka_error err = {0};

        out[i] = vaka_live_apply(live, &action, NULL, &err);
        if (others && i < 3) {
            assert_int_equal(toy_play(live, 1, i < 2 ? TOY_DO : TOY_SEAL, 0), VAKA_OK);
            vaka_live_scene(live, 0);
        }
    }
    toy_free(live);
}

TEST(a_sealed_list_has_one_tank_whatever_others_do_meanwhile)
{
    vaka_status alone[4], among[4];

    (void)state;
    seal_three(false, alone);
    seal_three(true, among);
    assert_memory_equal(alone, among, sizeof alone);
    assert_int_equal(alone[1], VAKA_OK);
    assert_int_equal(alone[2], VAKA_ERR_CONTRACT); /* the third one is too much */
    assert_int_equal(alone[3], VAKA_OK);           /* and is not on the list */
}

static void move_nowhere(vaka_match *match, const vaka_action *action)
{
    toy_of(match)->number[0] = 99;
    if (action->arg[0] == 2)
        vaka_piece_move(match, 500, 0);
}

TEST(a_broken_contract_takes_the_whole_action_back)
{
    toy = (toy_script){.apply = move_nowhere};
    vaka_live *live = toy_live(2);
    vaka_action action = {0, TOY_DO, {2, 0, 0, 0}};
    vaka_error err = {0};
    uint64_t before = vaka_live_hash(live);

    (void)state;
    for (int guarded = 0; guarded < 2; guarded++) {
        vaka_live_guard(live, guarded);
        assert_int_equal(vaka_live_apply(live, &action, NULL, &err), VAKA_ERR_CONTRACT);
        assert_non_null(strstr(err.text, "org.vaka.toy"));
        assert_non_null(strstr(err.text, "vaka_piece_move"));
        assert_true(vaka_live_hash(live) == before);
    }
    assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK); /* play goes on */
    toy_free(live);
}

TEST(chance_in_a_sealed_answer_is_a_broken_contract)
{
    toy = (toy_script){.step = ask_sealed_then_end, .apply = count_roll_or_look};
    vaka_live *live = toy_live(2);
    vaka_action action = {0, TOY_DO, {1, 0, 0, 0}};
    vaka_error err = {0};
    uint64_t before = vaka_live_hash(live);

    (void)state;
    assert_int_equal(vaka_live_apply(live, &action, NULL, &err), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(err.text, "sealed"));
    assert_true(vaka_live_hash(live) == before);
    assert_int_equal(toy_play(live, 0, TOY_DO, 0), VAKA_OK);
    toy_free(live);
}

TEST(a_look_in_a_sealed_answer_is_a_broken_contract)
{
    toy = (toy_script){.step = ask_sealed_then_end, .apply = count_roll_or_look};
    vaka_live *live = toy_live(2);
    vaka_action action = {0, TOY_DO, {2, 0, 0, 0}};
    vaka_error err = {0};
    uint64_t before = vaka_live_hash(live);

    (void)state;
    assert_int_equal(vaka_live_apply(live, &action, NULL, &err), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(err.text, "sealed"));
    assert_true(vaka_live_hash(live) == before);
    assert_false(vaka_live_can_undo(live, 0, NULL));
    toy_free(live);
}

TEST(a_sealed_list_that_is_empty_again_has_nothing_to_take_back)
{
    toy = (toy_script){.step = ask_sealed_then_end};
    vaka_live *live = toy_live(2);

    (void)state;
    toy_play(live, 0, TOY_DO, 1);
    assert_int_equal(vaka_live_undo(live, 0, NULL), VAKA_OK);
    assert_string_equal(undo_stops(live, 0), "undo_nothing");
    toy_free(live);
}

/* do 0: count up; a shout of seat 1, or do 2 after a roll, breaks the contract. */
static void count_or_fail(vaka_match *match, const vaka_action *action)
{
    toy_of(match)->number[0]++;
    if (action->verb == TOY_DO && action->arg[0] == 2)
        vaka_roll(match, 6);
    if (action->arg[0] == 2 || (action->verb == TOY_SHOUT && action->seat == 1))
        vaka_piece_move(match, 500, 0);
    if (action->verb == TOY_DO && action->arg[0] == 1)
        vaka_roll(match, 6);
}

TEST(what_fails_costs_nobody_his_way_back)
{
    toy = (toy_script){.apply = count_or_fail};
    vaka_live *live = toy_live(3);
    uint64_t start = vaka_live_hash(live);

    (void)state;
    toy_play(live, 0, TOY_DO, 0);
    assert_int_equal(toy_play(live, 1, TOY_SHOUT, 0), VAKA_ERR_CONTRACT);
    assert_int_equal(vaka_live_undo(live, 0, NULL), VAKA_OK);
    assert_true(vaka_live_hash(live) == start);
    toy_free(live);
}

TEST(what_fails_leaves_queued_chance_where_it_was)
{
    toy = (toy_script){.apply = count_or_fail};
    vaka_live *live = toy_live(2);
    uint32_t count;

    (void)state;
    for (int16_t guarded = 0; guarded < 2; guarded++) {
        vaka_live_guard(live, guarded);
        vaka_live_queue(live,
                        (vaka_chance_result){VAKA_CHANCE_DIE, VAKA_NONE, (int16_t)(5 - guarded)});
        assert_int_equal(toy_play(live, 0, TOY_DO, 2), VAKA_ERR_CONTRACT);
        assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK);
        assert_int_equal(vaka_live_came(live, &count)[0].value, 5 - guarded);
    }
    toy_free(live);
}

TEST(the_store_grows_wherever_it_begins)
{
    vaka_live *live = fresh();
    uint64_t hash[9];

    (void)state;
    for (int i = 0; i < 3; i++)
        toy_play(live, 0, TOY_DO, 0);
    for (int i = 0; i < 9; i++) { /* from here on another seat's */
        hash[i] = vaka_live_hash(live);
        assert_int_equal(toy_play(live, 1, TOY_SHOUT, 0), VAKA_OK);
    }
    for (int i = 8; i >= 0; i--) {
        assert_int_equal(vaka_live_undo(live, 1, NULL), VAKA_OK);
        assert_true(vaka_live_hash(live) == hash[i]);
    }
    assert_string_equal(undo_stops(live, 0), "undo_other");
    toy_free(live);
}

/* A card is asked for a number and fails: number 2 for want of memory, number 1 by itself. */
static void fail_card(const vaka_match *match, const vaka_action *action)
{
    vaka_position *position = vaka_position_of(match);

    if (!action->arg[0])
        return;
    vaka_position_break(position, "a card has failed");
    position->machine = action->arg[0] == 2;
    if (!position->failed)
        position->failed = action->arg[0] + 1;
}

static void fail_card_in_apply(vaka_match *match, const vaka_action *action)
{
    fail_card(match, action);
}

static const vaka_reason *fail_card_in_why_not(const vaka_match *match, const vaka_action *action)
{
    fail_card(match, action);
    return NULL;
}

TEST(a_limit_of_this_machine_is_one_wherever_a_card_meets_it)
{
    static const toy_script ways[] = {
        {.apply = fail_card_in_apply},
        {.why_not = fail_card_in_why_not},
        {.step = ask_sealed_then_end, .apply = fail_card_in_apply},
        {.step = ask_sealed_then_end, .why_not = fail_card_in_why_not},
    };
    vaka_error err = {0};

    (void)state;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        toy = ways[i];
        vaka_live *live = toy_live(2);
        vaka_action limit = {0, TOY_DO, {2, 0, 0, 0}}, fault = {0, TOY_DO, {1, 0, 0, 0}};
        for (int twice = 0; twice < 2; twice++) {
            assert_int_equal(vaka_live_apply(live, &limit, NULL, &err), VAKA_ERR_SYSTEM);
            assert_int_equal(vaka_live_failed(live), 2);
            assert_int_equal(vaka_live_apply(live, &fault, NULL, &err), VAKA_ERR_CONTRACT);
            assert_int_equal(vaka_live_failed(live), 1);
            assert_int_equal(toy_play(live, 0, TOY_DO, 0), VAKA_OK);
            assert_int_equal(vaka_live_failed(live), VAKA_NONE);
        }
        toy_free(live);
    }
}

static void fail_in_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)seat;
    (void)out;
    vaka_position_break(vaka_position_of(match), "long ago");
}

static const vaka_reason *fail_by_number(const vaka_match *match, const vaka_action *action)
{
    vaka_position *position = vaka_position_of(match);

    vaka_position_break(position, "card %d has failed", action->arg[0]);
    position->failed = action->arg[0] + 1;
    return NULL;
}

TEST(a_fault_is_told_of_the_one_that_failed_now)
{
    toy = (toy_script){.legal = fail_in_legal, .why_not = fail_by_number};
    vaka_live *live = toy_live(2);
    vaka_error err = {0};
    uint32_t count;

    (void)state;
    vaka_live_legal(live, 0, &count);
    for (int16_t i = 1; i <= 2; i++) {
        vaka_action action = {0, TOY_DO, {i, 0, 0, 0}};
        char text[40];
        snprintf(text, sizeof text, "why_not(): card %d has failed", i);
        assert_int_equal(vaka_live_apply(live, &action, NULL, &err), VAKA_ERR_CONTRACT);
        assert_int_equal(vaka_live_failed(live), i);
        assert_non_null(strstr(err.text, text));
    }
    assert_string_equal(vaka_live_trouble(live), "legal(): long ago"); /* the first time */
    toy_free(live);
}

TEST(a_fault_in_what_is_done_again_is_no_refusal)
{
    toy = (toy_script){0};
    vaka_live *live = toy_live(2);
    vaka_error err = {0};

    (void)state;
    assert_int_equal(toy_play(live, 0, TOY_DO, 2), VAKA_OK);
    assert_int_equal(vaka_live_undo(live, 0, NULL), VAKA_OK);
    toy.why_not = fail_by_number;
    assert_true(vaka_live_can_redo(live, 0, NULL)); /* to try it is how to learn what fails */
    assert_int_equal(vaka_live_redo(live, 0, NULL, &err), VAKA_ERR_CONTRACT);
    assert_int_equal(vaka_live_failed(live), 2);
    assert_non_null(strstr(err.text, "why_not(): card 2 has failed"));
    toy.why_not = NULL;
    assert_int_equal(vaka_live_redo(live, 0, NULL, &err), VAKA_OK);
    assert_int_equal(vaka_live_failed(live), VAKA_NONE);
    toy_free(live);
}

TEST(rollback_takes_back_what_undo_would_not)
{
    vaka_live *live = fresh();
    uint32_t count;

    (void)state;
    vaka_live_guard(live, true);
    vaka_live_queue(live, (vaka_chance_result){VAKA_CHANCE_DIE, VAKA_NONE, 5});
    uint64_t before = vaka_live_hash(live);
    toy_play(live, 0, TOY_DO, 1);
    uint64_t after = vaka_live_hash(live);
    vaka_live_rollback(live);
    assert_true(vaka_live_hash(live) == before);
    toy_play(live, 0, TOY_DO, 1); /* the queued die waits again */
    assert_int_equal(vaka_live_came(live, &count)[0].value, 5);
    assert_int_equal(count, 1);
    assert_true(vaka_live_hash(live) == after);
    toy_free(live);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
