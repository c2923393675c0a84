/* tests/rules/conquest/scenarios_test.c - the game's scenarios, and what a scenario can say.
 *
 * SPDX-License-Identifier: MIT */
#include "advanced.h"
#include "games_by_chance.h"
#include "registered.h"

#include <sys/stat.h>

static void scenario_begin(table *at, int32_t seats, const char *scenario)
{
    table_homes(at, (table_choice){.seats = seats, .scenario = scenario});
}

/* --- Free start ------------------------------------------------------------------------------- */

TEST(four_points_are_spent_in_secret_before_the_first_turn)
{
    table *at = *state;

    RULE("3.3c");
    scenario_begin(at, 2, "free_start");
    assert_int_equal(count(at, "tonga", 0, NULL), 0);
    assert_true(planning(at) && asked(at, 0) && asked(at, 1));
    PLAY("build war_canoe tonga", "build-up tonga", "rumor tonga");
    assert_string_equal(refused(at, 0, "build band tonga"), "too_dear");
    assert_string_equal(refused(at, 0, "build-up tonga"), "up_already");
    assert_int_equal(seen(at, 1, "tonga", 0, NULL), 0);
    PLAY("commit");
    play(at, 1, "build colony samoa");
    play(at, 1, "commit"); /* what is left is lost */
    assert_int_equal(count(at, "tonga", 0, NULL), 3);
    assert_int_equal(count(at, "samoa", 1, NULL), 1);
    assert_int_equal(seen(at, 1, "tonga", 0, "war_canoe"), 0);
    assert_int_equal(seen(at, 1, "tonga", 0, "transport"), 1);
    assert_int_equal(vaka_turn(match_of(at)), 1);
    assert_int_equal(step_on_top(at), STEP_ORDER);
}

TEST(only_counters_are_bought_before_the_first_turn)
{
    static const char *const others[] = {"village tonga", "farm tonga",  "card tonga", "inward",
                                         "settle tonga",  "store tonga", "spend"};
    table *at = *state;

    RULE("3.3c");
    scenario_begin(at, 4, "free_start");
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_string_equal(refused(at, 0, others[i]), "before_start");
    for (int32_t seat = 0; seat < 4; seat++)
        play(at, seat, "commit");
    assert_int_equal(step_on_top(at), STEP_ORDER);
}

/* --- Historic map ----------------------------------------------------------------------------- */

static table *historic_begin(void **state, int32_t seats)
{
    table *at = *state;

    scenario_begin(at, seats, "historic_map");
    PLAY("order 0 clockwise");
    return at;
}

TEST(every_island_lies_in_its_own_hex)
{
    table *at = *state;

    RULE("6.3m");
    scenario_begin(at, 2, "historic_map");
    assert_int_equal(count(at, "pile", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "2,-6", VAKA_NONE, "hawaii"), 1);
    assert_int_equal(seen(at, 0, "2,-6", VAKA_NONE, "hawaii"), 0); /* face down */
    assert_int_equal(count(at, "gone", VAKA_NONE, "hawaiki"), 1);
    assert_int_equal(count(at, "cup", VAKA_NONE, NULL), 63);
    assert_string_equal(refused(at, 0, "unveil 1,0"), "no_tile");
    scenario_begin(at, 4, "historic_map");
    assert_int_equal(count(at, "3,-1", VAKA_NONE, "raiatea"), 1); /* the base setup's lie face up */
    assert_true(hex_at(at, "3,-1")->known);
    assert_int_equal(count(at, "cup", VAKA_NONE, NULL), 57); /* 65 less 6 islands and 2 oceans */
}

TEST(a_marker_of_the_right_sort_finds_what_lies_there)
{
    table *at = historic_begin(state, 2);

    RULE("6.3m");
    PLAY("embark tonga");
    queue_chance(at, "draw cup island-2");
    PLAY("discover 1,0");
    assert_false(told(at, EVENT_MARKER_BACK, NULL));
    assert_int_equal(seen(at, 0, "1,0", VAKA_NONE, "niue"), 1);
    assert_int_equal(game_at(at)->knots, 2);
    PLAY("keep");
    assert_string_equal(refused(at, 0, "discover 1,0"), "explored_here");
}

