/* tests/rules/conquest/counters_test.c - kinds of counters that a mod adds (counters/rafts): built,
 * moved and lost by the numbers of their rows, by the rules of what they are like.
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga at 0,1, seat 1 Samoa at 0,0; 1,1 2,1 2,0 and 3,0 are open ocean. */
#include "events.h"
#include "registered.h"
#include "scenes.h"

#include "play/bot.h"

static int load_rafts(void **state)
{
    static const char *const folders[] = {VAKA_SOURCE_DIR "/tests/rules/conquest/counters", NULL};

    if (table_group_load(state))
        return -1;
    table *at = *state;
    vaka_library_done(&at->library);
    vaka_library_open(&at->library, at->plugin.module, folders);
    return at->library.complaints.count ? -1 : 0;
}

static table *begin(void **state)
{
    static const char *const hexes[] = {"1,1", "2,1", "2,0", "3,0"};
    table *at = *state;

    table_homes(at, (table_choice){.scenario = "rafts"});
    for (size_t i = 0; i < 4; i++)
        make_ocean(at, hexes[i]);
    return at;
}

static table *plan(void **state, int32_t villages)
{
    table *at = begin(state);

    settle_hex(at, 0, "tonga", villages);
    hex_at(at, "tonga")->agriculture = villages > 3;
    idle_until_planning(at);
    return at;
}

static void commit_all(table *at)
{
    while (planning(at))
        play(at, asked_seat(at), "commit");
}

static void play_all(table *at, const char *const *texts)
{
    for (; *texts; texts++)
        play(at, 0, *texts);
}

#define PLAY(...) play_all(at, (const char *const[]){__VA_ARGS__, NULL})

/* A roll of the attacker that comes out as asked. */
static void roll(table *at, int32_t die)
{
    char text[16];

    snprintf(text, sizeof text, "die %d", (int)die);
    queue_chance(at, text);
    play(at, 0, "roll");
}

/* --- Building --------------------------------------------------------------------------------- */

TEST(a_seat_has_as_many_as_the_row_says_and_builds_them_for_its_cost)
{
    table *at = plan(state, 4);

    assert_int_equal(count(at, "unbuilt-0", 0, "raft"), 4);
    assert_int_equal(count(at, "unbuilt-1", 1, "guard"), 3);
    assert_true(legal(at, 0, "build raft tonga"));
    assert_false(legal(at, 0, "build great_canoe tonga"));
    assert_string_equal(refused(at, 0, "build great_canoe tonga"), "too_dear"); /* 5 of 4 */
    PLAY("build raft tonga", "build guard tonga"); /* 2, and 1 as for a Band */
    assert_string_equal(refused(at, 0, "build raft tonga"), "too_dear");
    PLAY("build settlers tonga");
    assert_string_equal(refused(at, 0, "build settlers tonga"), "too_dear");
    commit_all(at);
    assert_int_equal(count(at, "tonga", 0, "raft"), 1);
    assert_int_equal(count(at, "unbuilt-0", 0, "raft"), 3);
    assert_int_equal(face_up_in(at, "tonga", 0), 0);
}

TEST(what_was_built_is_told_to_its_owner_and_lies_hidden_from_others)
{
    table *at = plan(state, 4);
    vaka_event built;

    PLAY("build raft tonga");
    commit_all(at);
    assert_true(told(at, EVENT_BUILT, &built));
    assert_int_equal(built.arg[1], kind(at, "raft"));
    assert_int_equal(built.audience, VAKA_SEAT(0));
    assert_int_equal(seen(at, 0, "tonga", 0, "raft"), 1);
    assert_int_equal(seen(at, 1, "tonga", 0, "raft"), 0);
    assert_int_equal(seen(at, 1, "tonga", 0, "piece"), 3); /* with two Bands */
}

TEST(when_none_is_left_none_can_be_built)
{
    table *at = plan(state, 4);

    PLAY("build settlers tonga", "build settlers tonga");
    assert_string_equal(refused(at, 0, "build settlers tonga"), "none_left");
}

