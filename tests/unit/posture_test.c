/* posture_test.c - how pieces lie: turns, marks, sides; piles of which the top is seen.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "match/difference.h"
#include "match/live_inside.h"
#include "match/resample.h"
#include "vaka/posture.h"

enum { SEA, LAND, SPENT, REBEL };
enum { MARK_SPENT, MARK_REBEL };
enum { SIXTHS = 6 };

static void add_words(vaka_layout *layout)
{
    vaka_layout_word(layout, "sea", NULL);
    vaka_layout_word(layout, "land", NULL);
    vaka_layout_word(layout, "spent", NULL);
    vaka_layout_word(layout, "rebel", NULL);
}

static void add_postures(vaka_layout *layout)
{
    add_words(layout);
    vaka_layout_postures(layout, SIXTHS);
    assert_int_equal(vaka_layout_mark(layout, SPENT, VAKA_TONE_BAD), MARK_SPENT);
    assert_int_equal(vaka_layout_mark(layout, REBEL, VAKA_TONE_WARN), MARK_REBEL);
    vaka_layout_edge(layout, TOY_RED, 0, LAND);
    vaka_layout_edge(layout, TOY_RED, 1, SEA);
    vaka_layout_see_top(layout, TOY_DISCARD);
}

static int begin(void **state)
{
    toy = (toy_script){.layout = add_postures};
    *state = toy_live(3);
    return 0;
}

TEST_WITH(pieces_are_turned_and_marked, begin, toy_end)
{
    vaka_match *match = toy_match(*state);
    int32_t piece = vaka_piece_new(match, TOY_RED, 0, 0);

    assert_int_equal(vaka_turned(match, piece), 0);
    assert_int_equal(vaka_marked(match, piece), VAKA_NONE);
    vaka_piece_turn(match, piece, 5);
    vaka_piece_mark(match, piece, MARK_REBEL);
    vaka_piece_move(match, piece, 1);
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    assert_int_equal(vaka_turned(match, piece), 5);
    assert_int_equal(vaka_marked(match, piece), MARK_REBEL);
    vaka_piece_mark(match, piece, VAKA_NONE);
    assert_int_equal(vaka_marked(match, piece), VAKA_NONE);
    vaka_piece_remove(match, piece);
    assert_int_equal(vaka_turned(match, vaka_piece_new(match, TOY_BLUE, 0, 0)), 0);
    assert_string_equal(toy_trouble(match), "nothing");
}

TEST_WITH(sides_go_round_with_the_turn, begin, toy_end)
{
    vaka_match *match = toy_match(*state);
    int32_t piece = vaka_piece_new(match, TOY_RED, 0, 0);

    assert_int_equal(vaka_kind_edge(match->layout, TOY_RED, 1), SEA);
    assert_int_equal(vaka_kind_edge(match->layout, TOY_RED, 2), VAKA_NONE);
    assert_int_equal(vaka_kind_edge(match->layout, TOY_RED, SIXTHS), VAKA_NONE);
    assert_int_equal(vaka_edge(match, piece, 0), LAND);
    vaka_piece_turn(match, piece, 2);
    assert_int_equal(vaka_edge(match, piece, 2), LAND);
    assert_int_equal(vaka_edge(match, piece, 3), SEA);
    assert_int_equal(vaka_edge(match, piece, 0), VAKA_NONE);
    vaka_piece_turn(match, piece, 5);
    assert_int_equal(vaka_edge(match, piece, 5), LAND);
    assert_int_equal(vaka_edge(match, piece, 0), SEA);
    assert_int_equal(vaka_edge(match, piece, -1), VAKA_NONE);
}

TEST_WITH(wrong_calls_are_told, begin, toy_end)
{
    vaka_match *match = toy_match(*state);
    int32_t piece = vaka_piece_new(match, TOY_RED, 0, 0);

    vaka_piece_turn(match, piece, SIXTHS);
    assert_string_equal(toy_trouble(match), "vaka_piece_turn: 6 of 6 steps");
    vaka_piece_mark(match, piece, 2);
    assert_string_equal(toy_trouble(match), "vaka_piece_mark: there is no mark 2");
    vaka_piece_turn(match, 20, 1);
    assert_string_equal(toy_trouble(match), "vaka_piece_turn: there is no piece 20");

    toy = (toy_script){.layout = NULL};
    vaka_live *plain = toy_live(2);
    match = toy_match(plain);
    piece = vaka_piece_new(match, TOY_RED, 0, 0);
    assert_int_equal(match->layout->at_postures, 0);
    assert_int_equal(vaka_turned(match, piece), 0);
    assert_int_equal(vaka_marked(match, piece), VAKA_NONE);
    assert_int_equal(vaka_edge(match, piece, 0), VAKA_NONE);
    vaka_piece_turn(match, piece, 1);
    assert_string_equal(toy_trouble(match), "vaka_piece_turn: layout() declared no postures");
    toy_free(plain);
}

static void five_steps(vaka_layout *layout)
{
    vaka_layout_postures(layout, 5);
}

static void mark_too_early(vaka_layout *layout)
{
    add_words(layout);
    vaka_layout_mark(layout, SPENT, 0);
}

static void mark_without_word(vaka_layout *layout)
{
    vaka_layout_postures(layout, 1);
    vaka_layout_mark(layout, 0, 0);
}

static void too_many_marks(vaka_layout *layout)
{
    add_words(layout);
    vaka_layout_postures(layout, 1);
    for (int i = 0; i <= VAKA_MAX_MARKS; i++)
        vaka_layout_mark(layout, SPENT, 0);
}

static void fifth_side(vaka_layout *layout)
{
    add_words(layout);
    vaka_layout_postures(layout, 4);
    vaka_layout_edge(layout, TOY_RED, 4, SEA);
}

static void top_of_nothing(vaka_layout *layout)
{
    vaka_layout_see_top(layout, 99);
}

TEST(wrong_layouts_are_refused)
{
    (void)state;
    toy_mistake(five_steps, "not 1, 2, 4 or 6 steps of a turn");
    toy_mistake(mark_too_early, "a mark was made before vaka_layout_postures");
    toy_mistake(mark_without_word, "no such word or tone of a mark");
    toy_mistake(too_many_marks, "too many marks");
    toy_mistake(fifth_side, "no such side: edge of kind 'red'");
    toy_mistake(top_of_nothing, "of no zone there is");
}

/* A hidden hand of two, one of them turned and spent; an open piece that is turned. */
static void lay_out(vaka_match *match)
{
    int32_t king = vaka_piece_new(match, TOY_KING, VAKA_NONE, TOY_HAND + 1);
    int32_t red = vaka_piece_new(match, TOY_RED, 0, 0);

    vaka_piece_turn(match, king, 3);
    vaka_piece_mark(match, king, MARK_SPENT);
    for (int i = 0; i < 7; i++)
        vaka_piece_new(match, TOY_ACE, VAKA_NONE, i < 6 ? TOY_DECK : TOY_HAND + 1);
    vaka_piece_turn(match, red, 1);
    vaka_piece_flip(match, red, VAKA_FACE_UP);
}

