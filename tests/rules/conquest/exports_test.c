/* tests/rules/conquest/exports_test.c - what scripts may ask of the game although no bundled script
 * does, and what they are told where there is nothing to tell.
 *
 * SPDX-License-Identifier: MIT */
#include "events.h"
#include "registered.h"

#include "exports.h"

/* The C function behind game.NAME, as scripts find it. */
static void (*export_named(table *at, const char *name))(void)
{
    const vaka_module *module = at->plugin.module;

    for (uint32_t i = 0; i < module->export_count; i++)
        if (strcmp(module->exports[i].name, name) == 0)
            return module->exports[i].call;
    fail_msg("there is no game.%s", name);
    return NULL;
}

static int32_t ask_int(table *at, const char *name, int32_t a, int32_t b)
{
    return ((int32_t(*)(const vaka_match *, int32_t, int32_t))export_named(at, name))(match_of(at),
                                                                                      a, b);
}

static int32_t holder_of(table *at, int32_t card)
{
    return ((int32_t(*)(const vaka_match *, int32_t))export_named(at, "card_holder"))(match_of(at),
                                                                                      card);
}

static int32_t ask_of(table *at, const char *name)
{
    return ((int32_t(*)(const vaka_match *))export_named(at, name))(match_of(at));
}

static bool do_with(table *at, const char *name, int32_t a, int32_t b)
{
    return ((bool (*)(vaka_match *, int32_t, int32_t))export_named(at, name))(match_of(at), a, b);
}

/* --- Knots ------------------------------------------------------------------------------------ */

static bool add_knots_to(table *at, int32_t knots)
{
    return ((bool (*)(vaka_match *, int32_t))export_named(at, "add_knots"))(match_of(at), knots);
}

TEST(knots_are_added_only_while_somebody_explores)
{
    table *at = events_begin(state, 2);

    RULE("6.4a");
    bury_events(at);
    play(at, 0, "take-order");
    play(at, 0, "order 0 clockwise");
    assert_false(add_knots_to(at, 2)); /* nobody has set out */
    play(at, 0, "embark tonga");
    assert_false(add_knots_to(at, 0));
    assert_false(add_knots_to(at, -3));
    assert_int_equal(game_at(at)->knots, 0);
    assert_true(add_knots_to(at, 2));
    assert_int_equal(game_at(at)->knots, 2);
    assert_int_equal(game_at(at)->last_knots, 0); /* of no marker: no star forgives them */
    assert_true(add_knots_to(at, INT32_MAX));
    assert_int_equal(game_at(at)->knots, INT16_MAX);
}

/* --- Battle ----------------------------------------------------------------------------------- */

/* Seat 0 with two war canoes and a band against a band and a Local Warrior of seat 1, at 1,1. */
static table *battle(void **state)
{
    table *at = duel_begin(state, 3);

    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 1, "1,1", 2);
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "war_canoe", "1,1");
    place_aboard(at, 0, "1,1");
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    return at;
}

TEST(a_script_is_told_who_stands_in_front)
{
    table *at = battle(state);

    assert_int_equal(ask_of(at, "battle_hex"), zone(at, "1,1"));
    assert_int_equal(ask_of(at, "battle_attacker"), 0);
    assert_int_equal(ask_of(at, "battle_defender"), 1);
    assert_int_equal(ask_int(at, "battle_front", 0, KIND_WAR_CANOE), 2);
    assert_int_equal(ask_int(at, "battle_front", 0, KIND_BAND), 1);
    assert_int_equal(ask_int(at, "battle_front", 1, KIND_BAND), 1);
    assert_int_equal(ask_int(at, "battle_front", 1, KIND_WAR_CANOE), 0);
}

TEST(who_does_not_fight_has_nobody_in_front)
{
    table *at = battle(state);

    assert_int_equal(ask_int(at, "battle_front", 2, KIND_BAND), 0);
    assert_int_equal(ask_int(at, "battle_front", VAKA_NONE, KIND_BAND), 0); /* no islanders here */
}