TEST(settlers_become_a_village_like_a_colony)
{
    table *at = plan(state, 2);

    commit_all(at);
    place(at, 0, "settlers", "tonga");
    idle_until_planning(at);
    assert_true(legal(at, 0, "settle tonga"));
    PLAY("settle tonga");
    commit_all(at);
    assert_int_equal(hex_at(at, "tonga")->villages, 3);
    assert_int_equal(count(at, "unbuilt-0", 0, "settlers"), 2);
}

TEST(what_makes_its_like_cheaper_makes_it_cheaper)
{
    table *at = begin(state);

    give_card(at, 0, "wood_carving", false);
    play(at, 0, "show wood_carving");
    settle_hex(at, 0, "tonga", 4);
    hex_at(at, "tonga")->agriculture = 1;
    idle_until_planning(at);
    assert_true(legal(at, 0, "build great_canoe tonga")); /* 5 less 1 */
    assert_true(legal(at, 0, "build guard tonga"));
}

/* --- Movement --------------------------------------------------------------------------------- */

TEST(a_raft_goes_less_far_and_carries_two)
{
    table *at = begin(state);

    place(at, 0, "raft", "tonga");
    place(at, 0, "colony", "tonga");
    idle_until_sailing(at);
    assert_false(legal(at, 0, "muster raft tonga down 2"));
    PLAY("muster raft tonga down 1", "load colony raft", "load band raft");
    assert_string_equal(refused(at, 0, "load band raft"), "no_room");
    assert_string_equal(refused(at, 0, "shed raft down 1"), "laden");
    PLAY("sail 1,1");
    assert_string_equal(refused(at, 0, "sail 2,1"), "tired");
    PLAY("land", "done");
    assert_int_equal(count(at, "1,1", 0, "colony"), 1);
    assert_int_equal(count(at, "1,1", 0, "band"), 1);
}

TEST(a_half_laden_canoe_is_not_left_with_what_it_carries)
{
    table *at = begin(state);

    place(at, 0, "raft", "tonga");
    idle_until_sailing(at);
    PLAY("muster raft tonga down 1", "load band raft");
    assert_string_equal(refused(at, 0, "shed raft down 1"), "laden");
    PLAY("shed band down 2", "shed raft down 1");
    assert_int_equal(count(at, "tonga", 0, "raft"), 1);
}

TEST(a_great_canoe_goes_farther_with_two_bands_and_no_colony)
{
    table *at = begin(state);

    place(at, 0, "great_canoe", "tonga");
    place(at, 0, "colony", "tonga");
    place(at, 0, "guard", "tonga");
    idle_until_sailing(at);
    PLAY("muster great_canoe tonga down 3", "load guard great_canoe", "load band great_canoe");
    assert_string_equal(refused(at, 0, "load colony great_canoe"), "not_cargo");
    PLAY("sail 1,1", "sail 2,0", "sail 3,0", "land");
    assert_int_equal(count(at, "3,0", 0, "guard"), 1);
    assert_int_equal(count(at, "3,0", 0, "band"), 1);
}

TEST(a_raft_is_no_link_of_a_chain_and_is_not_turned_over)
{
    table *at = begin(state);

    place(at, 0, "raft", "tonga");
    idle_until(at, STEP_MOVE);
    while (game_at(at)->stage != MOVE_FLIP)
        PLAY("done");
    assert_string_equal(refused(at, 0, "flip tonga up"), "none_to_flip");
}

TEST(who_has_no_place_at_sea_is_given_up_by_kind)
{
    table *at = begin(state);

    idle_until_sailing(at);
    place(at, 0, "raft", "1,1");
    place(at, 0, "guard", "1,1");
    place(at, 0, "band", "1,1");
    place(at, 0, "settlers", "1,1");
    assert_string_equal(refused(at, 0, "done"), "adrift");
    assert_true(legal(at, 0, "leave guard 1,1"));
    assert_true(legal(at, 0, "leave band 1,1"));
    PLAY("leave settlers 1,1", "done");
    assert_int_equal(count(at, "1,1", 0, "guard"), 1);
}

/* --- Battle ----------------------------------------------------------------------------------- */