TEST(a_marker_of_the_wrong_sort_goes_back_into_the_cup)
{
    table *at = historic_begin(state, 2);

    RULE("6.3m");
    PLAY("embark tonga");
    queue_chance(at, "draw cup ocean-1");
    queue_chance(at, "draw cup off-course"); /* it is not looked at when a fitting one is sought */
    queue_chance(at, "draw cup island-3");
    PLAY("discover 1,0");
    assert_true(told(at, EVENT_MARKER_BACK, NULL));
    assert_int_equal(game_at(at)->knots, 3);
    assert_int_equal(count(at, "cup", VAKA_NONE, NULL), 62);
    assert_int_equal(count(at, "trail", VAKA_NONE, NULL), 1);
    PLAY("reveal");
    queue_chance(at, "draw cup island-3");
    queue_chance(at, "draw cup ocean-1");
    PLAY("discover 1,1"); /* no island in history */
    assert_true(told(at, EVENT_OCEAN_FOUND, NULL));
    assert_int_equal(game_at(at)->knots, 4);
    PLAY("return");
    assert_int_equal(count(at, "1,1", VAKA_NONE, "ocean-1"), 1);
}

TEST(off_course_works_as_ever)
{
    table *at = historic_begin(state, 2);

    RULE("6.3m");
    PLAY("embark tonga");
    queue_chance(at, "draw cup off-course");
    PLAY("discover 1,0");
    assert_true(told(at, EVENT_OFF_COURSE, NULL));
    assert_true(asked(at, 1));
    queue_chance(at, "draw cup island-1");
    play(at, 1, "blow 2,0");
    assert_int_equal(seen(at, 0, "2,0", VAKA_NONE, "rarotonga"), 1);
    assert_false(hex_at(at, "1,0")->known);
}

TEST(a_tile_that_another_has_found_costs_two_knots)
{
    table *at = historic_begin(state, 3);

    RULE("6.3m");
    RULE("6.5a");
    PLAY("embark 1,0");
    queue_chance(at, "draw cup island-1");
    PLAY("discover 2,0", "keep", "return");
    play(at, 1, "embark 1,0");
    play(at, 1, "discover 2,0");
    assert_int_equal(game_at(at)->knots, 2);
    assert_int_equal(seen(at, 1, "2,0", VAKA_NONE, "rarotonga"), 1);
}

TEST(with_an_empty_cup_hidden_islands_stay_hidden)
{
    table *at = *state;

    RULE("6.3m");
    RULE("E7");
    scenario_begin(at, 2, "historic_map");
    vaka_zone_move(match_of(at), zone(at, "cup"), zone(at, "gone"));
    PLAY("order 0 clockwise");
    assert_int_equal(step_on_top(at), STEP_MOVE); /* nobody can explore */
}

TEST(without_a_fitting_marker_the_first_one_counts)
{
    table *at = *state;
    vaka_match *match;

    RULE("6.3m");
    scenario_begin(at, 2, "historic_map");
    match = match_of(at);
    for (int32_t piece = match->zones[zone(at, "cup")].first, next; piece >= 0; piece = next) {
        next = match->pieces[piece].next;
        if (match->pieces[piece].kind != kind(at, "ocean-2"))
            vaka_piece_move(match, piece, zone(at, "gone"));
    }
    PLAY("order 0 clockwise", "embark tonga", "discover 1,0");
    assert_int_equal(seen(at, 0, "1,0", VAKA_NONE, "niue"), 1);
    assert_int_equal(game_at(at)->knots, 2);
    PLAY("keep", "return");
}

TEST(aotearoa_always_faces_north)
{
    table *at = *state;

    RULE("6.3m");
    RULE("11.3c");
    table_homes(at, (table_choice){.scenario = "historic_map",
                                   .rules = (const char *const[]){"south_island", NULL}});
    for (VAKA_EACH(match_of(at), zone(at, "-1,4"), piece))
        vaka_look(match_of(at), 0, piece); /* Tonga, whose tiles face south */
    PLAY("unveil -1,4");
    assert_true(told(at, EVENT_TILE_NO_PLACE, NULL));
}

/* --- Eastern duel ----------------------------------------------------------------------------- */

TEST(the_duel_has_kumara_unless_it_is_switched_off)
{
    table *at = *state;

    RULE("11.5a");
    table_begin(at, (table_choice){.scenario = "east_duel"});
    assert_int_equal(value_of(at, VALUE_KUMARA_SEARCH, 0), 1);
    table_begin(at, (table_choice){.scenario = "east_duel",
                                   .rules = (const char *const[]){"-kumara", NULL}});
    assert_int_equal(value_of(at, VALUE_KUMARA_SEARCH, 0), 0);
}