TEST(a_posture_is_as_visible_as_the_kind)
{
    (void)state;
    toy = (toy_script){.layout = add_postures, .setup = lay_out};
    vaka_live *live = toy_live(3);
    const vaka_match *seen = vaka_live_seen(live, 1);
    int32_t king = vaka_find(seen, TOY_HAND + 1, VAKA_NONE, TOY_KING);

    assert_int_equal(vaka_turned(seen, king), 3);
    assert_int_equal(vaka_marked(seen, king), MARK_SPENT);
    assert_int_equal(vaka_turned(seen, vaka_find(seen, 0, 0, TOY_RED)), 1);
    seen = vaka_live_seen(live, 0);
    for (VAKA_EACH(seen, TOY_HAND + 1, piece)) {
        assert_int_equal(vaka_turned(seen, piece), 0);
        assert_int_equal(vaka_marked(seen, piece), VAKA_NONE);
    }
    assert_int_equal(vaka_turned(seen, vaka_find(seen, 0, 0, TOY_RED)), 1);
    toy_free(live);
}

TEST(samples_exchange_postures_with_kinds)
{
    int32_t elsewhere = 0;

    (void)state;
    toy = (toy_script){.layout = add_postures, .setup = lay_out};
    vaka_live *live = toy_live(3);
    uint64_t view = vaka_live_view_hash(live, 0);

    for (uint64_t seed = 1; seed <= 40; seed++) {
        vaka_resampled counts;
        vaka_resample(live, 0, seed, &counts);
        const vaka_match *match = toy_match(live);
        int32_t kings = 0;
        assert_true(vaka_live_view_hash(live, 0) == view);
        for (int32_t i = 0; i < match->zones[TOY_DECK].count + 3; i++) {
            bool king = match->pieces[i].kind == TOY_KING;
            kings += king;
            if (match->pieces[i].kind != TOY_RED)
                assert_int_equal(vaka_turned(match, i), king ? 3 : 0);
            elsewhere += king && match->pieces[i].zone == TOY_DECK;
        }
        assert_int_equal(kings, 1);
    }
    assert_true(elsewhere > 10);
    toy_free(live);
}

