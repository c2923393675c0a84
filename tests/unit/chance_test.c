/* chance_test.c - the generator, dice, shuffles and draws.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "chance/rng.h"

static vaka_match *fresh(void **state)
{
    toy = (toy_script){0};
    vaka_live *live = toy_live(2);
    *state = live;
    return &vaka_live_position(live)->face;
}

TEST(the_generator_is_xoshiro128_star_star)
{
    uint32_t s[4] = {1, 2, 3, 4};
    const uint32_t expected[] = {11520,      0,          5927040,    70819200,  2031721883,
                                 1637235492, 1287239034, 3734860849, 3729100597}; /* as published */

    (void)state;
    for (int i = 0; i < 9; i++)
        assert_int_equal(vaka_rng_next(s), expected[i]);
}

TEST(a_seed_never_gives_the_zero_state_and_numbers_stay_in_bounds)
{
    uint32_t s[4], seen[6] = {0};

    (void)state;
    for (uint64_t seed = 0; seed < 2000; seed++) {
        vaka_rng_seed(s, seed);
        assert_true(s[0] | s[1] | s[2] | s[3]);
        uint32_t n = vaka_rng_below(s, 6);
        assert_true(n < 6);
        seen[n]++;
    }
    for (int i = 0; i < 6; i++)
        assert_in_range(seen[i], 250, 420); /* 333 expected; far beyond five sigma */
}

TEST(a_queued_die_leaves_the_generator_where_a_rolled_one_would)
{
    vaka_match *match = fresh(state);
    vaka_live *live = *state, *other = vaka_live_clone(live);

    vaka_live_queue(live, (vaka_chance_result){VAKA_CHANCE_DIE, VAKA_NONE, 3});
    int32_t plain = vaka_roll(&vaka_live_position(other)->face, 6);
    assert_int_equal(vaka_roll(match, 6), 3);
    assert_in_range(plain, 1, 6);
    assert_true(vaka_live_hash(live) == vaka_live_hash(other));
    vaka_live_free(other);
    toy_free(live);
}

TEST(a_queued_result_out_of_bounds_breaks_the_match)
{
    vaka_match *match = fresh(state);

    vaka_live_queue(*state, (vaka_chance_result){VAKA_CHANCE_DIE, VAKA_NONE, 7});
    vaka_roll(match, 6);
    assert_true(vaka_position_of(match)->broken);
    toy_free(*state);
}

static void fill(vaka_match *match, int32_t zone)
{
    for (int i = 0; i < 10; i++)
        vaka_piece_new(match, i < 3 ? TOY_ACE : TOY_KING, VAKA_NONE, zone);
}

TEST(a_shuffle_moves_identities_and_makes_all_unknown)
{
    vaka_match *match = fresh(state);
    int32_t moved = 0;

    fill(match, TOY_DECK);
    vaka_look(match, 0, 4);
    vaka_shuffle(match, TOY_DECK);
    assert_int_equal(vaka_count(match, TOY_DECK, VAKA_NONE, TOY_ACE), 3);
    for (int32_t i = 0; i < 10; i++) {
        assert_int_equal(vaka_knowers(match, i), 0);
        assert_int_equal(match->pieces[i].next, i < 9 ? i + 1 : VAKA_NONE); /* pieces stay put */
        moved += match->pieces[i].kind != (i < 3 ? TOY_ACE : TOY_KING);
    }
    assert_true(moved > 0);
    toy_free(*state);
}

TEST(a_deck_gives_its_top_piece_and_a_cup_any)
{
    vaka_match *match = fresh(state);
    bool other_than_top = false;

    fill(match, TOY_DECK);
    fill(match, TOY_CUP);
    for (int32_t i = 9; i >= 0; i--)
        assert_int_equal(vaka_draw(match, TOY_DECK, TOY_HAND), i);
    assert_int_equal(vaka_draw(match, TOY_DECK, TOY_HAND), VAKA_NONE);
    for (int32_t i = 0; i < 10; i++) {
        int32_t top = match->zones[TOY_CUP].last;
        other_than_top |= vaka_draw(match, TOY_CUP, TOY_HAND + 1) != top;
    }
    assert_true(other_than_top);
    assert_int_equal(match->zones[TOY_HAND + 1].count, 10);
    toy_free(*state);
}

TEST(a_queued_draw_gives_the_kind_that_was_asked_for)
{
    vaka_match *match = fresh(state);

    fill(match, TOY_DECK);
    vaka_live_queue(*state, (vaka_chance_result){VAKA_CHANCE_DRAW, TOY_DECK, TOY_ACE});
    int32_t piece = vaka_draw(match, TOY_DECK, TOY_HAND);
    assert_int_equal(match->pieces[piece].kind, TOY_ACE);
    assert_int_equal(vaka_count(match, TOY_DECK, VAKA_NONE, TOY_ACE), 2);
    for (int i = 0; i < 3; i++)
        vaka_live_queue(*state, (vaka_chance_result){VAKA_CHANCE_DRAW, TOY_DECK, TOY_ACE});
    vaka_draw(match, TOY_DECK, TOY_HAND);
    vaka_draw(match, TOY_DECK, TOY_HAND);
    assert_false(vaka_position_of(match)->broken);
    vaka_draw(match, TOY_DECK, TOY_HAND); /* no ace is left */
    assert_true(vaka_position_of(match)->broken);
    toy_free(*state);
}

TEST(a_reshuffle_turns_the_discard_down_and_mixes_it_in)
{
    vaka_match *match = fresh(state);

    fill(match, TOY_DISCARD);
    for (int32_t i = 0; i < 10; i++)
        vaka_piece_flip(match, i, VAKA_FACE_UP);
    vaka_reshuffle(match, TOY_DISCARD, TOY_DECK);
    assert_int_equal(match->zones[TOY_DISCARD].count, 0);
    assert_int_equal(match->zones[TOY_DECK].count, 10);
    for (int32_t i = 0; i < 10; i++)
        assert_int_equal(match->pieces[i].face, VAKA_FACE_DOWN);
    toy_free(*state);
}

TEST(peeking_shows_the_top_pieces_to_one_seat)
{
    vaka_match *match = fresh(state);

    fill(match, TOY_DECK);
    vaka_peek(match, 1, TOY_DECK, 2);
    assert_int_equal(vaka_knowers(match, 9), VAKA_SEAT(1));
    assert_int_equal(vaka_knowers(match, 8), VAKA_SEAT(1));
    assert_int_equal(vaka_knowers(match, 7), 0);
    vaka_peek(match, 0, TOY_DECK, 99);
    assert_int_equal(vaka_knowers(match, 0), VAKA_SEAT(0));
    toy_free(*state);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