/* Tahiti at (1,0), held by seat 1 with two villages; seat 0 is about to fight there. */
static table *siege(void **state)
{
    table *at = begin(state);

    put_tile(at, "tahiti", "1,0", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 1, "1,0", 2);
    return at;
}

TEST(a_great_canoe_attacks_and_takes_two_hits)
{
    table *at = siege(state);
    vaka_event stood;

    place(at, 0, "great_canoe", "1,0");
    PLAY("done");
    assert_int_equal(count(at, "attack", 0, "great_canoe"), 1);
    roll(at, 1);
    assert_true(told(at, EVENT_WITHSTOOD, &stood));
    assert_int_equal(stood.arg[0], 0);
    assert_int_equal(stood.arg[1], kind(at, "great_canoe"));
    assert_int_equal(count(at, "attack", 0, "great_canoe"), 1);
    roll(at, 1);
    assert_int_equal(count(at, "unbuilt-0", 0, "great_canoe"), 2);
    assert_int_equal(game_at(at)->battle_at, VAKA_NONE);
}

TEST(who_was_hit_is_hit_again_and_heals_after_the_battle)
{
    table *at = siege(state);

    place(at, 0, "great_canoe", "1,0");
    place(at, 0, "great_canoe", "1,0");
    PLAY("done");
    roll(at, 2);
    roll(at, 2); /* the same one panics */
    assert_int_equal(count(at, "attack-back", 0, "great_canoe"), 1);
    roll(at, 2);
    roll(at, 6); /* the Local Warrior: the battle is won with the other one hurt */
    while (step_on_top(at) == STEP_BATTLE)
        PLAY("done");
    for (VAKA_EACH(match_of(at), zone(at, "1,0"), piece))
        assert_int_equal(match_of(at)->pieces[piece].field[FIELD_HITS], 0);
    assert_int_equal(count(at, "1,0", 0, "great_canoe"), 2);
}

TEST(guards_defend_like_bands_and_porters_stand_behind)
{
    table *at = siege(state);

    place(at, 0, "war_canoe", "1,0");
    place(at, 1, "guard", "1,0");
    place(at, 1, "porters", "1,0");
    place(at, 1, "ark", "1,0");
    place(at, 1, "raft", "1,0");
    PLAY("done");
    assert_int_equal(count(at, "defend", 1, "guard"), 1);
    assert_int_equal(count(at, "defend", 1, "ark"), 1);
    assert_int_equal(count(at, "defend-back", 1, "porters"), 1);
    assert_int_equal(count(at, "defend-back", 1, "raft"), 1);
    roll(at, 4);
    assert_true(legal(at, 1, "lose guard"));
    assert_true(legal(at, 1, "lose ark"));
    assert_true(legal(at, 1, "lose local"));
}

TEST(only_what_leads_attacks_may_enter_among_enemies)
{
    table *at = siege(state);

    place(at, 0, "raft", "tonga");
    place(at, 0, "great_canoe", "tonga");
    PLAY("muster raft tonga down 1");
    assert_string_equal(refused(at, 0, "sail 1,0"), "escort");
    PLAY("muster great_canoe tonga down 3", "sail 1,0");
    assert_int_equal(count(at, "1,0", 0, "raft"), 1);
}

/* --- Rumors ----------------------------------------------------------------------------------- */

TEST(what_is_like_a_rumor_is_built_for_its_cost_and_hidden)
{
    table *at = plan(state, 2);

    assert_int_equal(count(at, "unbuilt-0", 0, "ghosts"), 3);
    PLAY("build ghosts tonga", "build ghosts tonga", "build ghosts tonga");
    assert_string_equal(refused(at, 0, "build ghosts tonga"), "none_left");
    assert_string_equal(refused(at, 0, "build rumor tonga"), "rumor_verb");
    PLAY("rumor tonga");
    commit_all(at);
    assert_int_equal(seen(at, 0, "tonga", 0, "ghosts"), 3);
    assert_int_equal(seen(at, 1, "tonga", 0, "ghosts"), 0);
    assert_int_equal(seen(at, 1, "tonga", 0, "piece"), 6); /* with a Rumor and two Bands */
}

