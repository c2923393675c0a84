/* tests/rules/conquest/solitaire_act_test.c - the Action side of the chits [Solitaire, Action].
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "solitaire.h"

#define BUILD "chit_04"
#define DEFEND "chit_07"
#define EXPLORE "chit_11"
#define ATTACK "chit_12"

/* The chit is drawn and expanded; the next step is the first of its action. */
static void begin_action(table *at, const char *chit)
{
    expand(at, chit);
    go_on(at);
}

/* --- Build, Defend ---------------------------------------------------------------------------- */

TEST(build_and_defend_do_nothing_more)
{
    table *at = solo(state);

    RULE("Sol.9a");
    CARD("chit_04");
    CARD("chit_07");
    begin_action(at, BUILD);
    assert_true(told(at, EVENT_RIVAL_BUILDS, NULL));
    assert_int_equal(count(at, "samoa", RIVAL, NULL), 3);
    finish_chit(at);
    idle_until_planning(at);
    begin_action(at, DEFEND);
    assert_true(told(at, EVENT_RIVAL_DEFENDS, NULL));
    assert_int_equal(count(at, "samoa", RIVAL, NULL), 4);
}

TEST(the_card_of_a_chit_stays_hidden_until_he_attacks)
{
    table *at = with_late_chits(state);

    RULE("Sol.8a");
    RULE("Sol.8b");
    CARD("chit_02");
    begin_action(at, "chit_02");
    finish_chit(at);
    idle_until_planning(at);
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 1);
    begin_action(at, "chit_15");
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "shown-1", VAKA_NONE, NULL), 1);
}

TEST(cards_stay_hidden_while_he_builds)
{
    static const char *const chits[] = {"chit_01", "chit_03", "chit_05", "chit_08"};
    table *at = solo(state);

    RULE("Sol.8b");
    RULE("Sol.9a");
    CARD("chit_01");
    CARD("chit_03");
    CARD("chit_05");
    CARD("chit_08");
    give_card(at, RIVAL, "hula", false);
    for (size_t i = 0; i < 4; i++) {
        expand(at, chits[i]);
        finish_chit(at);
        idle_until_planning(at);
    }
    assert_int_equal(count(at, "hand-1", VAKA_NONE, "hula"), 1);
}

/* --- Explore! --------------------------------------------------------------------------------- */

/* Draws for the cup of discovery markers, in this order. */
static void queue_markers(table *at, const char *const *markers)
{
    char text[48];

    for (; *markers; markers++) {
        snprintf(text, sizeof text, "draw cup %s", *markers);
        queue_chance(at, text);
    }
}
#define MARKERS(...) ((const char *const[]){__VA_ARGS__, NULL})

TEST(he_explores_around_samoa_until_five_knots)
{
    table *at = solo(state);

    RULE("Sol.9b");
    RULE("Sol.9c");
    CARD("chit_11");
    queue_markers(at, MARKERS("ocean-2", "ocean-2", "ocean-1", "ocean-3"));
    expand(at, EXPLORE);
    finish_chit(at);
    assert_true(hex_at(at, "1,0")->known);
    assert_true(hex_at(at, "1,-1")->known);
    assert_true(hex_at(at, "0,-1")->known);
    assert_false(hex_at(at, "-1,0")->known); /* five knots were shown */
}

TEST(each_hex_he_explores_is_a_step)
{
    table *at = solo(state);

    RULE("S1");
    queue_markers(at, MARKERS("ocean-2", "ocean-3"));
    begin_action(at, EXPLORE); /* his cards come first */
    assert_false(hex_at(at, "1,0")->known);
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_EXPLORES, NULL));
    assert_true(hex_at(at, "1,0")->known);
    assert_false(hex_at(at, "1,-1")->known);
    go_on(at);
    assert_true(hex_at(at, "1,-1")->known);
    go_on(at);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(he_goes_round_ring_after_ring_and_skips_what_is_known)
{
    static const char *const ring[] = {"1,0", "1,-1", "0,-1", "-1,0"};
    static const char *const next[] = {"-1,-1", "0,-2", "1,-2", "2,-2", "2,-1", "2,0", "3,0"};
    table *at = solo(state);

    RULE("Sol.9b");
    for (size_t i = 0; i < 4; i++)
        make_ocean(at, ring[i]);
    make_ocean(at, "0,-2");
    queue_markers(at, MARKERS("ocean-1", "ocean-1", "ocean-1", "ocean-1", "ocean-1"));
    expand(at, EXPLORE);
    finish_chit(at);
    for (size_t i = 0; i < 6; i++)
        assert_true(hex_at(at, next[i])->known);
    assert_false(hex_at(at, "3,0")->known);
}

