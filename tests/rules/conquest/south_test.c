/* tests/rules/conquest/south_test.c - Te Waka Maui beside Aotearoa [11.3, A1].
 *
 * SPDX-License-Identifier: MIT
 *
 * Tiles of seat 0 (Tonga) face south: Te Waka Maui then lies to the north-east of Aotearoa. Those
 * of seat 1 (Samoa) face north: it lies to the south-west. */
#include "advanced.h"
#include "registered.h"

/* Seat 0 has found Aotearoa at a hex and may turn it up. */
static table *south_begin(void **state, const char *where)
{
    table *at = *state;

    WITH(2, "south_island");
    put_tile(at, "aotearoa", where, VAKA_SEAT(0));
    return at;
}

static bool has_south(table *at, const char *where)
{
    return count(at, where, VAKA_NONE, "te_waka_maui") == 1 &&
           hex_at(at, where)->tile == kind(at, "te_waka_maui") - facts_of(match_of(at))->tile_kind;
}

static bool is_out(table *at)
{
    return told(at, EVENT_TILE_NO_PLACE, NULL) && count(at, "gone", VAKA_NONE, "te_waka_maui") == 1;
}

/* --- Where it is placed ----------------------------------------------------------------------- */

TEST(it_lies_where_the_facing_of_aotearoa_says)
{
    table *at = south_begin(state, "1,1");

    RULE("11.3a");
    RULE("A1");
    PLAY("unveil 1,1");
    assert_true(has_south(at, "2,0"));
    assert_true(hex_at(at, "2,0")->known);
    assert_int_equal(seen(at, 1, "2,0", VAKA_NONE, "te_waka_maui"), 1);
    WITH(2, "south_island");
    put_tile(at, "aotearoa", "1,1", VAKA_SEAT(1));
    play(at, 1, "unveil 1,1");
    assert_true(has_south(at, "0,2"));
}

TEST(every_home_has_its_own_side)
{
    table *at = *state;

    RULE("11.3a");
    WITH(4, "south_island");
    put_tile(at, "aotearoa", "6,-2", VAKA_SEAT(2)); /* Hiva faces north-east: to the north-west */
    play(at, 2, "unveil 6,-2");
    assert_true(has_south(at, "5,-2"));
    WITH(4, "south_island");
    put_tile(at, "aotearoa", "6,-2", VAKA_SEAT(3)); /* Raiatea faces south-east: to the north */
    play(at, 3, "unveil 6,-2");
    assert_true(has_south(at, "6,-3"));
}

TEST(without_the_rule_aotearoa_comes_alone)
{
    table *at = *state;

    RULE("11.3a");
    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "aotearoa", "1,1", VAKA_SEAT(0));
    PLAY("unveil 1,1");
    assert_int_equal(count(at, "gone", VAKA_NONE, "te_waka_maui"), 1);
    assert_false(hex_at(at, "2,0")->known);
}

TEST(pieces_at_sea_then_stand_on_the_island)
{
    table *at = south_begin(state, "1,1");
    int32_t gone = count(at, "gone", VAKA_NONE, NULL);

    RULE("11.3b");
    RULE("A1");
    make_ocean(at, "2,0");
    place(at, 1, "transport", "2,0");
    place(at, 1, "band", "2,0");
    PLAY("unveil 1,1");
    assert_true(has_south(at, "2,0"));
    /* Te Waka Maui came from there, the ocean marker went there. */
    assert_int_equal(count(at, "gone", VAKA_NONE, NULL), gone);
    assert_int_equal(count(at, "2,0", 1, NULL), 2);
    take_off(at, 1, "transport", "2,0"); /* a band on land needs no canoe */
    play(at, game_at(at)->marker, "order 0 clockwise");
}

TEST(it_takes_the_place_of_printed_ocean)
{
    table *at = south_begin(state, "10,-4");

    RULE("11.3b");
    PLAY("unveil 10,-4");
    assert_true(has_south(at, "11,-5"));
    settle_hex(at, 0, "11,-5", 3); /* two green boxes, and a brown one */
    hex_at(at, "11,-5")->agriculture = 1;
    play(at, game_at(at)->marker, "order 0 clockwise");
}

