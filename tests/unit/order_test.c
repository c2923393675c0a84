/* order_test.c - an order of play: questions follow it, and it can be changed.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

static void add_order(vaka_layout *layout)
{
    vaka_layout_order(layout);
}

static void set_order(vaka_match *match)
{
    vaka_order_set(match, (const int8_t[]){2, 0, 1});
}

static void ask_each(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage) {
        vaka_finish(match, 1);
        return;
    }
    vaka_ask_each(match, 7, vaka_order_at(match, 0), VAKA_BY_ORDER);
    vaka_stage_set(match, 1);
}

TEST(at_first_it_is_the_order_of_the_seats)
{
    toy = (toy_script){.layout = add_order, .step = ask_each};
    vaka_live *live = toy_live(3);

    (void)state;
    for (int32_t i = 0; i < 3; i++) {
        assert_int_equal(vaka_order_at(&vaka_live_position(live)->face, i), i);
        assert_int_equal(vaka_live_must(live), VAKA_SEAT(i));
        assert_int_equal(toy_play(live, i, TOY_DO, 1), VAKA_OK);
    }
    assert_true(vaka_live_finished(live, NULL));
    toy_free(live);
}

TEST(each_seat_is_asked_in_the_order_of_play)
{
    static const int32_t order[] = {2, 0, 1};
    toy = (toy_script){.layout = add_order, .setup = set_order, .step = ask_each};
    vaka_live *live = toy_live(3);

    (void)state;
    for (int32_t i = 0; i < 3; i++) {
        assert_int_equal(vaka_live_must(live), VAKA_SEAT(order[i]));
        assert_int_equal(toy_play(live, order[i], TOY_DO, 1), VAKA_OK);
    }
    assert_true(vaka_live_finished(live, NULL));
    toy_free(live);
}

static void ask_round(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage) {
        vaka_finish(match, 1);
        return;
    }
    vaka_ask_round(match, 7, 0, VAKA_BY_ORDER);
    vaka_stage_set(match, 1);
}

static void pass(vaka_match *match, const vaka_action *action)
{
    if (action->verb == TOY_PASS)
        vaka_pass(match);
}

TEST(rounds_follow_it_until_all_have_passed)
{
    static const int32_t asked[] = {0, 1, 2, 0, 1, 2};
    toy = (toy_script){.layout = add_order, .setup = set_order, .step = ask_round, .apply = pass};
    vaka_live *live = toy_live(3);

    (void)state;
    for (int32_t i = 0; i < 6; i++) {
        assert_int_equal(vaka_live_must(live), VAKA_SEAT(asked[i]));
        assert_int_equal(toy_play(live, asked[i], i < 3 ? TOY_DO : TOY_PASS, 0), VAKA_OK);
    }
    assert_true(vaka_live_finished(live, NULL));
    toy_free(live);
}

static void ask_window(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage) {
        vaka_finish(match, 1);
        return;
    }
    vaka_ask_window(match, 0, VAKA_SEAT(1) | VAKA_SEAT(2), 0, VAKA_BY_ORDER);
    vaka_stage_set(match, 1);
}

TEST(a_window_goes_on_from_a_seat_that_is_not_asked)
{
    toy = (toy_script){.layout = add_order, .setup = set_order, .step = ask_window};
    vaka_live *live = toy_live(3);

    (void)state;
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(1));
    assert_int_equal(toy_play(live, 1, VAKA_VERB_PASS, 0), VAKA_OK);
    assert_int_equal(vaka_live_must(live), VAKA_SEAT(2));
    toy_free(live);
}

static void ask_sealed(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage) {
        vaka_finish(match, 1);
        return;
    }
    vaka_ask_sealed(match, 7, 2, VAKA_BY_ORDER);
    vaka_stage_set(match, 1);
}

/* Notes who came as which; the first one turns the order round, which concerns later ones. */
static void note(vaka_match *match, const vaka_action *action)
{
    toy_game *game = toy_of(match);

    if (vaka_drafting(match))
        return;
    game->number[game->number[3]++] = action->seat;
    vaka_order_set(match, (const int8_t[]){1, 0, 2});
}

TEST(sealed_lists_are_carried_out_in_the_order_there_was)
{
    toy = (toy_script){.layout = add_order, .setup = set_order, .step = ask_sealed, .apply = note};
    vaka_live *live = toy_live(3);
    const vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    for (int32_t seat = 0; seat < 3; seat++)
        assert_int_equal(toy_play(live, seat, TOY_SEAL, 0), VAKA_OK);
    assert_int_equal(toy_of(match)->number[0], 2);
    assert_int_equal(toy_of(match)->number[1], 0);
    assert_int_equal(toy_of(match)->number[2], 1);
    assert_int_equal(vaka_order_at(match, 0), 1);
    toy_free(live);
}

TEST(all_see_it_and_it_is_taken_back_like_anything_else)
{
    toy = (toy_script){.layout = add_order, .setup = set_order, .step = ask_each};
    vaka_live *live = toy_live(3);
    uint64_t before = vaka_live_hash(live);

    (void)state;
    assert_int_equal(vaka_order_at(vaka_live_seen(live, 0), 0), 2);
    assert_int_equal(vaka_order_at(vaka_live_seen(live, VAKA_SPECTATOR), 2), 1);
    vaka_order_set(&vaka_live_position(live)->face, (const int8_t[]){0, 1, 2});
    assert_true(vaka_live_hash(live) != before);
    set_order(&vaka_live_position(live)->face);
    assert_true(vaka_live_hash(live) == before);
    toy_free(live);
}

TEST(a_wrong_call_says_what_is_wrong)
{
    toy = (toy_script){.layout = add_order};
    vaka_live *live = toy_live(3);
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    vaka_order_set(match, (const int8_t[]){0, 0, 1});
    assert_string_equal(toy_trouble(match), "vaka_order_set: not every seat once");
    vaka_order_set(match, (const int8_t[]){0, 1, 3});
    assert_string_equal(toy_trouble(match), "vaka_order_set: not every seat once");
    vaka_order_set(match, (const int8_t[]){0, 1, -1});
    assert_string_equal(toy_trouble(match), "vaka_order_set: not every seat once");
    assert_int_equal(vaka_order_at(match, 3), VAKA_NONE);
    assert_string_equal(toy_trouble(match), "vaka_order_at: there is no place 3");
    vaka_ask_each(match, 7, 0, 2);
    assert_string_equal(toy_trouble(match), "vaka_ask: first seat 0, direction 2");
    toy_free(live);
}

TEST(a_game_without_one_cannot_ask_by_it)
{
    toy = (toy_script){0};
    vaka_live *live = toy_live(3);
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    assert_int_equal(match->layout->at_order, 0);
    vaka_ask_each(match, 7, 0, VAKA_BY_ORDER);
    assert_string_equal(toy_trouble(match), "vaka_ask: layout() declared no order of play");
    vaka_order_set(match, (const int8_t[]){0, 1, 2});
    assert_string_equal(toy_trouble(match), "vaka_order_set: layout() declared no order of play");
    assert_int_equal(vaka_order_at(match, 0), VAKA_NONE);
    assert_string_equal(toy_trouble(match), "vaka_order_at: layout() declared no order of play");
    toy_free(live);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
