/* table_test.c - pieces and zones.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

static vaka_match *fresh(void **state)
{
    toy = (toy_script){0};
    vaka_live *live = toy_live(3);
    *state = live;
    return &vaka_live_position(live)->face;
}

static bool broken(const vaka_match *match)
{
    return vaka_position_of(match)->broken;
}

static uint32_t take_marks(const vaka_match *match)
{
    uint32_t marks = vaka_position_of(match)->marks;

    vaka_position_of(match)->marks = 0;
    return marks;
}

static bool lies_there(const vaka_match *match, int32_t zone, int32_t owner)
{
    for (VAKA_EACH(match, zone, piece))
        if (match->pieces[piece].owner == owner)
            return true;
    return false;
}

/* Are the links of every zone whole, and do they agree with the counts? */
static void assert_whole(const vaka_match *match)
{
    for (int32_t zone = 0; zone < TOY_ZONES; zone++) {
        int32_t count = 0, last = VAKA_NONE;
        for (VAKA_EACH(match, zone, piece)) {
            assert_int_equal(match->pieces[piece].zone, zone);
            assert_int_equal(match->pieces[piece].prev, last);
            last = piece;
            count++;
        }
        assert_int_equal(match->zones[zone].last, last);
        assert_int_equal(match->zones[zone].count, count);
    }
    for (int32_t owner = VAKA_NONE; owner < match->seats; owner++)
        for (int32_t zone = 0; zone < TOY_ZONES; zone++)
            assert_int_equal(vaka_has(match, zone, owner), lies_there(match, zone, owner));
}

TEST(zones_with_an_owners_pieces_are_found_in_order)
{
    vaka_match *match = fresh(state);
    int32_t a = vaka_piece_new(match, TOY_RED, 1, 0), b = vaka_piece_new(match, TOY_RED, 1, 2);
    vaka_piece_new(match, TOY_RED, VAKA_NONE, 1);

    assert_int_equal(vaka_next_with(match, 1, 0), 0);
    assert_int_equal(vaka_next_with(match, 1, 1), 2);
    assert_int_equal(vaka_next_with(match, 1, 3), VAKA_NONE);
    assert_int_equal(vaka_next_with(match, VAKA_NONE, 0), 1);
    assert_int_equal(vaka_next_with(match, 0, 0), VAKA_NONE);
    vaka_piece_move(match, a, 2);
    vaka_piece_own(match, b, 0);
    assert_whole(match);
    vaka_piece_remove(match, a);
    assert_int_equal(vaka_next_with(match, 1, 0), VAKA_NONE);
    assert_int_equal(vaka_next_with(match, 0, 0), 2);
    assert_whole(match);
    toy_free(*state);
}

TEST(pieces_keep_the_order_in_which_they_were_laid)
{
    vaka_match *match = fresh(state);
    int32_t a = vaka_piece_new(match, TOY_RED, 0, 0);
    int32_t b = vaka_piece_new(match, TOY_BLUE, 1, 0);
    int32_t c = vaka_piece_new(match, TOY_GREEN, VAKA_NONE, 0);

    assert_int_equal(match->zones[0].first, a);
    assert_int_equal(match->zones[0].last, c);
    vaka_piece_move(match, b, 1);
    vaka_piece_move(match, a, 1);
    vaka_piece_move_under(match, c, 1);
    assert_int_equal(match->zones[1].first, c);
    assert_int_equal(match->zones[1].last, a);
    vaka_zone_move(match, 1, 2);
    assert_int_equal(match->zones[1].count, 0);
    assert_int_equal(match->zones[2].first, c);
    assert_int_equal(match->pieces[c].next, b);
    assert_whole(match);
    assert_false(broken(match));
    toy_free(*state);
}

