/* tests/rules/archipelago/greedy_test.c - the greedy player: its games end, in each of three ways,
 * and what it does is better than chance.
 *
 * SPDX-License-Identifier: MIT
 *
 * RULES_GAMES=n plays n games of each sort instead of a few, and tells how they ended. */
#include "table.h"

#include "chance/rng.h"
#include "play/bot.h"
#include "play/ways.h"

#include "registered.h"
#include "vaka/ext/advice.h"

enum { GAMES = 20, MOST_ACTIONS = 20000 };

typedef struct endings { /* of many games */
    uint32_t games, points, lost, separatist;
    uint32_t wins[MAX_SEATS]; /* by points */
    uint32_t score;           /* of winners, all together */
    uint32_t within;          /* winners with 6 to 12 points */
    uint32_t turns;
} endings;

static uint32_t games_wanted(void)
{
    const char *text = getenv("RULES_GAMES");

    return text ? (uint32_t)strtoul(text, NULL, 10) : GAMES;
}

static void play_out(table *at, const char *const *names, uint64_t seed)
{
    vaka_bot bots[MAX_SEATS];
    uint32_t poll[4], count = 0;
    vaka_action action = {0};
    vaka_error err;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (vaka_bot_init_for(&bots[seat], at->plugin.module, names[seat], seed, seat, &err))
            fail_msg("%s", err.text);
    vaka_rng_seed(poll, seed);
    vaka_live_listen(at->live, false);
    while (!vaka_live_finished(at->live, NULL)) {
        if (count++ == MOST_ACTIONS)
            fail_msg("seed %u does not end: turn %d, step %d, verb %d", (unsigned)seed,
                     (int)vaka_turn(match_of(at)), (int)step_on_top(at), (int)action.verb);
        if (!vaka_bot_next(bots, at->live, poll, &action))
            fail_msg("nobody can act");
        if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
            fail_msg("%s", err.text);
    }
    table_check(at, "the end");
}

static void note_end(table *at, endings *all)
{
    uint8_t winners = 0;

    vaka_live_finished(at->live, &winners);
    all->games++;
    all->turns += (uint32_t)vaka_turn(match_of(at));
    if (!game_at(at)->lost) {
        int32_t best = __builtin_ctz(winners), score = vaka_score(match_of(at), best);
        all->points++;
        all->wins[best]++;
        all->score += (uint32_t)score;
        all->within += score >= 6 && score <= 12;
    } else if (winners) {
        all->separatist++;
    } else {
        all->lost++;
    }
}

static endings play_games(void **state, const char *const *names, int32_t seats, uint64_t seed)
{
    endings all = {0};
    uint32_t wanted = games_wanted();

    for (uint32_t i = 0; i < wanted; i++) {
        table *at = begin_with(state, seats, seed + i, NULL);
        play_out(at, names, seed + i);
        note_end(at, &all);
    }
    if (getenv("RULES_GAMES"))
        print_message("%u games: %u by points (%u/%u/%u/%u), %u lost, %u separatist; winners have "
                      "%.1f, %u within 6 to 12; %.1f turns\n",
                      all.games, all.points, all.wins[0], all.wins[1], all.wins[2], all.wins[3],
                      all.lost, all.separatist,
                      all.points ? (double)all.score / (double)all.points : 0.0, all.within,
                      (double)all.turns / (double)all.games);
    return all;
}

static const char *const greedy_all[] = {"greedy", "greedy", "greedy", "greedy", "greedy"};

TEST(four_greedy_players_keep_the_colony_alive_more_often_than_not)
{
    endings all = play_games(state, greedy_all, 4, 1000);

    assert_true(all.points * 2 > all.games);
    assert_true(all.within * 2 > all.points);
}

/* Of few players each has to see what comes: two kept the colony in three games of five before they
 * looked at the back on top. */
TEST(two_three_and_five_greedy_players_keep_it_in_two_games_of_three)
{
    for (int32_t seats = 2; seats <= 5; seats += 1 + (seats == 3)) {
        endings all = play_games(state, greedy_all, seats, (uint64_t)(1000 * seats));
        assert_true(3 * all.points >= 2 * all.games);
    }
}

/* --- in a crisis --- */

static const char *choice_of(table *at, int32_t seat)
{
    static char text[VAKA_ACTION_TEXT];
    vaka_bot bots[MAX_SEATS];
    uint32_t poll[4];
    vaka_action action;
    vaka_error err;

    for (int32_t i = 0; i < at->setup.seats; i++)
        assert_int_equal(vaka_bot_init_for(&bots[i], at->plugin.module, "greedy", 1, i, &err),
                         VAKA_OK);
    vaka_rng_seed(poll, 1);
    assert_true(asked(at, seat));
    assert_true(vaka_bot_next(bots, at->live, poll, &action));
    vaka_action_write(at->layout, &action, text, sizeof text);
    return text;
}

/* Three cattle are wanted abroad, of which there are none; seat 0 has tokens, which count for the
 * trend. */
static table *tokens_wanted(void **state, int32_t rebellion)
{
    table *at = in_crisis(state);

    hold(at, 0, "objective-medium_towns");
    vaka_piece_become(match_of(at), match_of(at)->zones[zone(at, "trends")].first,
                      kind(at, "trend-tokens"));
    game_at(at)->lying = 0; /* the crisis at home is over */
    play(at, 0, "done");
    idle_until(at, STEP_CRISIS);
    assert_int_equal(vaka_top(match_of(at))->local[0], 0);
    set_counter(at, "export_cattle", VAKA_NONE, 0);
    have(at, 0, "cattle", 0);
    have(at, 0, "tokens", 3);
    set_counter(at, "rebellion", VAKA_NONE, rebellion);
    return at;
}