TEST(it_takes_the_place_of_a_hidden_island)
{
    table *at = south_begin(state, "1,1");
    int32_t rapa = put_tile(at, "rapa", "2,0", VAKA_SEAT(1));

    RULE("11.3b");
    RULE("A1");
    PLAY("unveil 1,1");
    assert_true(has_south(at, "2,0"));
    assert_true(told(at, EVENT_TILE_REPLACED, NULL));
    assert_int_equal(match_of(at)->pieces[rapa].zone, zone(at, "gone"));
    assert_int_equal(seen(at, 0, "gone", VAKA_NONE, "rapa"), 0); /* nobody is shown what it was */
    assert_int_equal(seen(at, 1, "gone", VAKA_NONE, "rapa"), 1);
    for (int32_t i = 0; i < 3; i++) { /* all three markers of seat 1 are free again */
        static const char *const tiles[] = {"tahiti", "tubai", "niue"};
        static const char *const hexes[] = {"2,-1", "3,-1", "1,-1"};
        put_tile(at, tiles[i], hexes[i], VAKA_SEAT(1));
    }
    play(at, game_at(at)->marker, "order 0 clockwise");
}

TEST(knots_of_a_replaced_island_still_count)
{
    table *at = *state;

    RULE("A1");
    WITH(2, "south_island");
    PLAY("order 0 clockwise", "embark tonga");
    queue_chance(at, "draw cup ocean-1");
    PLAY("discover 1,0");
    queue_chance(at, "draw cup island-1");
    queue_chance(at, "draw pile rapa");
    PLAY("discover 2,0", "keep");
    queue_chance(at, "draw cup island-2");
    queue_chance(at, "draw pile aotearoa");
    PLAY("discover 1,1", "reveal");
    assert_true(has_south(at, "2,0"));
    assert_int_equal(game_at(at)->knots, 4);
    PLAY("return");
    assert_int_equal(count(at, "trail", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "gone", VAKA_NONE, "island-1"), 1);
}

TEST(an_island_is_replaced_while_its_finder_looks_at_it)
{
    table *at = *state;

    RULE("A1");
    WITH(2, "south_island");
    put_tile(at, "aotearoa", "0,2", VAKA_SEAT(0)); /* its north-eastern neighbour is 1,1 */
    PLAY("order 0 clockwise", "embark tonga");
    queue_chance(at, "draw cup island-3");
    queue_chance(at, "draw pile rapa");
    PLAY("discover 1,1");
    PLAY("unveil 0,2");
    assert_true(has_south(at, "1,1"));
    assert_int_equal(game_at(at)->knots, 3);
    assert_string_equal(refused(at, 0, "keep"), "not_now");
    PLAY("return");
    assert_int_equal(count(at, "gone", VAKA_NONE, "island-3"), 1);
}

/* --- No place --------------------------------------------------------------------------------- */

TEST(a_face_up_tile_keeps_it_out)
{
    table *at = south_begin(state, "1,1");

    RULE("11.3c");
    put_tile(at, "rapa", "2,0", VAKA_NONE);
    PLAY("unveil 1,1");
    assert_true(is_out(at));
    assert_int_equal(count(at, "2,0", VAKA_NONE, "rapa"), 1);
}

TEST(an_atoll_keeps_it_out)
{
    table *at = south_begin(state, "1,1");

    RULE("11.3c");
    put_tile(at, "ducie", "2,0", VAKA_NONE);
    PLAY("unveil 1,1");
    assert_true(is_out(at));
}

TEST(a_printed_group_keeps_it_out)
{
    table *at = south_begin(state, "-1,2"); /* its north-eastern neighbour is Tonga */

    RULE("11.3c");
    RULE("A1");
    PLAY("unveil -1,2");
    assert_true(is_out(at));
    assert_int_equal(hex_at(at, "tonga")->villages, 2);
}

TEST(off_the_map_it_is_out_of_the_game)
{
    table *at = *state;

    RULE("11.3c");
    WITH(2, "south_island");
    put_tile(at, "aotearoa", "-1,4", VAKA_SEAT(1));
    play(at, 1, "unveil -1,4");
    assert_true(is_out(at));
    idle_until_sailing(at);
    assert_string_equal(refused(at, 0, "walk band -1,4 -1,3"), "no_land");
}

/* --- Walking ---------------------------------------------------------------------------------- */

/* Seat 0 is about to move; Aotearoa is at 1,1 and Te Waka Maui at 2,0. */
static table *walk_begin(void **state)
{
    table *at = south_begin(state, "1,1");

    PLAY("unveil 1,1");
    idle_until_sailing(at);
    return at;
}

TEST(bands_and_colonies_walk_once_a_turn)
{
    table *at = walk_begin(state);
    vaka_event event;

    RULE("11.3d");
    RULE("A1");
    place(at, 0, "band", "1,1");
    place(at, 0, "colony", "1,1");
    place(at, 0, "transport", "1,1");
    PLAY("walk band 1,1 2,0");
    assert_true(told(at, EVENT_WALKED, &event));
    assert_int_equal(event.hidden, 1u << 1); /* the others see that a piece went */
    PLAY("walk colony 1,1 2,0");
    assert_int_equal(count(at, "2,0", 0, NULL), 2);
    assert_string_equal(refused(at, 0, "walk band 2,0 1,1"), "has_walked");
    assert_string_equal(refused(at, 0, "walk transport 1,1 2,0"), "not_walker");
    assert_string_equal(refused(at, 0, "walk band 1,1 2,0"), "nobody_walks");
    assert_string_equal(refused(at, 0, "walk band 1,1 tonga"), "no_land");
    PLAY("done");
    idle_until_turn(at, 2);
    idle_until_sailing(at);
    PLAY("walk band 2,0 1,1");
}

