/* tests/rules/conquest/prompts_test.c - what seats are told where a scenario, a card or a rule of
 * its own makes the moment another than the usual one.
 *
 * SPDX-License-Identifier: MIT */
#include "advanced.h"
#include "scenes.h"

/* --- Exploration ------------------------------------------------------------------------------ */

static table *historic_begin(void **state)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2, .scenario = "historic_map"});
    PLAY("order 0 clockwise", "embark tonga");
    return at;
}

static void shows_odds(table *at, const char *id, int32_t chances, int32_t of)
{
    const vaka_element *odds = element(scene(at, 1), "exploration", id);

    assert_non_null(odds);
    assert_int_equal(odds->a, chances);
    assert_int_equal(odds->b, of);
}

/* Markers in the cup whose id begins so, of so many knots at least. */
static int32_t in_cup(table *at, const char *sort, int32_t knots)
{
    char id[16];
    int32_t sum = 0;

    for (; knots <= 3; knots++) {
        snprintf(id, sizeof id, "%s-%d", sort, (int)knots);
        sum += count(at, "cup", VAKA_NONE, id);
    }
    return sum;
}

static void on_the_historic_map_the_odds_are_those_of_the_hex(void **state)
{
    table *at = historic_begin(state);

    RULE("6.3m");
    queue_chance(at, "draw cup ocean-3");
    PLAY("discover 1,1");
    assert_null(element(scene(at, 1), "exploration", "odds_lost"));
    shows_odds(at, "odds_lost_tile", in_cup(at, "island", 3), 27);
    shows_odds(at, "odds_back_tile", count(at, "cup", VAKA_NONE, "island-2"), 27);
    shows_odds(at, "odds_lost_sea", 6, 30);
    shows_odds(at, "odds_back_sea", 12, 30);
    assert_int_equal(element(scene(at, 1), "exploration", "tiles_unseen")->said.arg[0], 27);
    assert_null(element(scene(at, 1), "exploration", "tiles_left"));
    queue_chance(at, "draw cup island-1");
    PLAY("discover 1,0", "keep");
    assert_int_equal(element(scene(at, 1), "exploration", "tiles_unseen")->said.arg[0], 26);
}

/* Whatever is drawn first stays where nothing fits. */
static void on_the_historic_map_markers_of_one_sort_serve_for_all_hexes(void **state)
{
    table *at = historic_begin(state);
    vaka_match *match = match_of(at);

    RULE("6.3m");
    for (int32_t piece = match->zones[zone(at, "cup")].first, next; piece >= 0; piece = next) {
        next = match->pieces[piece].next;
        if (match->pieces[piece].kind < kind(at, "ocean-1"))
            vaka_piece_move(match, piece, zone(at, "gone"));
        if (match->pieces[piece].zone == zone(at, "gone"))
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
    }
    assert_int_equal(in_cup(at, "island", 1), 0);
    shows_odds(at, "odds_lost_tile", 0, 31);
    shows_odds(at, "odds_lost_sea", 0, 31);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(on_the_historic_map_the_odds_are_those_of_the_hex),
        cmocka_unit_test(on_the_historic_map_markers_of_one_sort_serve_for_all_hexes),
    };

    return cmocka_run_group_tests_name("prompts", tests, duel_load, table_group_unload);
}