TEST(a_chart_makes_it_six_knots)
{
    table *at = solo(state);

    RULE("Sol.9c");
    RULE("Sol.8c");
    CARD("ocean_chart");
    give_card(at, RIVAL, "ocean_chart", false);
    queue_markers(at, MARKERS("ocean-3", "ocean-2", "ocean-3"));
    expand(at, EXPLORE);
    finish_chit(at);
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "ocean_chart"), 1);
    assert_true(hex_at(at, "0,-1")->known); /* five were not enough */
    assert_false(hex_at(at, "-1,0")->known);
}

TEST(navigation_makes_it_six_knots_too)
{
    table *at = solo(state);

    RULE("Sol.9c");
    CARD("navigation");
    give_card(at, RIVAL, "navigation", false);
    queue_markers(at, MARKERS("ocean-3", "ocean-2", "ocean-1", "ocean-3"));
    expand(at, EXPLORE);
    finish_chit(at);
    assert_true(hex_at(at, "0,-1")->known);
    assert_false(hex_at(at, "-1,0")->known);
}

TEST(islands_he_finds_get_a_canoe_and_off_course_does_nothing)
{
    table *at = solo(state);

    RULE("Sol.9d");
    CARD("chit_09");
    queue_markers(at, MARKERS("off-course", "island-2", "island-3"));
    queue_chance(at, "draw pile tahiti");
    queue_chance(at, "draw pile flint");
    expand(at, "chit_09");
    finish_chit(at);
    assert_int_equal(count(at, "1,0", RIVAL, "transport"), 1);
    assert_int_equal(count(at, "1,-1", RIVAL, "transport"), 1);
    assert_int_equal(hex_at(at, "1,0")->villages, 0);
    assert_int_equal(count(at, "gone", VAKA_NONE, "off-course"), 1);
    assert_int_equal(game_at(at)->seat[RIVAL].explorer, EXPLORER_HOME); /* he is never lost */
    assert_int_equal(game_at(at)->chits_owed, 0);
}

/* He finds Aotearoa at 0,-1: facing north it has Te Waka Maui at -1,0. */
static table *explore_south(void **state, bool besieged)
{
    table *at = solo_with(state, (const char *const[]){"south_island", NULL});

    make_ocean(at, "1,0");
    make_ocean(at, "1,-1");
    if (besieged) {
        make_ocean(at, "-1,0");
        place_up(at, PLAYER, "transport", "-1,0");
    }
    queue_markers(at, MARKERS("island-3", "ocean-3"));
    queue_chance(at, "draw pile aotearoa");
    begin_action(at, "chit_09");
    go_on(at);
    assert_int_equal(count(at, "-1,0", VAKA_NONE, "te_waka_maui"), 1);
    assert_int_equal(count(at, "0,-1", RIVAL, "transport"), 1);
    return at;
}

TEST(of_two_islands_that_he_finds_both_get_a_canoe)
{
    table *at = explore_south(state, false);

    RULE("11.3a");
    RULE("Sol.9d");
    assert_int_equal(count(at, "-1,0", RIVAL, "transport"), 1);
    assert_int_equal(times_told(at, EVENT_RIVAL_FOUND), 0); /* no die: he has found it himself */
    go_on(at);
    assert_true(hex_at(at, "-1,-1")->known); /* the next one is not -1,0 */
    assert_int_equal(game_at(at)->chits_owed, 0);
}