TEST(random_moves_keep_every_list_whole)
{
    vaka_match *match = fresh(state);
    uint32_t x = 1;

    for (int i = 0; i < 20; i++)
        vaka_piece_new(match, TOY_RED + i % 3, i % 3, i % TOY_ZONES);
    for (int i = 0; i < 5000; i++) {
        x = x * 1664525u + 1013904223u;
        int32_t piece = (int32_t)(x >> 8) % 20, zone = (int32_t)(x >> 20) % TOY_ZONES;
        switch ((x >> 4) % 4) {
        case 0:
            vaka_piece_move(match, piece, zone);
            break;
        case 1:
            vaka_piece_move_under(match, piece, zone);
            break;
        case 2:
            vaka_zone_move(match, match->pieces[piece].zone, zone);
            break;
        default: /* a number that was given back is used again */
            vaka_piece_remove(match, piece);
            assert_int_equal(vaka_piece_new(match, TOY_RED, 0, zone), piece);
        }
        assert_whole(match);
    }
    assert_false(broken(match));
    toy_free(*state);
}

TEST(finding_and_counting_go_by_owner_and_kind)
{
    vaka_match *match = fresh(state);
    vaka_piece_new(match, TOY_RED, 0, 3);
    int32_t b = vaka_piece_new(match, TOY_RED, 1, 3);
    vaka_piece_new(match, TOY_BLUE, 1, 3);

    assert_int_equal(vaka_find(match, 3, 1, TOY_RED), b);
    assert_int_equal(vaka_find(match, 3, 2, TOY_RED), VAKA_NONE);
    assert_int_equal(vaka_count(match, 3, 1, VAKA_NONE), 2);
    assert_int_equal(vaka_count(match, 3, VAKA_NONE, TOY_RED), 2);
    assert_int_equal(vaka_count(match, 3, VAKA_NONE, VAKA_NONE), 3);
    toy_free(*state);
}

TEST(zone_and_face_decide_who_knows_a_piece)
{
    vaka_match *match = fresh(state);
    int32_t piece = vaka_piece_new(match, TOY_RED, 1, 0);

    assert_int_equal(vaka_knowers(match, piece), VAKA_SEAT(1)); /* face down on the board: owner */
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    assert_int_equal(vaka_knowers(match, piece), 7);
    vaka_piece_move(match, piece, TOY_DECK);
    assert_int_equal(vaka_knowers(match, piece), 0);
    vaka_piece_move(match, piece, TOY_HAND + 2);
    assert_int_equal(vaka_knowers(match, piece), VAKA_SEAT(2));
    vaka_look(match, 0, piece);
    assert_int_equal(vaka_knowers(match, piece), VAKA_SEAT(2) | VAKA_SEAT(0));
    vaka_forget(match, piece);
    assert_int_equal(vaka_knowers(match, piece), VAKA_SEAT(2));
    toy_free(*state);
}

TEST(only_what_somebody_gets_to_know_sets_the_horizon)
{
    vaka_match *match = fresh(state);
    int32_t piece = vaka_piece_new(match, TOY_RED, 1, 0);

    take_marks(match);
    vaka_piece_move(match, piece, 1); /* stays hidden from the same seats */
    assert_int_equal(take_marks(match), 0);
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    assert_int_equal(take_marks(match), VAKA_MARK_LEARNED);
    vaka_piece_move(match, piece, 2); /* open, stays open */
    vaka_piece_flip(match, piece, VAKA_FACE_DOWN);
    assert_int_equal(take_marks(match), 0);
    vaka_piece_move(match, piece, TOY_HAND + 1); /* the owner knew it already */
    assert_int_equal(take_marks(match), 0);
    vaka_piece_move(match, piece, TOY_HAND + 2);
    assert_int_equal(take_marks(match), VAKA_MARK_LEARNED);
    vaka_piece_move(match, piece, TOY_DECK);
    assert_int_equal(take_marks(match), 0);
    vaka_piece_move(match, piece, 0);
    take_marks(match);
    vaka_piece_own(match, piece, 2);
    assert_int_equal(take_marks(match), VAKA_MARK_LEARNED);
    vaka_learned(match, 0);
    assert_int_equal(take_marks(match), VAKA_MARK_LEARNED);
    toy_free(*state);
}