TEST_WITH(shuffling_moves_postures_with_their_pieces, begin, toy_end)
{
    vaka_match *match = toy_match(*state);

    vaka_piece_turn(match, vaka_piece_new(match, TOY_KING, VAKA_NONE, TOY_DECK), 4);
    for (int i = 0; i < 8; i++)
        vaka_piece_new(match, TOY_ACE, VAKA_NONE, TOY_DECK);
    for (int i = 0; i < 5; i++) {
        vaka_shuffle(match, TOY_DECK);
        for (VAKA_EACH(match, TOY_DECK, piece))
            assert_int_equal(vaka_turned(match, piece),
                             match->pieces[piece].kind == TOY_KING ? 4 : 0);
    }
}

TEST_WITH(differences_of_postures_have_names, begin, toy_end)
{
    vaka_live *other = toy_live(3);
    vaka_match *a = toy_match(*state), *b = toy_match(other);
    char text[1024];

    vaka_piece_new(a, TOY_RED, 0, 0);
    vaka_piece_turn(b, vaka_piece_new(b, TOY_RED, 0, 0), 2);
    vaka_piece_mark(b, 0, MARK_REBEL);
    vaka_difference(vaka_position_of(a), vaka_position_of(b), text, sizeof text);
    assert_non_null(strstr(text, "piece 0 kind 'red' turn: 0 → 2"));
    assert_non_null(strstr(text, "piece 0 kind 'red' marked: 0 → 2"));
    toy_free(other);
}

/* --- Piles of which the top is seen -------------------------------------------------------------
 */

/* A pile with two sorts of backs, and an open piece on top. */
static void pile_up(vaka_match *match)
{
    for (int i = 0; i < 3; i++) {
        vaka_piece_new(match, TOY_RED + i, VAKA_NONE, TOY_DISCARD);
        vaka_piece_new(match, TOY_KING, VAKA_NONE, TOY_DISCARD);
    }
    vaka_piece_flip(match, vaka_piece_new(match, TOY_ACE, VAKA_NONE, TOY_DISCARD), VAKA_FACE_UP);
}

TEST(only_the_top_of_a_pile_is_seen)
{
    (void)state;
    toy = (toy_script){.layout = add_postures, .setup = pile_up};
    vaka_live *live = toy_live(3);
    const vaka_match *seen = vaka_live_seen(live, 0);
    const vaka_layout *layout = seen->layout;

    assert_int_equal(seen->zones[TOY_DISCARD].count, 7);
    assert_int_equal(seen->pieces[seen->zones[TOY_DISCARD].last].kind, TOY_ACE);
    assert_int_equal(vaka_count(seen, TOY_DISCARD, VAKA_NONE, layout->plain_back), 6);
    assert_string_equal(layout->kinds[layout->plain_back].id, "plain-back");
    assert_int_equal(vaka_live_seen(live, VAKA_REFEREE)->pieces[0].kind, TOY_RED);
    vaka_match *match = toy_match(live);
    assert_int_equal(vaka_knowers(match, match->zones[TOY_DISCARD].last), 7);
    assert_int_equal(vaka_knowers(match, match->zones[TOY_DISCARD].first), 0);
    toy_free(live);
}