TEST(where_the_player_stands_he_gets_no_canoe)
{
    table *at = explore_south(state, true);
    vaka_event event;

    RULE("A1");
    RULE("S5");
    assert_int_equal(count(at, "-1,0", RIVAL, NULL), 0);
    assert_true(told(at, EVENT_RIVAL_BARRED, &event));
    assert_int_equal(event.arg[0], zone(at, "-1,0"));
}

TEST(he_explores_on_without_canoes_or_tiles)
{
    table *at = solo(state);

    RULE("Sol.9d");
    RULE("S5");
    CARD("chit_10");
    leave_unbuilt(at, RIVAL, "transport", 0);
    queue_markers(at, MARKERS("island-2", "island-3"));
    queue_chance(at, "draw pile tahiti");
    vaka_match *match = match_of(at);
    while (match->zones[zone(at, "pile")].count > 1) { /* E7: the second island is ocean */
        int32_t piece = match->zones[zone(at, "pile")].first;
        if (match->pieces[piece].kind == kind(at, "tahiti"))
            piece = match->pieces[piece].next;
        vaka_piece_move(match, piece, zone(at, "gone"));
    }
    expand(at, "chit_10");
    finish_chit(at);
    assert_true(hex_at(at, "1,0")->known);
    assert_int_equal(count(at, "1,0", RIVAL, NULL), 0);
    assert_true(hex_at(at, "1,-1")->known);
    assert_int_equal(hex_at(at, "1,-1")->tile, VAKA_NONE);
}

TEST(with_an_empty_cup_nothing_is_explored)
{
    table *at = solo(state);

    RULE("Sol.9c");
    CARD("chit_11");
    vaka_zone_move(match_of(at), zone(at, "cup"), zone(at, "gone"));
    begin_action(at, EXPLORE);
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_EXPLORED, NULL));
    assert_false(hex_at(at, "1,0")->known);
}

/* --- Attack! ---------------------------------------------------------------------------------- */

/* The player holds a group with so many villages and bands. */
static void hold(table *at, const char *tile, const char *where, int32_t villages, int32_t bands)
{
    put_tile(at, tile, where, VAKA_NONE);
    settle_hex(at, PLAYER, where, villages);
    for (int32_t i = 0; i < bands; i++)
        place_up(at, PLAYER, "band", where);
}

TEST(war_canoes_with_a_band_each_attack_the_weakest)
{
    table *at = with_late_chits(state);

    RULE("Sol.9e");
    RULE("Sol.9g");
    CARD("chit_12");
    hold(at, "kuporu", "1,0", 1, 0); /* one local warrior; Tonga has two bands and one */
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_ATTACKS, NULL));
    assert_int_equal(times_told(at, EVENT_RIVAL_COULD), 2);
    assert_int_equal(count(at, "1,0", RIVAL, "war_canoe"), 1);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 1);
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 2); /* one came with the chit */
    go_on(at);
    assert_int_equal(game_at(at)->battle_at, zone(at, "1,0"));
    assert_int_equal(game_at(at)->attacker, RIVAL);
    assert_true(legal(at, PLAYER, "roll")); /* the player rolls for him */
}

TEST(war_canoes_go_without_bands_if_there_are_none)
{
    table *at = with_late_chits(state);

    RULE("Sol.9e");
    CARD("chit_13");
    clear_hex(at, RIVAL, "samoa");
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, "chit_13");
    go_on(at);
    assert_int_equal(count(at, "tonga", RIVAL, "war_canoe"), 1);
    assert_int_equal(count(at, "tonga", RIVAL, "band"), 0);
}

TEST(without_war_canoes_there_is_no_attack)
{
    table *at = with_late_chits(state);

    RULE("Sol.9e");
    CARD("chit_14");
    begin_action(at, "chit_14");
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_NO_CANOE, NULL));
    go_on(at);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(of_equal_targets_the_closest_to_samoa_is_attacked)
{
    table *at = with_late_chits(state);

    RULE("Sol.9g");
    hold(at, "kuporu", "1,0", 1, 0);
    make_ocean(at, "1,-1");
    hold(at, "niue", "2,-1", 1, 0); /* two hexes from Samoa */
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_CLOSEST, NULL));
    assert_int_equal(count(at, "1,0", RIVAL, "war_canoe"), 1);
}

