/* tests/rules/conquest/ways_test.c - looking ahead in a real game: where a fleet can be brought,
 * and by which small actions.
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga at 0,1, seat 1 Samoa at 0,0; around them lies what sea_open_ocean says. */
#include "duel.h"
#include "match/sealed.h"
#include "registered.h"
#include "sea_help.h"
#include "ways_check.h"

/* All of a seat's that goes from a place. */
static vaka_ways_wish wish_for(table *at, int32_t seat, const char *from)
{
    return (vaka_ways_wish){.seat = seat, .from = zone(at, from)};
}

static void pick(vaka_ways_wish *wish, table *at, const char *what, uint32_t face, int32_t count)
{
    wish->pick[wish->picks++] =
        (vaka_ways_pick){(int16_t)kind(at, what), (int8_t)wish->seat, (uint8_t)face, count};
}

/* The actions of the way to a place, one after the other: "muster …, sail 1,1, land". */
static const char *list_to(table *at, const vaka_ways *ways, const char *to)
{
    static char text[2000];
    const vaka_ways_one *way = vaka_ways_to(ways, zone(at, to));
    size_t length = 0;

    if (!way)
        return "none";
    for (uint32_t i = 0; i < way->count; i++) {
        char one[VAKA_ACTION_TEXT];

        vaka_action_write(at->layout, &vaka_ways_list(ways, way)[i], one, sizeof one);
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s", i ? ", " : "", one);
    }
    return text;
}

TEST(a_canoe_with_a_colony_is_brought_two_hexes_by_one_list)
{
    table *at = *state;
    vaka_ways ways;

    sea_open_ocean(at, 2);
    take_off(at, 0, "band", "tonga");
    take_off(at, 0, "band", "tonga");
    place_up(at, 0, "transport", "tonga");
    place(at, 0, "colony", "tonga");
    sea_go(at, MOVE_SAIL);
    vaka_ways_wish wish = wish_for(at, 0, "tonga");
    vaka_ways_search(at->live, &wish, &ways);
    assert_string_equal(list_to(at, &ways, "2,1"),
                        "muster transport tonga up 2, load colony transport, sail 1,1, "
                        "sail 2,1, land");
    assert_string_equal(list_to(at, &ways, "3,0"), "none"); /* three hexes */
    vaka_ways_done(&ways);
}

TEST(what_is_picked_goes_and_nothing_else)
{
    table *at = *state;
    vaka_ways ways;

    sea_open_ocean(at, 2);
    place_up(at, 0, "transport", "tonga");
    place(at, 0, "colony", "tonga");
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_SAIL);
    vaka_ways_wish wish = wish_for(at, 0, "tonga");
    pick(&wish, at, "transport", VAKA_FACE_UP, 1);
    vaka_ways_search(at->live, &wish, &ways);
    assert_string_equal(list_to(at, &ways, "1,1"), "muster transport tonga up 2, sail 1,1, land");
    vaka_ways_done(&ways);
    pick(&wish, at, "colony", VAKA_FACE_DOWN, 1);
    vaka_ways_search(at->live, &wish, &ways);
    assert_string_equal(list_to(at, &ways, "1,1"), "muster transport tonga up 2, "
                                                   "load colony transport, sail 1,1, land");
    vaka_ways_done(&ways);
    wish.pick[1].count = 2; /* there is only one */
    vaka_ways_search(at->live, &wish, &ways);
    assert_int_equal(ways.count, 0);
    vaka_ways_done(&ways);
}

TEST(as_much_goes_as_there_is_room_for)
{
    table *at = *state;
    vaka_ways ways;

    sea_open_ocean(at, 2); /* two bands are there */
    place_up(at, 0, "transport", "tonga");
    place(at, 0, "colony", "tonga");
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_SAIL);
    vaka_ways_wish wish = wish_for(at, 0, "tonga");
    vaka_ways_search(at->live, &wish, &ways);
    const vaka_ways_one *way = vaka_ways_to(&ways, zone(at, "2,1"));
    assert_non_null(way);
    assert_int_equal(way->moved, 4); /* two canoes with a piece each */
    vaka_ways_done(&ways);
}