TEST(raiatea_rolls_for_malaria_in_the_duel)
{
    table *at = *state;
    vaka_event event;

    RULE("11.6b");
    table_begin(at, (table_choice){.scenario = "east_duel",
                                   .rules = (const char *const[]){"malaria", NULL}});
    play(at, 0, "home hiva");
    place(at, 0, "colony", "vanuatu");
    hex_at(at, "vanuatu")->independent = 0;
    idle_until_planning(at);
    PLAY("settle vanuatu");
    queue_chance(at, "die 1");
    idle_until_turn(at, 2);
    assert_true(told(at, EVENT_MALARIA_ROLLED, &event));
    assert_int_equal(event.arg[0], 1); /* Raiatea */
}

/* --- What a scenario can say ------------------------------------------------------------------ */

TEST(homes_of_a_scenario_may_have_any_id_and_their_order_breaks_ties)
{
    table *at = *state;

    RULE("3.1c");
    RULE("T1");
    table_begin(at, (table_choice){.seats = 2, .scenario = "other_homes"});
    play(at, 0, "home fiji");
    assert_int_equal(hex_at(at, "fiji")->owner, 0);
    assert_int_equal(hex_at(at, "samoa")->owner, 1);
    assert_int_equal(game_at(at)->marker, 1); /* Samoa comes first in the list: it is last */
}

TEST(a_home_begins_with_what_a_scenario_gives_it_besides_or_instead_of_the_usual_start)
{
    table *at = *state;

    RULE("3.1c");
    table_begin(at, (table_choice){.seats = 2, .scenario = "outposts"});
    assert_true(hex_at(at, "fiji")->independent); /* nobody has Tonga yet */
    play(at, 0, "home tonga");
    assert_int_equal(hex_at(at, "tonga")->villages, 2); /* as usual */
    assert_int_equal(count(at, "tonga", 0, NULL), 0);   /* the Band is in Fiji instead */
    assert_int_equal(hex_at(at, "fiji")->owner, 0);
    assert_false(hex_at(at, "fiji")->independent);
    assert_int_equal(hex_at(at, "fiji")->villages, 4);
    assert_int_equal(hex_at(at, "fiji")->agriculture, 1); /* it has three green boxes */
    assert_int_equal(count(at, "fiji", 0, "band"), 1);
    assert_int_equal(seen(at, 1, "fiji", 0, "band"), 0); /* face down, as every Band */
    assert_int_equal(count(at, "-2,1", 0, "colony"), 1);
    assert_int_equal(seen(at, 1, "-2,1", 0, "transport"), 1);
    assert_int_equal(hex_at(at, "samoa")->villages, 1);
    assert_int_equal(count(at, "samoa", 1, "war_canoe"), 2);
    assert_int_equal(count(at, "samoa", 1, "band"), 2);
    assert_int_equal(count(at, "wake", VAKA_NONE, NULL), 0); /* Hiva is not in a game of two */
    assert_int_equal(game_at(at)->seat[0].home, zone(at, "tonga"));
}

TEST(what_a_home_begins_with_is_of_the_seat_that_has_it)
{
    table *at = *state;

    RULE("3.1c");
    table_begin(at, (table_choice){.seats = 3, .scenario = "outposts"});
    play(at, 0, "home hiva");
    play(at, 1, "home samoa");
    assert_int_equal(count(at, "wake", 0, "rumor"), 1);
    assert_int_equal(hex_at(at, "samoa")->villages, 1);
    assert_int_equal(hex_at(at, "fiji")->owner, 2);
}

static void holds(table *at, games *all, int32_t nth)
{
    const char *broken = at->check->broken(match_of(at));

    if (broken)
        fail_msg("game %d, action %d: %s", (int)all->choice.seed, (int)nth, broken);
    all->noted++;
}

TEST(games_with_starts_away_from_home_go_on_as_any)
{
    for (int32_t seats = 2; seats <= 3; seats++)
        play_by_chance(*state, (games){.choice = {.seats = seats, .scenario = "outposts"},
                                       .count = 2,
                                       .most_actions = 600,
                                       .sensible = 2,
                                       .out_of = 3,
                                       .look = holds});
}