/* What the action under way has shown is forgotten. */
static uint32_t marks_of(vaka_match *match)
{
    vaka_position *position = vaka_position_of(match);
    uint32_t marks = position->marks;

    position->marks = 0;
    position->learned = 0;
    return marks;
}

TEST(what_lies_below_is_seen_when_the_top_is_taken)
{
    (void)state;
    toy = (toy_script){.layout = add_postures, .setup = pile_up};
    vaka_live *live = toy_live(3);
    vaka_match *match = toy_match(live);

    marks_of(match);
    vaka_piece_move(match, match->zones[TOY_DISCARD].last, 0);
    assert_int_equal(vaka_position_of(match)->learned, VAKA_LEARNED_ALL);
    assert_true(marks_of(match) & VAKA_MARK_LEARNED);
    live->version++;
    const vaka_match *seen = vaka_live_seen(live, 0);
    assert_int_equal(seen->pieces[seen->zones[TOY_DISCARD].last].kind, TOY_CARD_BACK);

    vaka_piece_move(match, match->zones[TOY_DISCARD].first, 1); /* from below: its back is new */
    assert_true(marks_of(match) & VAKA_MARK_LEARNED);
    vaka_piece_new(match, TOY_GREEN, 0, 2);
    assert_int_equal(marks_of(match), 0);
    vaka_piece_move(match, match->zones[2].last, TOY_DISCARD); /* covers the others */
    assert_int_equal(marks_of(match), 0);
    toy_free(live);
}

static void show_it(vaka_layout *layout)
{
    add_postures(layout);
    vaka_layout_show_all(layout);
}

TEST(who_teaches_shows_whole_piles)
{
    (void)state;
    toy = (toy_script){.layout = show_it, .setup = pile_up};
    vaka_live *live = toy_live(3);

    assert_int_equal(vaka_count(vaka_live_seen(live, 2), TOY_DISCARD, VAKA_NONE, TOY_KING), 3);
    toy_free(live);
}

/* Covered ones are exchanged whatever their backs; those whose back is seen only with their like.
 */
TEST(samples_mix_what_is_covered)
{
    bool other_back = false;

    (void)state;
    toy = (toy_script){.layout = add_postures, .setup = pile_up};
    vaka_live *live = toy_live(3);
    uint64_t view = vaka_live_view_hash(live, 0);

    for (uint64_t seed = 1; seed <= 20; seed++) {
        vaka_resample(live, 0, seed, NULL);
        const vaka_match *match = toy_match(live);
        assert_true(vaka_live_view_hash(live, 0) == view);
        assert_int_equal(vaka_count(match, TOY_DISCARD, VAKA_NONE, TOY_KING), 3);
        assert_int_equal(match->pieces[6].kind, TOY_ACE);
        other_back = other_back || match->pieces[0].kind == TOY_KING;
    }
    assert_true(other_back);
    toy_free(live);
}

/* --- parts of tiles --------------------------------------------------------------------------- */

static void add_parts(vaka_layout *layout)
{
    add_words(layout);
    vaka_layout_postures(layout, SIXTHS);
    assert_int_equal(vaka_layout_part(layout, TOY_GREEN, LAND, 1u << 0 | 1u << 1), 0);
    assert_int_equal(vaka_layout_part(layout, TOY_GREEN, SEA, 1u << 3), 1);
}

static int begin_parts(void **state)
{
    toy = (toy_script){.layout = add_parts};
    *state = toy_live(3);
    return 0;
}

