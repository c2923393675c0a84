/* tests/rules/conquest/greedy_test.c - the greedy player: its games end, it sees only its view, it
 * makes sensible choices.
 *
 * SPDX-License-Identifier: MIT
 *
 * RULES_GAMES=n plays n games of each sort instead of a few. */
#include "registered.h"
#include "table.h"

#include "match/resample.h"
#include "play/bot.h"

enum { GAMES = 7, MOST_ACTIONS = 6000, MOST_TURNS = 40 };

typedef struct party { /* who plays, and what chance they have */
    vaka_bot bots[MAX_SEATS];
    uint32_t poll[4];
} party;

static uint32_t games_wanted(void)
{
    const char *text = getenv("RULES_GAMES");

    return text ? (uint32_t)strtoul(text, NULL, 10) : GAMES;
}

static void seat_bots(table *at, party *all, const char *const *names, uint64_t seed)
{
    vaka_error err;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (vaka_bot_init_for(&all->bots[seat], at->plugin.module, names[seat], seed, seat, &err))
            fail_msg("%s", err.text);
    vaka_rng_seed(all->poll, seed);
}

/* The next action of the game; false at its end. */
static bool next(table *at, party *all, vaka_action *action)
{
    vaka_error err;

    if (vaka_live_finished(at->live, NULL))
        return false;
    if (!vaka_bot_next(all->bots, at->live, all->poll, action))
        fail_msg("nobody can act");
    if (vaka_live_apply(at->live, action, NULL, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    return true;
}

static const char *const greedy_all[] = {"greedy", "greedy", "greedy", "greedy"};

/* Plays a game to its end; the action that declared victory comes last but for answers to it. */
static uint8_t play_out(table *at, const char *const *names, uint64_t seed, int32_t *declared)
{
    party all;
    vaka_action action;
    uint8_t winners = 0;
    uint32_t count = 0;

    seat_bots(at, &all, names, seed);
    *declared = 0;
    while (next(at, &all, &action)) {
        table_check(at, "a choice of the bot");
        *declared += action.verb == VERB_DECLARE;
        if (++count > MOST_ACTIONS)
            fail_msg("game with seed %llu goes on and on", (unsigned long long)seed);
    }
    vaka_live_finished(at->live, &winners);
    return winners;
}

static void games_end_by_a_declared_victory(table *at, int32_t seats)
{
    uint32_t games = games_wanted();
    table_choice choice = {.seats = seats};

    table_lay_out(at, &choice);
    for (choice.seed = 1; choice.seed <= games; choice.seed++) {
        int32_t declared, best = 0;

        table_start(at, &choice);
        assert_true(play_out(at, greedy_all, choice.seed, &declared) != 0);
        assert_true(declared > 0);
        assert_in_range(vaka_turn(match_of(at)), 5, MOST_TURNS);
        for (int32_t seat = 0; seat < seats; seat++)
            best = game_at(at)->seat[seat].vp > best ? game_at(at)->seat[seat].vp : best;
        assert_true(best >= facts_of(match_of(at))->end_vp);
    }
}

TEST(two_greedy_players_come_to_a_declared_victory)
{
    RULE("10.4a");
    games_end_by_a_declared_victory(*state, 2);
}

TEST(three_greedy_players_come_to_a_declared_victory)
{
    games_end_by_a_declared_victory(*state, 3);
}

TEST(four_greedy_players_come_to_a_declared_victory)
{
    games_end_by_a_declared_victory(*state, 4);
}

TEST(greedy_beats_random)
{
    static const char *const names[] = {"greedy", "random"};
    uint32_t games = games_wanted(), won = 0;
    table *at = *state;
    table_choice choice = {.seats = 2};

    table_lay_out(at, &choice);
    for (choice.seed = 1; choice.seed <= games; choice.seed++) {
        int32_t declared;

        table_start(at, &choice);
        won += (play_out(at, names, choice.seed, &declared) & VAKA_SEAT(0)) != 0;
    }
    assert_true(100 * won >= 85 * games); /* a few games are few: the aim is 95 of 100 */
}

TEST(the_same_seed_plays_the_same_game)
{
    table *at = *state;
    table_choice choice = {.seats = 3, .seed = 9};
    uint64_t hash[2];

    table_lay_out(at, &choice);
    for (int32_t i = 0; i < 2; i++) {
        int32_t declared;

        table_start(at, &choice);
        play_out(at, greedy_all, choice.seed, &declared);
        hash[i] = vaka_live_hash(at->live);
    }
    assert_true(hash[0] == hash[1]);
}

/* --- what it is handed ------------------------------------------------------------------------ */

static uint32_t below(void *data, uint32_t n)
{
    return vaka_rng_below(data, n);
}

/* A script's question, which the host answers for its bots. */
static bool is_question(vaka_live *live, int32_t seat)
{
    uint32_t listed;
    const vaka_action *list = vaka_live_legal(live, seat, &listed);

    return listed && list[listed - 1].verb >= VAKA_VERB_CHOOSE_SPACE;
}

static int32_t ask(table *at, vaka_live *live, int32_t seat, const vaka_match *seen)
{
    const vaka_bots *bots = at->plugin.module->query(VAKA_EXT_BOT);
    vaka_choice choice = {.size = sizeof choice, .seat = seat, .seen = seen, .below = below};
    uint32_t rng[4];

    vaka_rng_seed(rng, 5);
    choice.data = rng;
    choice.asked = (vaka_live_must(live) & VAKA_SEAT(seat)) != 0;
    choice.list = vaka_live_legal(live, seat, &choice.count);
    if (choice.count == 0)
        return VAKA_NONE;
    return bots->bots[0].choose(&choice);
}

TEST(it_chooses_from_the_list_and_nothing_where_it_is_not_asked)
{
    table *at = *state;
    table_choice choice = {.seats = 4, .seed = 3};
    vaka_action action;
    uint32_t choices = 0, unasked = 0;
    party all;

    table_begin(at, choice);
    seat_bots(at, &all, greedy_all, choice.seed);
    do {
        for (int32_t seat = 0; seat < 4; seat++) {
            uint32_t listed = legal_count(at, seat);
            if (is_question(at->live, seat))
                continue;
            int32_t index = ask(at, at->live, seat, vaka_live_seen(at->live, seat));

            if (listed && asked(at, seat)) {
                assert_in_range(index, 0, listed - 1);
                choices++;
            } else {
                assert_int_equal(index, VAKA_NONE);
                unasked += listed > 0;
            }
        }
    } while (next(at, &all, &action));
    assert_true(choices > 100);
    assert_true(unasked > 0);
}

static uint32_t changed(const vaka_resampled *what)
{
    return what->pieces + what->order + what->sealed;
}

TEST(what_it_cannot_see_makes_no_difference_to_it)
{
    table *at = *state;
    table_choice choice = {.seats = 4, .seed = 4};
    uint32_t pairs = 0, actions = 0;
    vaka_action action;
    party all;

    table_begin(at, choice);
    seat_bots(at, &all, greedy_all, choice.seed);
    vaka_live *other = vaka_live_clone(at->live);
    do {
        for (int32_t seat = 0; seat < 4; seat++) {
            vaka_resampled what = {0};

            if (!asked(at, seat) || is_question(at->live, seat) || ++actions % 3)
                continue;
            int32_t index = ask(at, at->live, seat, vaka_live_seen(at->live, seat));
            vaka_live_copy(other, at->live);
            vaka_resample(other, seat, actions, &what);
            assert_int_equal(ask(at, other, seat, vaka_live_seen(other, seat)), index);
            pairs += changed(&what) > 0;
        }
    } while (next(at, &all, &action));
    vaka_live_free(other);
    assert_true(pairs > 50);
}

/* --- sense ------------------------------------------------------------------------------------ */

/* What it would do now, as text. */
static const char *choice_of(table *at, int32_t seat)
{
    static char text[VAKA_ACTION_TEXT];
    int32_t index = ask(at, at->live, seat, vaka_live_seen(at->live, seat));
    uint32_t listed;

    assert_true(index >= 0);
    vaka_action_write(at->layout, &vaka_live_legal(at->live, seat, &listed)[index], text,
                      sizeof text);
    return text;
}

TEST(it_returns_when_knots_make_the_next_hex_too_dear)
{
    static const char *const queue[] = {"draw cup ocean-3", "draw cup ocean-1", NULL};
    table *at = *state;

    table_homes(at, (table_choice){.queue = queue});
    play(at, game_at(at)->marker, "order 0 clockwise");
    play(at, 0, "embark tonga");
    assert_memory_equal(choice_of(at, 0), "discover", 8);
    play(at, 0, "discover 1,1");
    play(at, 0, "discover 1,2");
    assert_int_equal(game_at(at)->knots, 4);
    assert_string_equal(choice_of(at, 0), "return");
}

/* Where every island lies face down in its hex it need not look for one in the open sea. */
TEST(on_the_historic_map_it_looks_for_islands_where_they_lie)
{
    table *at = *state;

    table_homes(at, (table_choice){.scenario = "historic_map"});
    play(at, game_at(at)->marker, "order 0 clockwise");
    play(at, 0, "embark tonga");
    assert_string_equal(choice_of(at, 0), "discover 1,0");
    queue_chance(at, "draw cup ocean-3");
    play(at, 0, "discover 1,1");
    queue_chance(at, "draw cup ocean-1");
    play(at, 0, "discover 2,1");
    assert_string_equal(choice_of(at, 0), "return"); /* all but two islands cost two knots */
}

TEST(it_hides_land_and_shows_atolls)
{
    static const char *const found[][2] = {{"draw pile rarotonga", "keep"},
                                           {"draw pile phoenix", "reveal"}};
    table *at = *state;

    for (int32_t i = 0; i < 2; i++) {
        const char *const queue[] = {"draw cup island-2", found[i][0], NULL};

        table_homes(at, (table_choice){.queue = queue});
        play(at, game_at(at)->marker, "order 0 clockwise");
        play(at, 0, "embark tonga");
        play(at, 0, "discover 1,1");
        assert_string_equal(choice_of(at, 0), found[i][1]);
    }
}

/* Plays the seat's own choices while its step lasts. */
static void move_by_choice(table *at, int32_t seat)
{
    for (int32_t i = 0; i < 40 && asked(at, seat) && step_on_top(at) == STEP_MOVE; i++)
        play(at, seat, choice_of(at, seat));
}

TEST(it_ships_a_colony_to_free_land)
{
    table *at = *state;

    table_homes(at, (table_choice){0});
    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    skip_exploration(at);
    place_up(at, 0, "transport", "tonga");
    place(at, 0, "transport", "tonga");
    place(at, 0, "colony", "tonga");
    move_by_choice(at, 0);
    assert_int_equal(count(at, "1,1", 0, "colony"), 1);
    assert_int_equal(count(at, "1,1", 0, "transport"), 1);
    assert_int_equal(count(at, "tonga", 0, "transport"), 1);
}

TEST(it_closes_a_gap_in_its_chain)
{
    table *at = *state;

    table_homes(at, (table_choice){0});
    make_ocean(at, "1,1");
    put_tile(at, "rarotonga", "2,1", VAKA_NONE);
    settle_hex(at, 0, "2,1", 1);
    skip_exploration(at);
    place_up(at, 0, "transport", "tonga");
    place_up(at, 0, "transport", "2,1");
    place(at, 0, "transport", "tonga");
    move_by_choice(at, 0);
    assert_int_equal(count(at, "1,1", 0, "transport"), 1);
    assert_int_equal(check_of(at)->public_vp(match_of(at), 0), 2 * (2 + 1 + 2));
}

TEST(it_attacks_where_the_odds_are_good_and_only_there)
{
    table *at = *state;

    for (int32_t canoes = 1; canoes <= 3; canoes++) {
        table_homes(at, (table_choice){0});
        skip_exploration(at);
        for (int32_t i = 0; i < canoes; i++) {
            place(at, 0, "war_canoe", "tonga");
            place(at, 0, "band", "tonga");
        }
        move_by_choice(at, 0);
        /* Fiji is next to Tonga and has three warriors of its own. */
        assert_int_equal(game_at(at)->battle_at == zone(at, "fiji"), canoes == 3);
    }
}

TEST(it_builds_a_village_before_anything_else)
{
    table *at = *state;

    table_homes(at, (table_choice){0});
    skip_exploration(at);
    while (step_on_top(at) == STEP_MOVE)
        play(at, game_at(at)->actor, "done");
    assert_string_equal(choice_of(at, 0), "village tonga");
}

/* Lava has left Tonga two green boxes. A point by turning inward gives the brown one its village;
 * eroded it never has one (11.2). */
TEST(it_does_not_turn_inward_for_a_box_that_is_eroded)
{
    for (int32_t eroded = 0; eroded < 2; eroded++) {
        table *at = *state;

        table_homes(at, (table_choice){0});
        vaka_modify(match_of(at), VALUE_CAPACITY, zone(at, "tonga"), VAKA_CHANGE_SET, -1,
                    VAKA_END_NEVER, 0);
        vaka_modify(match_of(at), VALUE_BARREN, zone(at, "tonga"), VAKA_CHANGE_SET, eroded,
                    VAKA_END_NEVER, 0);
        skip_exploration(at);
        while (step_on_top(at) == STEP_MOVE)
            play(at, game_at(at)->actor, "done");
        assert_int_equal(strcmp(choice_of(at, 0), "inward") != 0, eroded);
    }
}

/* Who has declared is not asked for an answer (10.4): a card that lowers a rival comes before. */
TEST(it_lowers_a_rival_who_is_ahead_before_it_declares)
{
    table *at = *state;

    RULE("10.4c");
    table_homes(at, (table_choice){0});
    skip_exploration(at);
    at->invariants = false;
    hex_at(at, "tonga")->villages = 28;
    hex_at(at, "samoa")->villages = 29;
    while (step_on_top(at) == STEP_MOVE)
        play(at, game_at(at)->actor, "done");
    int32_t card = vaka_find(match_of(at), zone(at, "deck"), VAKA_NONE, kind(at, "deforestation"));
    vaka_piece_move(match_of(at), card, zone(at, "hand-0"));
    play(at, 0, "commit");
    play(at, 1, "commit");
    assert_int_equal(vaka_top(match_of(at))->window, WINDOW_VICTORY);
    assert_true(legal(at, 0, "declare"));
    assert_string_equal(choice_of(at, 0), "use deforestation");
    play(at, 0, "use deforestation");
    assert_string_equal(choice_of(at, 0), "declare");
}

int main(void)
{
    return run_registered("greedy", table_group_load, table_group_unload);
}