TEST(without_a_battle_nobody_stands_in_front)
{
    table *at = duel_begin(state, 2);

    assert_int_equal(ask_of(at, "battle_hex"), VAKA_NONE);
    assert_int_equal(ask_of(at, "battle_attacker"), VAKA_NONE);
    assert_int_equal(ask_of(at, "battle_defender"), VAKA_NONE);
    assert_int_equal(ask_of(at, "battle_die"), 0);
    assert_int_equal(ask_int(at, "battle_front", 0, KIND_BAND), 0);
    assert_int_equal(ask_int(at, "battle_front", VAKA_NONE, KIND_LOCAL), 0);
}

/* A die shows 1 to 6, whatever a script makes of it. */
TEST(a_changed_die_stays_a_die)
{
    RULE("B3");
    table *at = battle(state);
    int32_t (*set)(vaka_match *, int32_t) =
        (int32_t(*)(vaka_match *, int32_t))export_named(at, "set_battle_die");

    assert_int_equal(set(match_of(at), 4), 0); /* none has been rolled */
    game_at(at)->battle_roll = 3;
    assert_int_equal(set(match_of(at), 0), 1);
    assert_int_equal(set(match_of(at), 7), 6);
    assert_int_equal(ask_of(at, "battle_die"), 6);
    assert_int_equal(set(match_of(at), 2), 2);
}

TEST(a_piece_panics_only_where_there_is_one)
{
    RULE("8.2j");
    table *at = battle(state);

    assert_false(do_with(at, "battle_panic", 1, KIND_COLONY));
    assert_false(do_with(at, "battle_panic", 2, KIND_BAND));
    assert_true(do_with(at, "battle_panic", 1, KIND_BAND));
    assert_int_equal(count(at, "defend-back", 1, "band"), 1);
    assert_false(do_with(at, "battle_panic", 1, KIND_BAND));
}

/* --- Events ----------------------------------------------------------------------------------- */

static const char *mood(table *at, int32_t kind)
{
    return ((const char *(*)(const vaka_match *, int32_t))export_named(at, "event_mood"))(
        match_of(at), kind);
}

TEST(every_event_has_its_mood)
{
    table *at = events_begin(state, 2);

    assert_string_equal(mood(at, kind(at, "rats")), "bad");
    assert_string_equal(mood(at, kind(at, "spring")), "good");
    assert_string_equal(mood(at, kind(at, "royal_marriage")), "people");
}

TEST(what_is_no_event_has_no_mood)
{
    table *at = events_begin(state, 2);
    int32_t first = facts_of(match_of(at))->event_kind, count = facts_of(match_of(at))->events;

    assert_non_null(mood(at, first));
    assert_non_null(mood(at, first + count - 1));
    assert_null(mood(at, first - 1));
    assert_null(mood(at, first + count));
    assert_null(mood(at, KIND_COLONY));
}

TEST(where_no_event_is_read_there_is_no_reader_and_nothing_to_call_off)
{
    table *at = events_begin(state, 2);

    assert_int_equal(ask_of(at, "event_read"), VAKA_NONE);
    assert_int_equal(ask_of(at, "event_reader"), VAKA_NONE);
    assert_false(((bool (*)(vaka_match *))export_named(at, "cancel_event"))(match_of(at)));
}

static void take_marker_of(table *at, int32_t piece)
{
    ((void (*)(vaka_match *, int32_t))export_named(at, "take_marker"))(match_of(at), piece);
}

TEST(only_an_event_marker_in_play_is_taken_away)
{
    table *at = events_begin(state, 2);
    int32_t colony = place(at, 0, "colony", "tonga");
    int32_t token = vaka_find(match_of(at), zone(at, "event-markers"), VAKA_NONE,
                              facts_of(match_of(at))->token_kind);

    assert_true(token >= 0);
    uint64_t before = vaka_live_hash(at->live);
    take_marker_of(at, colony);
    take_marker_of(at, token); /* it lies beside the map already */
    assert_true(vaka_live_hash(at->live) == before);
    assert_int_equal(count(at, "tonga", 0, "colony"), 1);
}

