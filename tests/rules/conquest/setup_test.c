/* tests/rules/conquest/setup_test.c - the start of the game [3].
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "table.h"

static int32_t face_up_tiles(table *at)
{
    int32_t sum = 0;

    for (int32_t hex = 0; hex < facts_of(match_of(at))->hexes; hex++)
        sum += game_at(at)->hex[hex].tile >= 0;
    return sum;
}

static int32_t gone_markers(table *at, int32_t type)
{
    const conquest_facts *facts = facts_of(match_of(at));
    int32_t sum = 0;

    for (int32_t i = 0; i < facts->markers; i++)
        if (facts->marker_type[i] == type)
            sum += vaka_count(match_of(at), zone(at, "gone"), VAKA_NONE, facts->marker_kind + i);
    return sum;
}

TEST(two_players_use_tonga_and_samoa)
{
    table *at = *state;

    RULE("3.2a");
    table_begin(at, (table_choice){.seats = 2});
    assert_true(asked(at, 0));
    assert_int_equal(legal_count(at, 0), 2);
    assert_true(legal(at, 0, "home tonga"));
    assert_true(legal(at, 0, "home samoa"));
    play(at, 0, "home samoa");
    assert_int_equal(game_at(at)->seat[0].home, zone(at, "samoa"));
    assert_int_equal(game_at(at)->seat[1].home, zone(at, "tonga"));
    assert_int_equal(face_up_tiles(at), 0);
    assert_int_equal(count(at, "cup", VAKA_NONE, NULL), 65);
    assert_int_equal(count(at, "pile", VAKA_NONE, NULL), 29);
    assert_int_equal(facts_of(match_of(at))->end_vp, 56);
}

TEST(what_nobody_plays_cannot_be_a_home)
{
    table *at = *state;

    RULE("3.2a");
    table_begin(at, (table_choice){.seats = 2});
    assert_string_equal(refused(at, 0, "home fiji"), "not_a_home");
    assert_string_equal(refused(at, 0, "home 5,-3"), "not_a_home");
    table_begin(at, (table_choice){.seats = 3});
    play(at, 0, "home hiva");
    assert_string_equal(refused(at, 1, "home hiva"), "not_a_home");
}

/* Island and Off Course markers that come in excess go back into the cup. */
TEST(three_players_begin_as_in_the_picture)
{
    static const char *const queue[] = {
        "draw cup island-2", "draw cup ocean-1",  "draw cup island-3", "draw cup off-course",
        "draw cup island-2", "draw cup island-1", "draw cup ocean-3",  NULL};
    table *at = *state;

    RULE("3.2b");
    RULE("3.1b");
    RULE("3.2e");
    table_homes(at, (table_choice){.seats = 3, .queue = queue});
    assert_int_equal(hex_at(at, "5,-3")->tile,
                     kind(at, "hiva") - facts_of(match_of(at))->tile_kind);
    assert_int_equal(hex_at(at, "3,-2")->tile,
                     kind(at, "flint") - facts_of(match_of(at))->tile_kind);
    assert_int_equal(hex_at(at, "1,0")->tile, kind(at, "niue") - facts_of(match_of(at))->tile_kind);
    assert_int_equal(face_up_tiles(at), 3);
    assert_int_equal(count(at, "2,-1", VAKA_NONE, "ocean-1"), 1);
    assert_int_equal(count(at, "4,-3", VAKA_NONE, "ocean-3"), 1);
    assert_int_equal(hex_at(at, "2,-1")->known, 1);
    assert_int_equal(hex_at(at, "4,-3")->known, 1);
    assert_int_equal(hex_at(at, "3,-1")->known, 0);
    assert_int_equal(gone_markers(at, MARKER_ISLAND), 3);
    assert_int_equal(gone_markers(at, MARKER_OFF_COURSE), 0);
    assert_int_equal(count(at, "cup", VAKA_NONE, NULL), 60);
    assert_int_equal(count(at, "cup", VAKA_NONE, "off-course"), 5);
    assert_int_equal(count(at, "pile", VAKA_NONE, NULL), 26);
    assert_int_equal(facts_of(match_of(at))->end_vp, 50);
}

TEST(four_players_add_raiatea)
{
    table *at = *state;

    RULE("3.2c");
    table_homes(at, (table_choice){.seats = 4});
    assert_int_equal(game_at(at)->seat[3].home, zone(at, "3,-1"));
    assert_int_equal(zone(at, "raiatea"), zone(at, "3,-1"));
    assert_int_equal(face_up_tiles(at), 4);
    assert_int_equal(gone_markers(at, MARKER_ISLAND), 4);
    assert_int_equal(count(at, "cup", VAKA_NONE, NULL), 59);
    assert_int_equal(count(at, "pile", VAKA_NONE, NULL), 25);
    assert_int_equal(facts_of(match_of(at))->end_vp, 44);
}

TEST(homes_can_be_dealt)
{
    table *at = *state;
    bool differs = false;

    RULE("3.2d");
    for (uint64_t seed = 1; seed <= 20; seed++) {
        table_begin(at, (table_choice){.seats = 4, .seed = seed, .deal_homes = 1});
        assert_int_equal(step_on_top(at), STEP_ORDER);
        differs |= game_at(at)->seat[0].home != zone(at, "tonga");
        for (int32_t seat = 0; seat < 4; seat++)
            for (int32_t other = 0; other < seat; other++)
                assert_int_not_equal(game_at(at)->seat[seat].home, game_at(at)->seat[other].home);
    }
    assert_true(differs);
}