TEST(a_way_ends_where_something_hidden_would_be_met)
{
    table *at = *state;
    vaka_ways ways;

    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "tonga");
    place(at, 1, "transport", "1,1"); /* face down: it may be a war canoe */
    sea_go(at, MOVE_SAIL);
    vaka_ways_wish wish = wish_for(at, 0, "tonga");
    pick(&wish, at, "war_canoe", VAKA_FACE_DOWN, 1);
    vaka_ways_search(at->live, &wish, &ways);
    assert_string_equal(list_to(at, &ways, "1,1"), "muster war_canoe tonga down 2, sail 1,1");
    assert_true(vaka_ways_to(&ways, zone(at, "1,1"))->open);
    assert_string_equal(list_to(at, &ways, "2,1"), "none"); /* only through it */
    assert_string_equal(list_to(at, &ways, "2,0"),
                        "muster war_canoe tonga down 2, sail 1,0, sail 2,0, land");
    vaka_ways_done(&ways);
}

TEST(a_fleet_under_way_is_brought_on)
{
    table *at = *state;
    vaka_ways ways;

    sea_open_ocean(at, 2);
    place_up(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga up 2", "sail 1,1");
    vaka_ways_wish wish = wish_for(at, 0, "fleet");
    vaka_ways_search(at->live, &wish, &ways);
    assert_string_equal(list_to(at, &ways, "2,1"), "sail 2,1, land");
    assert_string_equal(list_to(at, &ways, "1,1"), "land");
    vaka_ways_done(&ways);
}

TEST(nobody_looks_ahead_who_is_not_asked)
{
    table *at = *state;
    vaka_ways ways;

    sea_open_ocean(at, 2);
    sea_go(at, MOVE_SAIL);
    vaka_ways_wish wish = wish_for(at, 1, "samoa");
    vaka_ways_search(at->live, &wish, &ways);
    assert_int_equal(ways.count, 0);
    assert_int_equal(ways.copies, 0);
}

/* Who plans while the other one has committed is asked alone, and has pieces that could go. */
TEST(nobody_looks_ahead_in_a_sealed_answer)
{
    table *at = *state;
    vaka_ways ways;

    sea_open_ocean(at, 2);
    place_up(at, 0, "transport", "tonga");
    idle_until_planning(at);
    play(at, 1, "commit");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    assert_true(vaka_sealed_asks(vaka_live_position(at->live), 0));
    vaka_ways_wish wish = wish_for(at, 0, "tonga");
    vaka_ways_search(at->live, &wish, &ways);
    assert_int_equal(ways.count, 0);
    assert_int_equal(ways.copies, 0); /* nothing was tried */
    assert_null(vaka_ways_settled(at->live, 0));
    vaka_ways_done(&ways);
}

/* More is picked than canoes have room for: there is no way, and the search gives up by its own
 * count. */
TEST(a_search_ends_after_so_many_copies)
{
    static const struct {
        const char *kind;
        int32_t count;
    } sorts[] = {{"transport", 2}, {"war_canoe", 3}, {"band", 6}, {"colony", 2}, {"rumor", 2}};
    table *at = *state;
    vaka_ways ways;

    sea_open_ocean(at, 2); /* two bands are there */
    vaka_ways_wish wish = wish_for(at, 0, "tonga");
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++) {
        for (int32_t n = i == 2 ? 2 : 0; n < sorts[i].count; n++)
            place(at, 0, sorts[i].kind, "tonga");
        pick(&wish, at, sorts[i].kind, VAKA_FACE_DOWN, sorts[i].count);
    }
    sea_go(at, MOVE_SAIL);
    vaka_ways_search(at->live, &wish, &ways);
    assert_int_equal(ways.copies, VAKA_WAYS_COPIES);
    vaka_ways_done(&ways);
}

/* Whole games by chance, with two to four seats: what is offered holds and tells nothing. */
TEST(every_list_of_many_games_is_accepted_and_tells_nothing)
{
    table *at = *state;
    ways_tally tally = {0};

    for (uint64_t seed = 1; seed <= 6; seed++) {
        table_begin(at, (table_choice){.seats = 2 + (int32_t)(seed % 3), .seed = seed});
        ways_play(at->live, seed, 700, 7, &tally);
    }
    uint32_t median = ways_median(&tally);

    print_message("%u searches, %u with ways, %u lists, longest %u; median %u copies, most %u; "
                  "%.0f µs a search\n",
                  tally.searches, tally.found, tally.lists, tally.longest, median, tally.most,
                  tally.us / tally.searches);
    assert_true(tally.lists > 2000);
    assert_true(tally.most <= VAKA_WAYS_COPIES);
    assert_int_equal(tally.refused, 0);
    assert_int_equal(tally.elsewhere, 0);
    assert_int_equal(tally.differ, 0);
    free(tally.copies);
}

int main(void)
{
    return run_registered("ways", table_group_load, table_group_unload);
}