TEST(a_look_at_what_lies_open_to_the_seat_sets_no_horizon)
{
    vaka_match *match = fresh(state);
    int32_t piece = vaka_piece_new(match, TOY_RED, 2, TOY_HAND + 2);

    take_marks(match);
    vaka_look(match, 2, piece); /* in its own hand */
    assert_int_equal(take_marks(match), 0);
    vaka_look(match, 0, piece);
    assert_int_equal(take_marks(match), VAKA_MARK_LEARNED);
    vaka_look(match, 0, piece); /* that it has looked before not everybody knows */
    assert_int_equal(take_marks(match), VAKA_MARK_LEARNED);
    vaka_piece_move(match, piece, TOY_DECK);
    assert_int_equal(vaka_knowers(match, piece), VAKA_SEAT(2) | VAKA_SEAT(0));
    toy_free(*state);
}

TEST(a_number_used_again_has_another_mark)
{
    vaka_match *match = fresh(state);
    int32_t piece = vaka_piece_new(match, TOY_RED, 1, 0);
    uint8_t mark = match->pieces[piece].mark;

    vaka_piece_remove(match, piece);
    assert_int_equal(match->pieces[piece].zone, VAKA_NONE);
    assert_int_equal(vaka_piece_new(match, TOY_BLUE, 0, 1), piece);
    assert_int_not_equal(match->pieces[piece].mark, mark);
    toy_free(*state);
}

TEST(wrong_calls_change_nothing_and_break_the_match)
{
    static const char *const calls[] = {"vaka_piece_move",   "vaka_piece_move", "vaka_piece_new",
                                        "vaka_piece_new",    "vaka_piece_new",  "vaka_piece_set",
                                        "vaka_piece_set",    "vaka_look",       "vaka_piece_own",
                                        "vaka_piece_become", "vaka_score_set",  "vaka_find",
                                        "vaka_piece_remove", "vaka_turn_set"};

    for (int i = 0; i < (int)(sizeof calls / sizeof *calls); i++) {
        vaka_match *match = fresh(state);
        int32_t piece = vaka_piece_new(match, TOY_RED, 1, 0);
        uint64_t before = vaka_live_hash(*state);
        switch (i) {
        case 0:
            vaka_piece_move(match, piece, TOY_ZONES);
            break;
        case 1:
            vaka_piece_move(match, piece + 1, 0);
            break;
        case 2:
            vaka_piece_new(match, 99, 0, 0);
            break;
        case 3:
            vaka_piece_new(match, TOY_RED, 3, 0);
            break;
        case 4:
            vaka_piece_new(match, TOY_RED, 0, -1);
            break;
        case 5:
            vaka_piece_set(match, piece, 4, 0);
            break;
        case 6:
            vaka_piece_set(match, piece, 0, 40000);
            break;
        case 7:
            vaka_look(match, 3, piece);
            break;
        case 8:
            vaka_piece_own(match, piece, -2);
            break;
        case 9:
            vaka_piece_become(match, piece, -1);
            break;
        case 10:
            vaka_score_set(match, -1, 0);
            break;
        case 11:
            vaka_find(match, -1, 0, 0);
            break;
        case 12:
            vaka_piece_remove(match, -1);
            break;
        default:
            vaka_turn_set(match, -1);
            break;
        }
        assert_true(broken(match));
        assert_non_null(strstr(vaka_position_of(match)->trouble, calls[i]));
        assert_true(vaka_live_hash(*state) == before);
        toy_free(*state);
    }
}

TEST(more_pieces_than_the_limit_break_the_match)
{
    vaka_match *match = fresh(state);

    for (int i = 0; i < 24; i++)
        assert_int_equal(vaka_piece_new(match, TOY_RED, 0, 0), i);
    assert_false(broken(match));
    assert_int_equal(vaka_piece_new(match, TOY_RED, 0, 0), VAKA_NONE);
    assert_true(broken(match));
    toy_free(*state);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