TEST(a_scenario_changes_map_tiles_pieces_decks_and_victory)
{
    table *at = *state;

    RULE("3.1c");
    table_begin(at, (table_choice){.seats = 2, .scenario = "narrow"});
    assert_int_equal(facts_of(match_of(at))->hexes, 102);
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(count(at, "2,1", VAKA_NONE, "motu"), 1);
    assert_true(hex_at(at, "2,1")->known);
    assert_int_equal(vaka_kind_by_id(at->layout, "rapa_nui"), VAKA_NONE);
    assert_int_equal(vaka_kind_by_id(at->layout, "hawaiki"), VAKA_NONE);
    assert_int_equal(count(at, "deck", VAKA_NONE, "moai"), 0);
    assert_int_equal(count(at, "deck", VAKA_NONE, "hula"), 3);
    assert_int_equal(facts_of(match_of(at))->end_vp, 24);
    play(at, 0, "home tonga");
    assert_int_equal(hex_at(at, "tonga")->villages, 3);
    assert_int_equal(count(at, "tonga", 0, NULL), 4);
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 1);
    assert_int_equal(count(at, "tonga", 0, "colony"), 1);
}

TEST(a_village_of_the_start_without_a_green_box_stands_on_improved_agriculture)
{
    table *at = *state;

    RULE("11.1a");
    table_begin(at, (table_choice){.seats = 2, .scenario = "narrow"});
    play(at, 0, "home tonga");
    assert_int_equal(hex_at(at, "tonga")->agriculture, 0);
    assert_int_equal(hex_at(at, "samoa")->villages, 3);
    assert_int_equal(hex_at(at, "samoa")->agriculture, 1);
}

static vaka_status choose(table *at, const char *scenario, const char *rule, vaka_error *err)
{
    const char *const rules[] = {rule, NULL};
    vaka_library_choice choice = {scenario, rules, NULL, 2};
    vaka_content *content = NULL;
    vaka_status status = vaka_library_content(&at->library, &choice, &content, err);

    if (content)
        vaka_content_free(content);
    return status;
}

TEST(a_scenario_says_which_rules_may_be_switched_on)
{
    table *at = *state;
    vaka_error err = {0};

    RULE("3.1c");
    assert_int_equal(choose(at, "narrow", "malaria", &err), VAKA_OK);
    assert_int_equal(choose(at, "narrow", "variable_end:change=2", &err), VAKA_OK);
    assert_int_equal(choose(at, "narrow", "saved_resources", &err), VAKA_OK); /* on anyway */
    assert_int_equal(choose(at, "narrow", "-saved_resources", &err), VAKA_OK);
    assert_int_equal(choose(at, "narrow", "kumara", &err), VAKA_ERR_DATA);
    assert_string_equal(err.text, "the rule kumara does not go with the scenario narrow; these do: "
                                  "malaria, variable_end");
    assert_int_equal(choose(at, "standard", "kumara", &err), VAKA_OK);
    assert_int_equal(choose(at, "standard", "-kumra", &err), VAKA_ERR_DATA);
}

static uint32_t items_with(table *at, const char *const *mods, const char *rule)
{
    const char *const rules[] = {rule, NULL};
    vaka_library_choice choice = {NULL, rules, mods, 2};
    vaka_content *content = NULL;
    uint32_t count;

    assert_int_equal(vaka_library_content(&at->library, &choice, &content, NULL), VAKA_OK);
    count = content->item_count;
    vaka_content_free(content);
    return count;
}

TEST(an_optional_mod_takes_part_only_when_it_is_chosen)
{
    static const char *const none[] = {NULL}, *const tales[] = {"sea_tales", NULL};
    table *at = *state;
    uint32_t usual = items_with(at, NULL, NULL);

    assert_int_equal(items_with(at, none, NULL), usual);
    assert_int_equal(items_with(at, tales, NULL), usual + 5);
    assert_int_equal(items_with(at, NULL, "swift_sails"), usual + 1); /* by its rule */
}

/* --- What is wrong with a scenario -------------------------------------------------------------
 */

#define BAD VAKA_BUILD_DIR "/rules/conquest/bad"

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");

    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

#define TALES VAKA_BUILD_DIR "/rules/conquest/tales"