TEST(what_is_still_equal_goes_by_the_die)
{
    table *at = with_late_chits(state);

    RULE("Sol.9g");
    RULE("Sol.2a");
    hold(at, "kuporu", "1,0", 1, 0);
    hold(at, "niue", "1,-1", 1, 0);
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    queue_chance(at, "die 1");
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_TIE, NULL));
    int32_t first = count(at, "1,0", RIVAL, "war_canoe");
    assert_int_equal(first + count(at, "1,-1", RIVAL, "war_canoe"), 1);
}

TEST(transit_brings_targets_within_reach)
{
    table *at = with_late_chits(state);

    RULE("Sol.9f");
    make_ocean(at, "1,0");
    make_ocean(at, "2,0");
    make_ocean(at, "3,0");
    place_up(at, RIVAL, "transport", "samoa");
    place_up(at, RIVAL, "transport", "1,0");
    place_up(at, RIVAL, "transport", "2,0");
    hold(at, "niue", "4,-1", 1, 0); /* four hexes from Samoa, two from the end of the chain */
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    go_on(at);
    assert_int_equal(count(at, "4,-1", RIVAL, "war_canoe"), 1);
    assert_true(told(at, EVENT_RIVAL_TRANSIT, NULL));
}

TEST(what_is_out_of_reach_is_left_alone)
{
    table *at = with_late_chits(state);

    RULE("Sol.9f");
    make_ocean(at, "1,0");
    make_ocean(at, "2,0");
    hold(at, "niue", "3,0", 1, 0);
    hold(at, "kuporu", "-1,0", 2, 3);
    at->invariants = false;
    settle_hex(at, PLAYER, "tonga", 0);
    clear_hex(at, PLAYER, "tonga");
    game_at(at)->seat[PLAYER].home = (int16_t)zone(at, "3,0");
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    go_on(at);
    assert_int_equal(count(at, "-1,0", RIVAL, "war_canoe"), 1); /* though it is the stronger */
}

TEST(without_a_target_in_reach_he_stays)
{
    table *at = with_late_chits(state);

    RULE("Sol.9f");
    give_island(at, "tahiti", "2,-6", 1); /* far in the north, among the unknown */
    place_up(at, RIVAL, "war_canoe", "2,-6");
    begin_action(at, ATTACK);
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_NO_AIM, NULL));
    assert_int_equal(count(at, "2,-6", RIVAL, "war_canoe"), 1);
    go_on(at);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(a_war_canoe_of_the_player_stops_him_on_the_way)
{
    table *at = with_late_chits(state);

    RULE("Sol.9f");
    make_ocean(at, "1,0");
    hold(at, "niue", "2,0", 1, 0);
    place_up(at, PLAYER, "war_canoe", "1,0");
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    go_on(at);
    assert_int_equal(count(at, "2,0", RIVAL, "war_canoe"), 0);
    assert_int_equal(count(at, "tonga", RIVAL, "war_canoe"), 1);
}

TEST(poi_takes_him_three_hexes)
{
    table *at = with_late_chits(state);

    RULE("Sol.9f");
    RULE("Sol.8c");
    CARD("poi");
    give_card(at, RIVAL, "poi", false);
    make_ocean(at, "1,0");
    make_ocean(at, "2,0");
    hold(at, "niue", "3,0", 1, 0);
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "poi"), 1);
    go_on(at);
    assert_int_equal(count(at, "3,0", RIVAL, "war_canoe"), 1);
}

TEST(double_hulls_take_the_biggest_fleet_one_hex_further)
{
    table *at = with_late_chits(state);

    RULE("Sol.9f");
    RULE("Sol.8c");
    CARD("double_hulled_canoes");
    give_card(at, RIVAL, "double_hulled_canoes", false);
    make_ocean(at, "1,0");
    make_ocean(at, "2,0");
    hold(at, "niue", "3,0", 1, 0);
    make_ocean(at, "1,-1"); /* a lone canoe, three hexes from it: no further than two */
    place_up(at, RIVAL, "war_canoe", "samoa");
    place_up(at, RIVAL, "war_canoe", "samoa");
    place_up(at, RIVAL, "war_canoe", "1,-1");
    begin_action(at, ATTACK);
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_SWIFT, NULL));
    assert_int_equal(count(at, "3,0", RIVAL, "war_canoe"), 2);
    go_on(at);
    assert_int_equal(count(at, "tonga", RIVAL, "war_canoe"), 1);
}