static int32_t lay_rats(table *at, const char *where, int32_t turns)
{
    int32_t (*lay)(vaka_match *, int32_t, int32_t, int32_t) =
        (int32_t(*)(vaka_match *, int32_t, int32_t, int32_t))export_named(at, "place_marker");

    return lay(match_of(at), kind(at, "ev_20_rats"), zone(at, where), turns);
}

static table *rats_begin(void **state)
{
    static const char *const rules[] = {"random_events", NULL};
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2, .scenario = "many_rats", .rules = rules});
    return at;
}

TEST(a_marker_is_laid_as_often_as_there_are_copies_of_it)
{
    table *at = rats_begin(state);

    RULE("3.1c");
    assert_int_equal(count(at, "event-markers", VAKA_NONE, "ev_20_rats"), 3);
    int32_t first = lay_rats(at, "tonga", 1), second = lay_rats(at, "samoa", VAKA_NONE);
    int32_t third = lay_rats(at, "samoa", VAKA_NONE);
    assert_true(first >= 0 && second >= 0 && third >= 0);
    assert_true(first != second && second != third);
    assert_int_equal(lay_rats(at, "fiji", VAKA_NONE), VAKA_NONE);
    assert_int_equal(count(at, "samoa", VAKA_NONE, "ev_20_rats"), 2);
    take_marker_of(at, second);
    assert_int_equal(lay_rats(at, "fiji", VAKA_NONE), second);
    assert_null(at->check->broken(match_of(at)));
}

TEST(each_copy_of_a_marker_is_paid_for_and_goes_by_itself)
{
    table *at = rats_begin(state);

    RULE("11.2q");
    draw_first(at, "rats");
    play(at, 0, "choose-space samoa");
    lay_rats(at, "tonga", 2);
    lay_rats(at, "samoa", VAKA_NONE);
    vaka_modify(match_of(at), VALUE_GROUP_POINTS, zone(at, "samoa"), VAKA_CHANGE_ADD, 5,
                VAKA_END_NEVER, 0);
    idle_until_planning(at);
    play(at, 1, "rid ev_20_rats samoa");
    play(at, 1, "rid ev_20_rats samoa");
    assert_string_equal(refused(at, 1, "rid ev_20_rats samoa"), "not_for_sale");
    commit_plans(at);
    assert_int_equal(count(at, "samoa", VAKA_NONE, "ev_20_rats"), 0);
    assert_int_equal(count(at, "tonga", VAKA_NONE, "ev_20_rats"), 1);
    pass_turn(at);
    assert_int_equal(count(at, "event-markers", VAKA_NONE, "ev_20_rats"), 3);
}

/* --- Islands ---------------------------------------------------------------------------------- */

static bool place_island_of(table *at, int32_t what, const char *where)
{
    return ((bool (*)(vaka_match *, int32_t, int32_t, int32_t))export_named(at, "place_island"))(
        match_of(at), what, zone(at, where), 0);
}

TEST(only_a_tile_that_is_out_of_the_game_is_placed)
{
    table *at = duel_begin(state, 2);
    int32_t tiles = facts_of(match_of(at))->tile_kind;

    assert_false(place_island_of(at, tiles - 1, "1,1"));
    assert_false(place_island_of(at, tiles + facts_of(match_of(at))->tiles, "1,1"));
    assert_false(place_island_of(at, kind(at, "tahiti"), "1,1")); /* it is in the pile */
    assert_false(hex_at(at, "1,1")->known);
}

/* A1: the first tile of the table and the last one are as good as any; an event marker that lies
 * there stays, an Open Ocean marker leaves the game. */
