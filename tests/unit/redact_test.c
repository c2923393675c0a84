/* redact_test.c - what a seat may know, and samples of what it cannot.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "chance/rng.h"
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

/* --- A view that is kept ---------------------------------------------------------------------- */

/* Something that changes pieces or what is known of them, by chance. */
static void stir(vaka_match *match, uint32_t rng[4])
{
    int32_t zone = (int32_t)vaka_rng_below(rng, TOY_ZONES), to = (int32_t)vaka_rng_below(rng, 14);
    int32_t piece = match->zones[zone].first, seat = (int32_t)vaka_rng_below(rng, 3);

    if (piece >= 0 && match->pieces[piece].next >= 0 && vaka_rng_below(rng, 2))
        piece = match->pieces[piece].next;
    switch (piece < 0 ? 0 : vaka_rng_below(rng, 12)) {
    case 0:
        vaka_piece_new(match, TOY_RED + (int32_t)vaka_rng_below(rng, 3), seat - 1, zone);
        break;
    case 1:
        vaka_piece_remove(match, piece);
        break;
    case 2:
        vaka_piece_flip(match, piece, vaka_rng_below(rng, 2));
        break;
    case 3:
        vaka_piece_own(match, piece, seat - 1);
        break;
    case 4:
        vaka_look(match, seat, piece);
        break;
    case 5:
        vaka_piece_set(match, piece, 1, (int32_t)vaka_rng_below(rng, 5));
        break;
    case 6:
        vaka_zone_move(match, zone, to);
        break;
    case 7:
        vaka_shuffle(match, zone);
        break;
    case 8:
        vaka_piece_become(match, piece, TOY_BLUE);
        break;
    default:
        vaka_piece_move(match, piece, to);
    }
}

/* A few of those, and other public things. */
static void stir_much(vaka_position *position, uint32_t rng[4])
{
    if (position->table->piece_count > 20)
        while (position->zones[TOY_DECK].first >= 0)
            vaka_piece_remove(&position->face, position->zones[TOY_DECK].first);
    for (uint32_t n = vaka_rng_below(rng, 4); n > 0; n--)
        stir(&position->face, rng);
    toy_of(&position->face)->number[1] += (int32_t)vaka_rng_below(rng, 2);
    position->table->score[0]++;
    position->broken = false; /* where there was no room for one more */
}

TEST(a_renewed_view_is_the_same_as_one_made_anew)
{
    vaka_live *live[2] = {fresh(), fresh()};
    vaka_kept_views views;
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 20);
    vaka_kept_views_init(&views, vaka_live_layout(live[0]));
    for (int32_t n = 0; n < 4000; n++) {
        /* Now and then another position of the same layout is looked at, as drafts are. */
        vaka_position *position = vaka_live_position(live[vaka_rng_below(rng, 8) == 0]);
        int32_t seat = (int32_t)vaka_rng_below(rng, 5) - 2;
        stir_much(position, rng);
        if (vaka_rng_below(rng, 8) > 0)
            vaka_kept_views_renew(&views, seat, position);
        else
            vaka_kept_views_anew(&views, seat, position);
        assert_true(vaka_kept_views_hold(&views, seat, position));
    }
    vaka_kept_views_done(&views);
    toy_free(live[0]);
    toy_free(live[1]);
}

TEST(a_zone_that_a_renewed_view_forgets_is_noticed)
{
    vaka_live *live = fresh();
    vaka_position *position = vaka_live_position(live);
    vaka_kept_views views;

    (void)state;
    vaka_kept_views_init(&views, vaka_live_layout(live));
    vaka_kept_views_renew(&views, 0, position);
    int32_t piece = position->zones[TOY_HAND].first;
    vaka_piece_move(&position->face, piece, TOY_HAND + 1);
    memcpy(views.was, position->pieces, /* the fault: it takes them for what it has seen */
           (size_t)position->table->piece_count * sizeof *views.was);
    vaka_kept_views_renew(&views, 0, position);
    assert_false(vaka_kept_views_hold(&views, 0, position));
    vaka_kept_views_anew(&views, 0, position);
    assert_true(vaka_kept_views_hold(&views, 0, position));
    vaka_kept_views_done(&views);
    toy_free(live);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
