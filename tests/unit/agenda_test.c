/* agenda_test.c - frames, the ways of asking, windows and standing passes.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

static void ask_each_then_end(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 0) {
        vaka_ask_each(match, 7, 1, -1);
        vaka_stage_set(match, 1);
    } else {
        vaka_finish(match, 1);
    }
}

TEST(in_order_each_seat_is_asked_once_from_the_first_in_the_direction)
{
    toy = (toy_script){.step = ask_each_then_end};
    vaka_live *live = toy_live(3);

    (void)state;
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1));
    assert_string_equal(toy_refused(live, 0, TOY_DO, 1), "not_asked");
    assert_int_equal(toy_play(live, 1, TOY_DO, 1), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(0));
    assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(2));
    assert_int_equal(toy_play(live, 2, TOY_DO, 1), VAKA_OK);
    assert_true(vaka_live_finished(live, NULL));
    assert_int_equal(vaka_live_must(live), 0);
    assert_string_equal(toy_refused(live, 0, TOY_DO, 1), "game_over");
    toy_free(live);
}

static void again_after_2(vaka_match *match, const vaka_action *action)
{
    if (action->arg[0] == 2)
        vaka_again(match);
}

TEST(an_action_may_keep_the_seat_at_the_table)
{
    toy = (toy_script){.step = ask_each_then_end, .apply = again_after_2};
    vaka_live *live = toy_live(3);

    (void)state;
    assert_int_equal(toy_play(live, 1, TOY_DO, 2), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1));
    assert_int_equal(toy_play(live, 1, TOY_DO, 1), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(0));
    toy_free(live);
}

TEST(an_any_time_action_answers_nothing)
{
    toy = (toy_script){.step = ask_each_then_end};
    vaka_live *live = toy_live(3);

    (void)state;
    assert_int_equal(vaka_live_may(live), VAKA_SEAT(0) | VAKA_SEAT(2));
    assert_int_equal(toy_play(live, 1, TOY_SHOUT, 0), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1));
    assert_int_equal(toy_play(live, 2, TOY_SHOUT, 0), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1));

    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, 2, &count);
    assert_int_equal(count, 1); /* only the any-time verb of what the module lists */
    assert_int_equal(legal[0].verb, TOY_SHOUT);
    toy_free(live);
}

static void ask_round_then_end(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 0) {
        vaka_ask_round(match, 7, 0, 1);
        vaka_stage_set(match, 1);
    } else {
        vaka_finish(match, 0);
    }
}

static void pass_on_rest(vaka_match *match, const vaka_action *action)
{
    if (action->verb == TOY_PASS)
        vaka_pass(match);
}

TEST(a_round_ends_when_all_pass_in_a_row)
{
    toy = (toy_script){.step = ask_round_then_end, .apply = pass_on_rest};
    vaka_live *live = toy_live(3);
    const int verbs[] = {TOY_PASS, TOY_PASS, TOY_DO, TOY_PASS, TOY_PASS, TOY_PASS};

    (void)state;
    for (int i = 0; i < 6; i++) {
        assert_false(vaka_live_finished(live, NULL));
        assert_int_equal(vaka_live_must(live), VAKA_SEAT(i % 3));
        assert_int_equal(toy_play(live, i % 3, (uint32_t)verbs[i], 0), VAKA_OK);
    }
    assert_true(vaka_live_finished(live, NULL));
    toy_free(live);
}

static void again_on_do(vaka_match *match, const vaka_action *action)
{
    if (action->verb == TOY_PASS)
        vaka_pass(match);
    else
        vaka_again(match);
}

TEST(who_goes_on_in_a_round_makes_earlier_passes_void_too)
{
    toy = (toy_script){.step = ask_round_then_end, .apply = again_on_do};
    vaka_live *live = toy_live(3);

    (void)state;
    toy_play(live, 0, TOY_PASS, 0);
    toy_play(live, 1, TOY_DO, 0); /* and is asked again */
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1));
    toy_play(live, 1, TOY_PASS, 0);
    toy_play(live, 2, TOY_PASS, 0);
    assert_false(vaka_live_finished(live, NULL));
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(0));
    toy_play(live, 0, TOY_PASS, 0);
    assert_true(vaka_live_finished(live, NULL));
    toy_free(live);
}

/* do 0: push; do 1: a stage; do 2: tell; each with a number that does not fit. */
static void too_big(vaka_match *match, const vaka_action *action)
{
    if (action->arg[0] == 0)
        vaka_push(match, TOY_SIDE, 0, 40000, 0);
    if (action->arg[0] == 1)
        vaka_stage_set(match, 70000);
    if (action->arg[0] == 2)
        vaka_tell(match, 0, -32769, 0, 0, 0);
}

TEST(numbers_beyond_sixteen_bits_are_a_broken_contract)
{
    static const char *const calls[] = {"vaka_push", "vaka_stage_set", "vaka_tell"};
    toy = (toy_script){.apply = too_big};
    vaka_live *live = toy_live(2);

    (void)state;
    for (int16_t i = 0; i < 3; i++) {
        vaka_action action = {0, TOY_DO, {i, 0, 0, 0}};
        vaka_error err = {0};
        assert_int_equal(vaka_live_apply(live, &action, NULL, &err), VAKA_ERR_CONTRACT);
        assert_non_null(strstr(err.text, calls[i]));
    }
    toy_free(live);
}