TEST(who_walks_may_be_carried_too)
{
    table *at = walk_begin(state);

    RULE("A1");
    place(at, 0, "transport", "tonga");
    PLAY("muster transport tonga down 2", "load band transport", "sail 1,1");
    assert_string_equal(refused(at, 0, "walk band 1,1 2,0"), "under_way");
    PLAY("land", "walk band 1,1 2,0");
    assert_int_equal(count(at, "2,0", 0, "band"), 1);
    /* … and the other way round: it walks to the canoe that takes it on. */
    idle_until_turn(at, 2);
    place(at, 0, "transport", "1,1");
    idle_until_sailing(at);
    PLAY("walk band 2,0 1,1", "muster transport 1,1 down 2", "load band transport", "sail tonga",
         "land");
    assert_int_equal(count(at, "tonga", 0, "band"), 2);
}

TEST(who_was_carried_and_walks_is_not_carried_on_by_another_canoe)
{
    table *at = walk_begin(state);

    RULE("A1");
    RULE("7.4f");
    make_ocean(at, "2,1");
    place(at, 0, "transport", "tonga");
    place(at, 0, "transport", "2,1");
    PLAY("muster transport tonga down 2", "load band transport", "sail 1,1", "land");
    PLAY("muster transport 2,1 down 2", "sail 2,0", "land");
    PLAY("walk band 1,1 2,0", "muster transport 2,0 down 1");
    assert_string_equal(refused(at, 0, "load band transport"), "other_carrier");
}

TEST(nobody_walks_into_an_enemy_hex)
{
    table *at = walk_begin(state);

    RULE("A1");
    place(at, 0, "band", "1,1");
    settle_hex(at, 1, "2,0", 1);
    assert_string_equal(refused(at, 0, "walk band 1,1 2,0"), "enemy_land");
    settle_hex(at, 1, "2,0", 0);
    place(at, 1, "transport", "2,0");
    assert_string_equal(refused(at, 0, "walk band 1,1 2,0"), "enemy_land");
    take_off(at, 1, "transport", "2,0");
    set_value(at, VALUE_CLOSED, zone(at, "2,0"), 1);
    assert_string_equal(refused(at, 0, "walk band 1,1 2,0"), "closed");
}

TEST(who_meets_the_enemy_does_not_walk_away)
{
    table *at = walk_begin(state);

    RULE("A1");
    settle_hex(at, 1, "1,1", 1);
    place(at, 0, "war_canoe", "tonga");
    PLAY("muster war_canoe tonga down 2", "load band war_canoe", "sail 1,1");
    assert_string_equal(refused(at, 0, "walk band 1,1 2,0"), "has_walked");
}

/* --- Retreat ---------------------------------------------------------------------------------- */

/* Seat 1 holds both islands and a band on the southern one, which two war canoes attack. */
static void attack_south(table *at, bool joined)
{
    settle_hex(at, 1, "2,0", 1);
    settle_hex(at, 1, "1,1", 1);
    place(at, 1, "band", "2,0");
    place(at, 1, "colony", "2,0");
    place(at, 0, "war_canoe", "2,0");
    place(at, 0, "war_canoe", "2,0");
    if (!joined)
        memset(game_at(at)->joined, 0, sizeof game_at(at)->joined);
    PLAY("done");
    queue_chance(at, "die 4");
    PLAY("roll");
    play(at, 1, "lose band");
    queue_chance(at, "die 4");
    PLAY("roll");
}

TEST(bands_and_colonies_retreat_by_land_without_canoes)
{
    table *at = walk_begin(state);

    RULE("11.3e");
    attack_south(at, true);
    assert_true(told(at, EVENT_RETREATED, NULL));
    assert_int_equal(count(at, "1,1", 1, "band"), 1);
    assert_int_equal(count(at, "1,1", 1, "colony"), 1);
}

TEST(without_land_they_would_be_lost)
{
    table *at = walk_begin(state);

    RULE("11.3e");
    attack_south(at, false);
    play(at, 1, "abandon band");
    assert_true(told(at, EVENT_LEFT_BEHIND, NULL));
    assert_int_equal(count(at, "1,1", 1, NULL), 0);
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