TEST(a_plan_is_complete_when_nothing_but_what_is_like_a_rumor_can_be_added)
{
    table *at = plan(state, 2);

    PLAY("build band tonga", "build band tonga", "inward", "build band tonga");
    assert_true(legal(at, 0, "build ghosts tonga"));
    assert_string_equal(scene(at, 0)->prompt.id, "prompt_spent");
}

TEST(what_is_like_a_rumor_sails_by_its_row_alone_and_carries_nothing)
{
    table *at = begin(state);

    place(at, 0, "ghosts", "tonga");
    idle_until_sailing(at);
    PLAY("muster ghosts tonga down 3");
    assert_string_equal(refused(at, 0, "load band ghosts"), "not_cargo");
    PLAY("sail 1,1", "sail 2,0", "sail 3,0");
    assert_string_equal(refused(at, 0, "hush 3,0"), "rumor_sails");
    PLAY("land");
    assert_int_equal(count(at, "3,0", 0, "ghosts"), 1);
}

TEST(what_is_like_a_rumor_is_taken_off_at_any_time)
{
    table *at = begin(state);
    vaka_event off;

    place(at, 1, "ghosts", "samoa");
    place(at, 1, "rumor", "samoa");
    play(at, 1, "hush samoa"); /* the game's own first */
    assert_int_equal(count(at, "samoa", 1, "rumor"), 0);
    assert_int_equal(count(at, "samoa", 1, "ghosts"), 1);
    play(at, 1, "hush samoa");
    assert_true(told(at, EVENT_RUMOR_OFF, &off));
    assert_int_equal(count(at, "unbuilt-1", 1, "ghosts"), 3);
    assert_string_equal(refused(at, 1, "hush samoa"), "no_rumor");
}

TEST(what_is_like_a_rumor_goes_home_when_a_battle_reveals_it)
{
    table *at = siege(state);
    vaka_event gone;

    place(at, 0, "war_canoe", "1,0");
    place(at, 0, "ghosts", "1,0");
    place(at, 1, "ghosts", "1,0");
    PLAY("done");
    assert_true(told(at, EVENT_RUMOR_GONE, &gone));
    assert_int_equal(count(at, "unbuilt-0", 0, "ghosts"), 3);
    assert_int_equal(count(at, "unbuilt-1", 1, "ghosts"), 3);
    assert_int_equal(count(at, "attack", 0, "war_canoe"), 1);
}

/* --- Events ----------------------------------------------------------------------------------- */

TEST(events_that_take_a_canoe_take_what_is_like_one)
{
    static const char *const rules[] = {"random_events", NULL};
    table *at = *state;

    table_homes(at, (table_choice){.scenario = "raft_events", .rules = rules});
    settle_hex(at, 1, "samoa", 3);
    place(at, 1, "raft", "samoa");
    place(at, 1, "guard", "samoa");
    draw_first(at, "tsunami");
    choose(at, 1, "data.counters.raft.title");
    assert_int_equal(count(at, "samoa", 1, "raft"), 0);
    assert_int_equal(count(at, "samoa", 1, "guard"), 1);
}

TEST(an_event_that_names_a_kind_does_not_take_what_is_only_like_it)
{
    static const char *const rules[] = {"random_events", NULL};
    table *at = *state;

    table_homes(at, (table_choice){.scenario = "raft_events", .rules = rules});
    place(at, 1, "guard", "samoa");
    draw_first(at, "pressed");
    assert_int_equal(option_of(at, 1, "data.counters.guard.title"), VAKA_NONE);
    choose(at, 1, "piece.band");
    assert_int_equal(count(at, "samoa", 1, "guard"), 1);
    assert_int_equal(count(at, "samoa", 1, "band"), 1);
}

TEST(a_typhoon_sends_what_is_like_a_rumor_home)
{
    static const char *const rules[] = {"random_events", NULL};
    table *at = *state;

    table_homes(at, (table_choice){.scenario = "raft_events", .rules = rules});
    place(at, 1, "ghosts", "kapingamarangi");
    place(at, 1, "rumor", "kapingamarangi");
    place(at, 1, "band", "kapingamarangi");
    queue_chance(at, "die 2");
    draw_first(at, "typhoon");
    assert_int_equal(count(at, "kapingamarangi", 1, NULL), 1);
    assert_int_equal(count(at, "unbuilt-1", 1, "ghosts"), 3);
    assert_int_equal(count(at, "unbuilt-1", 1, "rumor"), 2);
}

