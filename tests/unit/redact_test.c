/* redact_test.c - what a seat may know, and samples of what it cannot.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "match/resample.h"
#include "table/redact.h"

/* Two hidden stacks, a deck, hands, and a secret place nobody else counts. */
static void lay_out(vaka_match *match)
{
    for (int i = 0; i < 3; i++)
        vaka_piece_set(match, vaka_piece_new(match, TOY_RED + i, 1, i % 2), 0, i + 1);
    for (int i = 0; i < 6; i++)
        vaka_piece_new(match, i < 2 ? TOY_ACE : TOY_KING, VAKA_NONE, TOY_DECK);
    vaka_piece_new(match, TOY_ACE, VAKA_NONE, TOY_HAND);
    vaka_piece_new(match, TOY_KING, VAKA_NONE, TOY_HAND + 1);
    vaka_piece_new(match, TOY_BLUE, 0, TOY_SECRET);
    vaka_piece_flip(match, vaka_piece_new(match, TOY_GREEN, 0, 0), VAKA_FACE_UP);
}

static vaka_live *fresh(void)
{
    toy = (toy_script){.setup = lay_out};
    return toy_live(3);
}

TEST(backs_have_no_kind_no_fields_and_no_order)
{
    vaka_live *live = fresh();
    const vaka_match *seen = vaka_live_seen(live, 0);

    (void)state;
    assert_int_equal(vaka_count(seen, 0, 1, TOY_BACK), 2);
    for (VAKA_EACH(seen, 0, piece))
        if (seen->pieces[piece].owner == 1)
            assert_int_equal(seen->pieces[piece].field[0], 0);
    assert_int_equal(vaka_count(seen, 0, 0, TOY_GREEN), 1); /* face up */
    assert_int_equal(vaka_count(seen, TOY_DECK, VAKA_NONE, TOY_CARD_BACK), 6);
    assert_int_equal(vaka_count(seen, TOY_HAND, VAKA_NONE, TOY_ACE), 1);
    assert_int_equal(vaka_count(seen, TOY_HAND + 1, VAKA_NONE, TOY_CARD_BACK), 1);

    seen = vaka_live_seen(live, 1); /* the owner sees them, with their fields */
    assert_int_equal(vaka_count(seen, 0, 1, TOY_RED), 1);
    assert_int_equal(seen->pieces[vaka_find(seen, 0, 1, TOY_GREEN)].field[0], 3);
    toy_free(live);
}

TEST(a_place_that_is_not_counted_looks_empty_to_others)
{
    vaka_live *live = fresh();

    (void)state;
    assert_int_equal(vaka_live_seen(live, 0)->zones[TOY_SECRET].count, 1);
    assert_int_equal(vaka_live_seen(live, 1)->zones[TOY_SECRET].count, 0);
    assert_int_equal(vaka_live_seen(live, VAKA_SPECTATOR)->zones[TOY_SECRET].count, 0);
    assert_int_equal(vaka_live_seen(live, VAKA_REFEREE)->zones[TOY_SECRET].count, 1);
    toy_free(live);
}

TEST(the_spectator_sees_only_what_is_open)
{
    vaka_live *live = fresh();
    const vaka_match *seen = vaka_live_seen(live, VAKA_SPECTATOR);

    (void)state;
    assert_int_equal(vaka_count(seen, 0, 1, TOY_BACK), 2);
    assert_int_equal(vaka_count(seen, 0, VAKA_NONE, TOY_GREEN), 1);
    assert_int_equal(vaka_count(seen, TOY_HAND, VAKA_NONE, TOY_CARD_BACK), 1);
    toy_free(live);
}

TEST(samples_differ_in_what_is_hidden_and_look_the_same)
{
    vaka_live *live = fresh();
    uint32_t pieces = 0, order = 0;

    (void)state;
    for (int32_t seat = VAKA_SPECTATOR; seat < 3; seat++) {
        for (uint64_t seed = 0; seed < 50; seed++) {
            vaka_live *sample = vaka_live_clone(live);
            vaka_resampled changed;
            vaka_resample(sample, seat, seed, &changed);
            pieces += changed.pieces;
            order += changed.order;
            assert_true(vaka_live_view_hash(live, seat) == vaka_live_view_hash(sample, seat));
            vaka_live_free(sample);
        }
    }
    assert_true(pieces > 0);
    assert_true(order > 0);
    toy_free(live);
}

TEST(what_a_seat_knows_stays_in_its_samples)
{
    vaka_live *live = fresh();
    vaka_match *match = &vaka_live_position(live)->face;

    (void)state;
    vaka_peek(match, 2, TOY_DECK, 1);
    int32_t top = match->zones[TOY_DECK].last;
    for (uint64_t seed = 0; seed < 100; seed++) {
        vaka_live *sample = vaka_live_clone(live);
        vaka_resample(sample, 2, seed, NULL);
        assert_int_equal(vaka_live_position(sample)->pieces[top].kind, match->pieces[top].kind);
        vaka_live_free(sample);
    }
    toy_free(live);
}

TEST(looking_does_not_change_the_match)
{
    vaka_live *live = fresh();
    uint64_t before = vaka_live_hash(live);
    uint32_t count;

    (void)state;
    for (int32_t seat = VAKA_REFEREE; seat < 3; seat++) {
        vaka_live_seen(live, seat);
        vaka_live_scene(live, seat);
        vaka_live_legal(live, seat, &count);
        vaka_live_view_hash(live, seat);
    }
    assert_true(vaka_live_hash(live) == before);
    toy_free(live);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