TEST(a_tile_that_is_set_aside_is_placed)
{
    static const char *const rules[] = {"random_events", NULL};
    static const char *const tiles[] = {"hawaii", "ducie"};
    table *at = *state;

    RULE("A1");
    for (int32_t i = 0; i < 2; i++) {
        table_homes(at, (table_choice){.rules = rules});
        make_ocean(at, "1,1");
        vaka_match *match = match_of(at);
        int32_t tile = vaka_find(match, zone(at, "pile"), VAKA_NONE, kind(at, tiles[i]));
        int32_t weeds = kind(at, "ev_01_invasive_weeds");
        vaka_piece_move(match, tile, zone(at, "gone"));
        vaka_piece_move(match, vaka_find(match, zone(at, "event-markers"), VAKA_NONE, weeds),
                        zone(at, "1,1"));
        assert_true(place_island_of(at, kind(at, tiles[i]), "1,1"));
        assert_int_equal(count(at, "1,1", VAKA_NONE, tiles[i]), 1);
        assert_int_equal(count(at, "1,1", VAKA_NONE, "ev_01_invasive_weeds"), 1);
        assert_int_equal(match->zones[zone(at, "1,1")].count, 2);
    }
}

/* E5: so whoever is left alone in the game has no secret islands. */
TEST(an_island_that_all_have_looked_at_is_not_kept_secret)
{
    RULE("6.5b");
    table *at = duel_begin(state, 2);
    int32_t one = zone(at, "1,1"), other = zone(at, "1,2");

    put_tile(at, "tahiti", "1,1", VAKA_SEAT(0));
    put_tile(at, "rapa", "1,2", VAKA_SEAT(0) | VAKA_SEAT(1));
    assert_true(do_with(at, "keep_island", 0, one));
    assert_false(hex_at(at, "1,1")->known);
    assert_false(do_with(at, "keep_island", 1, one)); /* it has never looked at it */
    assert_true(do_with(at, "keep_island", 0, other));
    assert_true(hex_at(at, "1,2")->known);
    assert_int_equal(hex_at(at, "1,2")->tile, kind(at, "rapa") - facts_of(match_of(at))->tile_kind);
}

/* 6.5: three markers, one of which may lie on the very tile. */
TEST(a_fourth_island_is_not_kept_secret)
{
    static const char *const tiles[] = {"tahiti", "rapa", "niue", "tubai"};
    static const char *const hexes[] = {"1,1", "1,2", "2,0", "1,0"};
    table *at = duel_begin(state, 2);

    RULE("6.5c");
    for (int32_t i = 0; i < 3; i++) {
        put_tile(at, tiles[i], hexes[i], VAKA_SEAT(0));
        assert_int_equal(ask_int(at, "island_markers", 0, zone(at, hexes[i])), 3 - i);
        assert_true(do_with(at, "keep_island", 0, zone(at, hexes[i])));
    }
    put_tile(at, tiles[3], hexes[3], VAKA_SEAT(0));
    assert_int_equal(ask_int(at, "island_markers", 0, zone(at, hexes[3])), 0);
    assert_false(do_with(at, "keep_island", 0, zone(at, hexes[3])));
    assert_true(do_with(at, "reveal_island", 0, zone(at, hexes[3])));
    assert_true(hex_at(at, hexes[3])->known);
}

/* --- Cards ------------------------------------------------------------------------------------ */

TEST(a_card_that_is_passed_to_its_owner_stays_there)
{
    table *at = duel_begin(state, 2);
    int32_t card = kind(at, "moai");

    assert_false(do_with(at, "pass_card", card, 1)); /* it does not lie face up */
    give_card(at, 0, "moai", true);
    assert_true(do_with(at, "pass_card", card, 0));
    assert_int_equal(holder_of(at, card), 0);
    assert_true(do_with(at, "pass_card", card, 1));
    assert_int_equal(holder_of(at, card), 1);
    assert_false(do_with(at, "pass_card", KIND_COLONY, 1)); /* no card */
}

int main(void)
{
    return run_registered("exports", duel_load, table_group_unload);
}