/* --- The start, the tray, players ------------------------------------------------------------- */

TEST(a_scenario_begins_with_counters_of_a_mod)
{
    table *at = *state;

    table_homes(at, (table_choice){.scenario = "raft_start"});
    assert_int_equal(count(at, "1,1", 0, "raft"), 1);
    assert_int_equal(count(at, "1,1", 0, "band"), 2);
}

TEST(the_tray_has_each_with_its_price_and_stock)
{
    table *at = plan(state, 4);
    const vaka_scene *shown = scene(at, 0);
    const vaka_tray *found = NULL;

    for (uint32_t i = 0; i < shown->tray_count; i++)
        if (shown->trays[i].kind == kind(at, "raft"))
            found = &shown->trays[i];
    assert_non_null(found);
    assert_int_equal(found->verb, VERB_BUILD);
    assert_int_equal(found->price, 2);
    assert_int_equal(found->stock, 4);
    PLAY("build raft tonga");
    assert_int_equal(strip_count(scene(at, 0), "build", "strip_planned", kind(at, "raft")), 1);
}

enum { MOST_ACTIONS = 6000 };

/* Plays a game of bots, or the beginning of one; how often each added kind was built. */
static void play_game(table *at, const char *bot, uint64_t seed, int32_t built[MOST_COUNTERS])
{
    vaka_bot bots[2];
    uint32_t poll[4];
    vaka_action action;
    vaka_error err;

    table_begin(at, (table_choice){.scenario = "rafts", .seed = seed});
    for (int32_t seat = 0; seat < 2; seat++)
        assert_int_equal(vaka_bot_init_for(&bots[seat], at->plugin.module, bot, seed, seat, &err),
                         VAKA_OK);
    vaka_rng_seed(poll, seed);
    for (int32_t i = 0; i < MOST_ACTIONS && !vaka_live_finished(at->live, NULL); i++) {
        assert_true(vaka_bot_next(bots, at->live, poll, &action));
        if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
            fail_msg("%s", err.text);
        table_check(at, bot);
        if (action.verb == VERB_BUILD && action.arg[0] >= KIND_FIXED)
            built[action.arg[0] - KIND_FIXED]++;
    }
}

TEST(players_by_chance_build_and_move_all_of_them_and_nothing_breaks)
{
    int32_t built[MOST_COUNTERS] = {0};

    for (uint64_t seed = 1; seed <= 3; seed++)
        play_game(*state, "random", seed, built);
    for (int32_t i = 0; i < 7; i++)
        assert_true(built[i] > 0);
}

TEST(greedy_builds_what_gives_more_for_its_price_and_ends_its_games)
{
    table *at = *state;
    int32_t built[MOST_COUNTERS] = {0};

    for (uint64_t seed = 1; seed <= 3; seed++) {
        play_game(at, "greedy", seed, built);
        assert_true(vaka_live_finished(at->live, NULL));
    }
    assert_true(built[kind(at, "guard") - KIND_FIXED] > 0);
    assert_true(built[kind(at, "settlers") - KIND_FIXED] > 0);
    assert_int_equal(built[kind(at, "raft") - KIND_FIXED], 0);
    assert_int_equal(built[kind(at, "ghosts") - KIND_FIXED], 0);
}

TEST(without_the_mod_the_block_is_no_larger_and_kinds_have_their_numbers)
{
    table *at = *state;

    table_homes(at, (table_choice){.scenario = "standard"});
    assert_int_equal(facts_of(match_of(at))->counters, 0);
    assert_int_equal(facts_of(match_of(at))->tile_kind, KIND_FIXED);
    assert_int_equal(vaka_kind_by_id(at->layout, "raft"), VAKA_NONE);
}

int main(void)
{
    return run_registered("counters", load_rafts, table_group_unload);
}