/* Two affairs a turn (a side frame each), two windows in each; then the next turn. */
static void windows(vaka_match *match, const vaka_frame *frame)
{
    if (frame->step == TOY_MAIN) {
        vaka_turn_set(match, frame->stage / 2);
        vaka_stage_set(match, frame->stage + 1);
        vaka_push(match, TOY_SIDE, 0, 0, 0);
    } else if (frame->stage < 2) {
        vaka_ask_window(match, 0, 7, 0, 1);
        vaka_stage_set(match, frame->stage + 1);
    } else {
        vaka_done(match);
    }
}

static vaka_status pass(vaka_live *live, uint32_t verb)
{
    int32_t seat = 0;

    while (!(vaka_live_must(live) & VAKA_SEAT(seat)))
        seat++;
    return toy_play(live, seat, verb, 0);
}

TEST(a_window_keeps_asking_a_seat_until_it_passes)
{
    toy = (toy_script){.step = windows};
    vaka_live *live = toy_live(3);

    (void)state;
    assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(0));
    assert_int_equal(pass(live, VAKA_VERB_PASS), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1));
    assert_string_equal(toy_refused(live, 0, VAKA_VERB_PASS, 0), "no_window");
    toy_free(live);
}

TEST(a_pass_for_the_affair_ends_with_it)
{
    toy = (toy_script){.step = windows};
    vaka_live *live = toy_live(3);

    (void)state;
    pass(live, VAKA_VERB_PASS_HERE);
    pass(live, VAKA_VERB_PASS);
    pass(live, VAKA_VERB_PASS);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1)); /* second window of the affair */
    pass(live, VAKA_VERB_PASS);
    pass(live, VAKA_VERB_PASS);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(0)); /* the second affair of the turn */
    toy_free(live);
}

TEST(a_pass_for_the_turn_ends_with_it)
{
    toy = (toy_script){.step = windows};
    vaka_live *live = toy_live(3);

    (void)state;
    pass(live, VAKA_VERB_PASS_TURN);
    for (int window = 0; window < 4; window++) {
        for (int32_t seat = 1; seat < 3; seat++) {
            assert_int_equal(vaka_turn(&vaka_live_position(live)->face), 0);
            assert_int_equal(vaka_live_must(live), VAKA_SEAT(seat));
            pass(live, VAKA_VERB_PASS);
        }
    }
    assert_int_equal(vaka_turn(&vaka_live_position(live)->face), 1);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(0));
    assert_int_equal(vaka_live_position(live)->table->standing_count, 0);
    toy_free(live);
}

static void closed(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask(match, 0);
    vaka_close(match);
}

TEST(a_closed_question_bars_any_time_actions_of_everybody)
{
    toy = (toy_script){.step = closed};
    vaka_live *live = toy_live(3);

    (void)state;
    assert_int_equal(vaka_live_may(live), 0);
    assert_string_equal(toy_refused(live, 0, TOY_SHOUT, 0), "not_now");
    assert_string_equal(toy_refused(live, 1, TOY_SHOUT, 0), "not_now");
    toy_free(live);
}

static void seat_1_leaves(vaka_match *match, const vaka_action *action)
{
    (void)action;
    vaka_seat_out(match, 0);
}

TEST(a_seat_that_is_out_is_passed_over)
{
    toy = (toy_script){.step = ask_each_then_end, .apply = seat_1_leaves};
    vaka_live *live = toy_live(3);

    (void)state;
    toy_play(live, 1, TOY_DO, 1);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(2));
    toy_free(live);
}

static void nothing(vaka_match *match, const vaka_frame *frame)
{
    (void)match;
    (void)frame;
}

static void for_ever(vaka_match *match, const vaka_frame *frame)
{
    vaka_stage_set(match, !frame->stage);
}

static void too_deep(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_push(match, TOY_SIDE, 0, 0, 0);
}

static void all_done(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_done(match);
}

TEST(an_agenda_that_gets_nowhere_is_a_broken_contract)
{
    void (*const steps[])(vaka_match *, const vaka_frame *) = {nothing, for_ever, too_deep,
                                                               all_done};
    static const char *const says[] = {"did nothing", "for ever", "deeper", "empty"};
    vaka_setup setup;
    vaka_layout *layout;
    vaka_live *live;
    vaka_error err = {0};

    (void)state;
    for (int i = 0; i < 4; i++) {
        toy = (toy_script){.step = steps[i]};
        vaka_setup_init(&setup, &toy_module, 2, &err);
        assert_int_equal(vaka_layout_new(&setup, &layout, &err), VAKA_OK);
        assert_int_equal(vaka_live_new(layout, 1, NULL, 0, &live, &err), VAKA_ERR_CONTRACT);
        assert_non_null(strstr(err.text, says[i]));
        vaka_layout_free(layout);
    }
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