TEST(every_place_chooses_its_own_target)
{
    table *at = with_late_chits(state);

    RULE("Sol.9h");
    give_island(at, "tahiti", "0,-3", 1);
    make_ocean(at, "1,-3");
    hold(at, "niue", "2,-3", 1, 0);
    place_up(at, RIVAL, "war_canoe", "0,-3");
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    go_on(at);
    go_on(at);
    assert_int_equal(count(at, "2,-3", RIVAL, "war_canoe"), 1);
    assert_int_equal(count(at, "tonga", RIVAL, "war_canoe"), 1);
}

/* Two war canoes have gone for two groups; the battles are about to begin, and the die shows this.
 */
static table *two_battles(void **state, const char *die)
{
    table *at = with_late_chits(state);

    give_island(at, "tahiti", "0,-3", 1);
    make_ocean(at, "1,-3");
    hold(at, "niue", "2,-3", 1, 0);
    place_up(at, RIVAL, "war_canoe", "0,-3");
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    go_on(at);
    go_on(at);
    queue_chance(at, die);
    go_on(at);
    return at;
}

TEST(which_of_his_battles_comes_first_goes_by_the_die)
{
    table *at = two_battles(state, "die 1");
    int32_t first = game_at(at)->battle_at;

    RULE("B1");
    RULE("S1");
    assert_true(told(at, EVENT_RIVAL_BATTLES, NULL));
    assert_int_equal(times_told(at, EVENT_RIVAL_COULD), 2);
    assert_true(told(at, EVENT_RIVAL_TIE, NULL));
    assert_true(told(at, EVENT_RIVAL_CHOICE, NULL));
    at = two_battles(state, "die 2");
    assert_int_not_equal(game_at(at)->battle_at, first);
    roll_die(at, 6);
    while (game_at(at)->battle_at != first) /* the other one follows without a die */
        roll_die(at, 6);
    assert_false(told(at, EVENT_RIVAL_BATTLES, NULL));
}

TEST(places_may_choose_the_same_target)
{
    table *at = with_late_chits(state);

    RULE("Sol.9h");
    give_island(at, "tahiti", "1,-1", 1);
    hold(at, "niue", "1,0", 1, 0);
    place_up(at, RIVAL, "war_canoe", "1,-1");
    place_up(at, RIVAL, "war_canoe", "samoa");
    begin_action(at, ATTACK);
    finish_chit(at);
    assert_int_equal(count(at, "attack", RIVAL, "war_canoe"), 2); /* one battle of both */
}

TEST(a_printed_group_that_he_took_keeps_a_piece)
{
    table *at = with_late_chits(state);

    RULE("Sol.9e");
    settle_hex(at, RIVAL, "fiji", 1);
    hex_at(at, "fiji")->independent = 0;
    game_at(at)->taken[zone(at, "fiji")] = RIVAL + 1;
    place_up(at, RIVAL, "war_canoe", "fiji");
    place_up(at, RIVAL, "band", "fiji");
    begin_action(at, ATTACK);
    go_on(at);
    assert_int_equal(count(at, "tonga", RIVAL, "war_canoe"), 1);
    assert_int_equal(count(at, "fiji", RIVAL, "band"), 1);
}

TEST(cards_are_revealed_before_he_attacks)
{
    table *at = with_late_chits(state);

    RULE("Sol.8b");
    CARD("chit_15");
    give_card(at, RIVAL, "hula", false);
    give_card(at, RIVAL, "marae", false);
    begin_action(at, "chit_15");
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "hula"), 1);
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "marae"), 1);
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 0);
    assert_int_equal(value_of(at, VALUE_HOME_LOCALS, RIVAL), 1);
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