TEST_WITH(pieces_stand_on_parts_until_they_move, begin_parts, toy_end)
{
    vaka_match *match = toy_match(*state);
    int32_t tile = vaka_piece_new(match, TOY_GREEN, VAKA_NONE, 0);
    int32_t piece = vaka_piece_new(match, TOY_RED, 0, 0);

    assert_int_equal(vaka_kind_parts(match->layout, TOY_GREEN), 2);
    assert_int_equal(vaka_kind_parts(match->layout, TOY_RED), 0);
    assert_int_equal(vaka_stands(match, piece), VAKA_NONE);
    vaka_piece_stand(match, piece, 1);
    assert_int_equal(vaka_stands(match, piece), 1);
    vaka_piece_move(match, piece, 0); /* to the top of where it is */
    assert_int_equal(vaka_stands(match, piece), 1);
    assert_int_equal(vaka_part_at(match, tile, 1), 0);
    vaka_piece_turn(match, tile, 2);
    assert_int_equal(vaka_part_at(match, tile, 1), VAKA_NONE);
    assert_int_equal(vaka_part_at(match, tile, 2), 0);
    assert_int_equal(vaka_part_at(match, tile, 5), 1);
    vaka_piece_move(match, piece, 1);
    assert_int_equal(vaka_stands(match, piece), VAKA_NONE);
    assert_string_equal(toy_trouble(match), "nothing");
    vaka_piece_stand(match, piece, 0);
    assert_string_equal(toy_trouble(match),
                        "vaka_piece_stand: there is no part 0 where piece 1 lies");
}

TEST_WITH(where_hidden_pieces_stand_all_see, begin_parts, toy_end)
{
    vaka_match *match = toy_match(*state);
    int32_t tile = vaka_piece_new(match, TOY_GREEN, VAKA_NONE, 0), standing[2] = {0, 0};

    vaka_piece_flip(match, tile, VAKA_FACE_UP);
    for (int32_t i = 0; i < 3; i++)
        vaka_piece_stand(match, vaka_piece_new(match, i ? TOY_RED : TOY_BLUE, 0, 0), i % 2);
    ((vaka_live *)*state)->version++;
    const vaka_match *seen = vaka_live_seen(*state, 1);
    for (VAKA_EACH(seen, 0, piece)) {
        if (seen->pieces[piece].owner == 0)
            standing[vaka_stands(seen, piece)]++;
        else
            assert_int_equal(vaka_stands(seen, piece), VAKA_NONE);
    }
    assert_int_equal(standing[0], 2);
    assert_int_equal(standing[1], 1);
    for (uint64_t seed = 0; seed < 20; seed++) { /* and samples leave them there */
        vaka_live *sample = vaka_live_clone(*state);
        vaka_resample(sample, 1, seed, NULL);
        assert_true(vaka_live_view_hash(sample, 1) == vaka_live_view_hash(*state, 1));
        vaka_live_free(sample);
    }
}

static void part_of_no_side(vaka_layout *layout)
{
    add_words(layout);
    vaka_layout_postures(layout, SIXTHS);
    vaka_layout_part(layout, TOY_RED, SEA, 1u << SIXTHS);
}

static void fifth_part(vaka_layout *layout)
{
    add_words(layout);
    vaka_layout_postures(layout, SIXTHS);
    for (int i = 0; i < 5; i++)
        vaka_layout_part(layout, TOY_RED, SEA, 0);
}

TEST(parts_that_cannot_be_are_refused_when_they_are_declared)
{
    (void)state;
    toy_mistake(part_of_no_side, "no such sides: part of kind");
    toy_mistake(fifth_part, "more than 4 parts");
}

TEST(a_game_without_parts_has_no_room_for_them)
{
    (void)state;
    toy = (toy_script){.layout = add_postures};
    vaka_live *plain = toy_live(3);
    assert_null(vaka_live_position(plain)->parts);
    assert_null(vaka_live_position(plain)->deal);
    assert_int_equal(vaka_live_layout(plain)->at_parts, 0);
    toy_free(plain);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