TEST(a_rule_alone_brings_the_cards_of_its_mod_that_it_names_and_no_others)
{
    static const char *const folders[] = {TALES, NULL}, *const none[] = {NULL};
    static const char *const chosen[] = {"tales", NULL};
    table *at = *state;
    vaka_library whole = at->library;
    uint32_t usual = items_with(at, NULL, NULL);

    mkdir(TALES, 0777);
    mkdir(TALES "/rules", 0777);
    mkdir(TALES "/events", 0777);
    mkdir(TALES "/cultures", 0777);
    write_file(TALES "/mod.lua",
               "return { id = 'tales', title = 'Tales', version = '1.0', api = 1,\n"
               "game = 'conquest', licence = 'MIT' }\n");
    write_file(TALES "/events/whale.lua", "return { title = 'W', text = 'W.', mood = 'bad' }\n");
    write_file(TALES "/cultures/songs.lua", "return { title = 'S', text = 'S.', vp = 1 }\n");
    write_file(TALES "/rules/quiet.lua", "return { title = 'Q', text = 'Q.' }\n");
    write_file(TALES "/rules/telling.lua",
               "return { title = 'T', text = 'T.', brings = { 'event' } }\n");
    vaka_library_open(&at->library, at->plugin.module, folders);
    assert_int_equal(items_with(at, none, "quiet"), usual + 1);
    assert_int_equal(items_with(at, none, "telling"), usual + 2); /* and the whale */
    assert_int_equal(items_with(at, chosen, "quiet"), usual + 3); /* and both cards */
    vaka_library_done(&at->library);
    at->library = whole;
}

/* Does a mod with this scenario bring about such a complaint? */
static bool complains(table *at, const char *scenario, const char *wanted)
{
    static const char *const folders[] = {BAD, NULL};
    vaka_library library;
    char line[1024], text[1024];
    bool found = false;

    mkdir(BAD, 0777);
    mkdir(BAD "/scenarios", 0777);
    write_file(BAD "/mod.lua", "return { id = 'bad', title = 'Bad', version = '1.0', api = 1,\n"
                               "game = 'conquest', licence = 'MIT' }\n");
    snprintf(text, sizeof text, "return { title = 'Bad', text = 'Bad.', %s }\n", scenario);
    write_file(BAD "/scenarios/bad.lua", text);
    vaka_library_open(&library, at->plugin.module, folders);
    for (uint32_t i = 0; i < library.complaints.count; i++) {
        vaka_complaint_write(&library.complaints.at[i], line, sizeof line);
        found |= strstr(line, wanted) != NULL;
    }
    if (!found && library.complaints.count)
        print_error("instead: %s\n", line);
    vaka_library_done(&library);
    return found;
}

TEST(what_is_wrong_with_a_scenario_is_found_before_play)
{
    static const struct {
        const char *scenario, *complaint;
    } wrong[] = {
        {"rules_allowed = { 'malria' }", "there is no rule 'malria' (did you mean 'malaria'?)"},
        {"leave_out = { tiles = { 'tahit' } }", "named 'tahit' (did you mean 'tahiti'?)"},
        {"leave_out = { tilse = { 'tahiti' } }", "there is no table 'tilse'"},
        {"leave_out = { map = { 'tonga' } }",
         "'hex' of row 'tonga' in table 'homes' names 'tonga', which is left out"},
        {"leave_out = { tiles = 'most' }", "what is left out is a list of ids, or \"all\""},
        {"leave_out = { tiles = 'all' }", "no row is left in table 'tiles'"},
        {"brings = { 'evnt' }", "there is no sort of card 'evnt' (did you mean 'event'?)"},
        {"add = { tiles = { { id = 'tahiti', title = 'Tahiti' } } }", "is there twice"},
        {"add = { tiles = { { title = 'Nowhere' } } }", "id"},
        {"cards = { culture = { mohai = { copies = 0 } } }", "did you mean 'moai'?"},
        {"cards = { culture = { moai = { copis = 0 } } }", "did you mean 'copies'?"},
        {"cards = { cultur = { moai = { copies = 0 } } }", "did you mean 'culture'?"},
        {"cards = { culture = { moai = { copies = 'two' } } }", "'copies' must be"},
    };
    table *at = *state;

    RULE("3.1c");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (!complains(at, wrong[i].scenario, wrong[i].complaint))
            fail_msg("%s: not '%s'", wrong[i].scenario, wrong[i].complaint);
}

int main(void)
{
    return run_registered("tests", duel_load, table_group_unload);
}