TEST(each_seat_has_two_villages_and_two_hidden_bands)
{
    static const char *const homes[] = {"tonga", "samoa", "hiva", "raiatea"};
    table *at = *state;

    RULE("3.3a");
    for (int32_t seats = 2; seats <= 4; seats++) {
        table_homes(at, (table_choice){.seats = seats});
        for (int32_t seat = 0; seat < seats; seat++) {
            int32_t other = (seat + 1) % seats;
            assert_int_equal(hex_at(at, homes[seat])->villages, 2);
            assert_int_equal(hex_at(at, homes[seat])->owner, seat);
            assert_int_equal(count(at, homes[seat], seat, NULL), 2);
            assert_int_equal(seen(at, seat, homes[seat], seat, "band"), 2);
            assert_int_equal(seen(at, other, homes[seat], seat, "band"), 0);
            assert_int_equal(seen(at, other, homes[seat], seat, "piece"), 2);
        }
    }
}

TEST(what_is_not_built_others_can_only_count)
{
    table *at = *state;

    RULE("3.3b");
    RULE("G5");
    table_homes(at, (table_choice){.seats = 2});
    assert_int_equal(seen(at, 0, "unbuilt-0", 0, "transport"), 15);
    assert_int_equal(seen(at, 0, "unbuilt-0", 0, "war_canoe"), 6);
    assert_int_equal(seen(at, 0, "unbuilt-0", 0, "band"), 10);
    assert_int_equal(seen(at, 0, "unbuilt-0", 0, "colony"), 4);
    assert_int_equal(seen(at, 0, "unbuilt-0", 0, "rumor"), 2);
    assert_int_equal(seen(at, 1, "unbuilt-0", 0, "transport"), 0);
    assert_int_equal(seen(at, 1, "unbuilt-0", 0, "piece"), 37);
}

TEST(cup_pile_and_deck_are_nobodys)
{
    table *at = *state;

    RULE("3.1a");
    RULE("G5");
    RULE("3.1b");
    table_homes(at, (table_choice){.seats = 2});
    assert_int_equal(seen(at, 0, "cup", VAKA_NONE, "marker"), 65);
    assert_int_equal(seen(at, 0, "pile", VAKA_NONE, "tile"), 29);
    int32_t cards = count(at, "deck", VAKA_NONE, NULL);
    assert_int_equal(seen(at, 0, "deck", VAKA_NONE, "card"), cards);
    assert_int_equal(count(at, "gone", VAKA_NONE, "te_waka_maui"), 1);
}

TEST(printed_groups_are_independent_but_for_the_homes)
{
    table *at = *state;
    int32_t independent = 0;

    RULE("2.1a");
    table_homes(at, (table_choice){.seats = 2});
    for (int32_t hex = 0; hex < facts_of(match_of(at))->hexes; hex++)
        independent += game_at(at)->hex[hex].independent;
    assert_int_equal(independent, 9);
    assert_int_equal(hex_at(at, "fiji")->independent, 1);
    assert_int_equal(hex_at(at, "tonga")->independent, 0);
    assert_int_equal(hex_at(at, "wake")->independent, 0);
    assert_int_equal(hex_at(at, "fiji")->known, 1);
    assert_int_equal(hex_at(at, "1,0")->known, 0);
}

TEST(the_short_game_gives_a_third_village_and_a_canoe)
{
    table *at = *state;

    RULE("11.1a");
    table_homes(at, (table_choice){.seats = 4, .scenario = "short_game"});
    assert_int_equal(facts_of(match_of(at))->end_vp, 38);
    assert_int_equal(hex_at(at, "tonga")->villages, 3);
    assert_int_equal(hex_at(at, "tonga")->agriculture, 0);
    assert_int_equal(hex_at(at, "hiva")->villages, 3);
    assert_int_equal(hex_at(at, "hiva")->agriculture, 1); /* its third box is brown */
    assert_int_equal(seen(at, 0, "hiva", 2, "transport"), 1); /* face up: all see it */
}

TEST(in_the_eastern_duel_tonga_and_samoa_are_independent)
{
    table *at = *state;

    RULE("2.1a");
    table_begin(at, (table_choice){.seats = 2, .scenario = "east_duel"});
    play(at, 0, "home raiatea");
    assert_int_equal(game_at(at)->seat[1].home, zone(at, "hiva"));
    assert_int_equal(hex_at(at, "tonga")->independent, 1);
    assert_int_equal(facts_of(match_of(at))->hex[zone(at, "samoa")].warriors, 3);
    assert_int_equal(face_up_tiles(at), 3);
    assert_int_equal(gone_markers(at, MARKER_ISLAND), 3);
    assert_int_equal(hex_at(at, "4,-3")->known, 1);
    assert_int_equal(hex_at(at, "2,-1")->known, 0);
}

int main(void)
{
    return run_registered("setup", table_group_load, table_group_unload);
}