TEST(he_gives_what_he_counts_on_when_all_would_lose)
{
    table *at = tokens_wanted(state, 6); /* of eight: three more are too many */

    assert_string_equal(choice_of(at, 0), "give token");
}

TEST(and_keeps_it_when_the_colony_is_safe)
{
    table *at = tokens_wanted(state, 0);

    set_counter(at, "population", VAKA_NONE, 30);
    assert_string_equal(choice_of(at, 0), "done");
}

TEST(the_separatist_does_not_help)
{
    table *at = tokens_wanted(state, 6);

    hold(at, 0, "objective-medium_separatist");
    assert_string_equal(choice_of(at, 0), "done");
}

TEST(greedy_players_win_against_those_by_chance)
{
    static const char *const names[] = {"greedy", "random", "greedy", "random"};
    endings all = play_games(state, names, 4, 5000);

    assert_true(all.wins[0] + all.wins[2] >= all.wins[1] + all.wins[3]);
}

/* --- what a hint says --- */

typedef struct hinted { /* what was done, by row of what can be said */
    uint32_t rows[64];
    uint32_t silent;
} hinted;

static void note_reason(table *at, const vaka_advice *advice, const vaka_action *action,
                        hinted *all)
{
    const vaka_match *seen = vaka_live_seen(at->live, action->seat);
    int32_t row = advice->why(seen, action->seat, action);

    if (row < 0) {
        all->silent++;
        return;
    }
    assert_true((uint32_t)row < advice->reason_count);
    all->rows[row]++;
    if (strncmp(advice->reasons[row].id, "raise", 5) == 0)
        assert_int_equal(action->arg[1], action->seat);
    if (strcmp(advice->reasons[row].id, "rank") == 0)
        assert_int_equal(action->arg[0], action->seat);
    if (strcmp(advice->reasons[row].id, "recruit") == 0)
        assert_true(money_of(seen, action->seat) > 0);
}

TEST(most_of_what_the_greedy_player_does_has_a_reason_that_is_about_him)
{
    hinted all = {{0}, 0};
    uint32_t said = 0, his = 0;

    for (uint64_t seed = 1; seed <= 12; seed++) {
        table *at = begin_with(state, 4, seed, NULL);
        const vaka_advice *advice = at->plugin.module->query(VAKA_EXT_ADVICE);
        assert_non_null(advice);
        vaka_bot bots[MAX_SEATS];
        uint32_t poll[4];
        vaka_action action;
        vaka_error err;

        for (int32_t seat = 0; seat < 4; seat++)
            vaka_bot_init_for(&bots[seat], at->plugin.module, "greedy", seed, seat, &err);
        vaka_rng_seed(poll, seed);
        while (!vaka_live_finished(at->live, NULL) &&
               vaka_bot_next(bots, at->live, poll, &action)) {
            note_reason(at, advice, &action, &all);
            assert_int_equal(vaka_live_apply(at->live, &action, NULL, &err), VAKA_OK);
        }
        for (uint32_t i = 0; seed == 12 && i < advice->reason_count; i++) {
            said += all.rows[i];
            his += all.rows[i] > 0;
        }
    }
    assert_true(his > 30); /* of 36: some things are seldom done */
    assert_true(said > 4 * all.silent);
}

int main(void)
{
    return run_registered("greedy", table_group_load, table_group_unload);
}

/* No way from any place of the asked seat has an action that builds; how many ways there are. */
static uint32_t look_for_ways(table *at, int32_t seat)
{
    uint32_t found = 0;

    for (int32_t from = 0; from < at->layout->zone_count; from++) {
        vaka_ways ways = {0};

        if (!vaka_layout_is_space(at->layout, from) || !vaka_has(match_of(at), from, seat))
            continue;
        vaka_ways_search(at->live, &(vaka_ways_wish){.seat = seat, .from = from, .most = true},
                         &ways);
        for (uint32_t i = 0; i < ways.action_count; i++)
            assert_int_not_equal(ways.actions[i].verb, VERB_BUILD);
        found += ways.count;
        vaka_ways_done(&ways);
    }
    return found;
}

/* What is built somewhere has not been brought there from elsewhere: two presses on the map built a
 * ship that nobody wanted. */
TEST(to_build_is_no_way_to_bring_a_piece)
{
    table *at = begin_with(state, 2, 21, NULL);
    vaka_bot bots[2];
    uint32_t poll[4], found = 0, count = 0;
    vaka_action action;
    vaka_error err;

    for (int32_t seat = 0; seat < 2; seat++)
        assert_int_equal(
            vaka_bot_init_for(&bots[seat], at->plugin.module, "greedy", 21, seat, &err), VAKA_OK);
    vaka_rng_seed(poll, 21);
    while (!vaka_live_finished(at->live, NULL) && count++ < 400) {
        for (int32_t seat = 0; seat < 2; seat++)
            if (count % 3 == 0 && (vaka_live_must(at->live) & VAKA_SEAT(seat)))
                found += look_for_ways(at, seat);
        assert_true(vaka_bot_next(bots, at->live, poll, &action));
        assert_int_equal(vaka_live_apply(at->live, &action, NULL, &err), VAKA_OK);
    }
    assert_true(found > 0);
}
